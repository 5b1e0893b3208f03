import type { ArtSubject, Terrain } from '@cardscape/studio';
import { memo, type ReactNode } from 'react';
import { CardArt } from './CardArt.tsx';
import { CardFrame, type CardStanding } from './CardFrame.tsx';
import { Glyph } from './Glyph.tsx';
import { RankMarks } from './RankMarks.tsx';
import { useFit } from './useFit.ts';
import './Card.css';

/** Numbers in a card's corners. A corner without one stays empty. */
export interface CardCorners {
  topLeft?: ReactNode;
  topRight?: ReactNode;
  bottomLeft?: ReactNode;
  bottomRight?: ReactNode;
}

/** What is printed on a card. */
export interface CardPrint {
  name: string;
  terrain: Terrain;
  /** Its kind and subtypes, as on the line under the art. */
  kindLine: string;
  /** A paragraph to each line. */
  text?: string | undefined;
  /** What a game draws in the place of plain text. */
  drawnText?: ReactNode;
  art: ArtSubject;
  /** The address of a picture that came with the card, in the place of the drawn one. */
  picture?: string | undefined;
  /** Rank or level: so many marks beside the name. */
  rank?: number | undefined;
  corners?: CardCorners | undefined;
  /** Which copy of the print run it is. */
  serial?: string | undefined;
}

/** A card as printed, and how it lies. */
export interface CardProps extends CardPrint, CardStanding {}

function Corner({ at, children }: { at: string; children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return (
    <span className={`card__corner card__corner--${at} figures`} data-figure>
      {children}
    </span>
  );
}

/** A card of any game. Face down it shows nothing of its print. */
export const Card = memo(function Card(props: CardProps) {
  const { name, terrain, kindLine, text, art, rank, corners = {}, serial, ...rest } = props;
  const { drawnText = text, picture, ...standing } = rest;
  const { size = 'small' } = standing;
  return (
    <CardFrame
      {...standing}
      kind="card"
      terrain={terrain}
      label={[name, rank ? `rank ${rank}` : '', kindLine].filter(Boolean).join(', ')}
      large={() => <LargeCopy {...props} />}
    >
      <header className="card__plate">
        <Corner at="top-left">{corners.topLeft}</Corner>
        <span className="card__name" data-name>
          {name}
        </span>
        <Corner at="top-right">{corners.topRight}</Corner>
      </header>
      <div className="card__window">
        <CardArt subject={art} picture={picture} />
        {rank !== undefined && <RankMarks rank={rank} />}
      </div>
      <p className="card__kind">
        <Glyph terrain={terrain} size="1.15em" />
        <span>{kindLine}</span>
      </p>
      {size === 'large' ? (
        <CardText text={drawnText} />
      ) : (
        drawnText !== undefined && <span className="sr-only">{drawnText}</span>
      )}
      <footer className="card__foot">
        <Corner at="bottom-left">{corners.bottomLeft}</Corner>
        {serial !== undefined && <span className="card__serial figures">{serial}</span>}
        <Corner at="bottom-right">{corners.bottomRight}</Corner>
      </footer>
    </CardFrame>
  );
});

/** The card as it opens large: only its print, none of its standing but the tier. */
function LargeCopy(props: CardProps) {
  const { name, terrain, kindLine, text, drawnText, art, picture, rank } = props;
  const { corners, serial, tier } = props;
  const print = { name, terrain, kindLine, text, drawnText, art, picture, rank, corners, serial };
  return <Card {...print} tier={tier} size="large" />;
}

function CardText({ text }: { text: ReactNode }) {
  const fit = useFit<HTMLDivElement>(text);
  return (
    <div className="card__text" data-print="text" ref={fit}>
      {typeof text === 'string' ? text.split('\n').map((line) => <p key={line}>{line}</p>) : text}
    </div>
  );
}

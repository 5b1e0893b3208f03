import type { CardDesign } from '@cardscape/showdown';
import { memo } from 'react';
import { CardFrame, type CardStanding } from '../look/CardFrame.tsx';
import { Glyph } from '../look/Glyph.tsx';
import { useArt } from '../look/useArt.ts';
import { useFit } from '../look/useFit.ts';
import { CardWords } from './CardWords.tsx';
import {
  artOf,
  elementWords,
  frameOf,
  groundOfElement,
  isFighter,
  needsOf,
} from './showdownPrint.ts';
import { TypeMark } from './TypeMark.tsx';
import './showdownCard.css';

/** A card of Showdown as printed, to be read, and how it lies. */
export interface ShowdownCardProps extends Omit<CardStanding, 'tier' | 'size'> {
  design: CardDesign;
  /** The address of a picture that came with the card; it is drawn as it is. */
  picture?: string | undefined;
}

/** A card of Showdown, large. */
export const ShowdownCard = memo(function ShowdownCard({
  design,
  picture,
  ...standing
}: ShowdownCardProps) {
  return (
    <CardFrame
      {...standing}
      size="large"
      tier={frameOf(design)}
      backKey="showdown"
      kind="showdown-card"
      terrain={groundOfElement(design.element)}
      label={labelOf(design)}
      large={() => <ShowdownCard design={design} picture={picture} />}
    >
      {picture ? (
        <img className="showdown-card__whole" src={picture} alt={labelOf(design)} />
      ) : (
        <Face design={design} />
      )}
    </CardFrame>
  );
});

/** What a screen reader calls a card. */
export function labelOf({ name, level, info }: CardDesign): string {
  return [name, level > 0 && `level ${level}`, info].filter(Boolean).join(', ');
}

function Face({ design }: { design: CardDesign }) {
  const { name, type, level, element, info, attack, hp, levelUp } = design;
  const fit = useFit<HTMLDivElement>(design);
  const art = useArt(artOf(design));
  const ground = groundOfElement(element);
  return (
    <>
      <header className="showdown-card__plate">
        <span className="showdown-card__level figures">
          <TypeMark type={type} />
          {type !== 'char' && type !== 'field' && level}
        </span>
        <span className="showdown-card__name">{name}</span>
      </header>
      <div className="showdown-card__window">
        {art && <img src={art} alt="" decoding="async" draggable={false} />}
        {isFighter(design) && (
          <span className="showdown-card__stats figures">
            <span>Atk {attack}</span>
            <span>HP {hp}</span>
          </span>
        )}
        {type === 'char' && (
          <span className="showdown-card__stats figures">
            <span>HP {hp}</span>
          </span>
        )}
      </div>
      <p className="showdown-card__info">{info}</p>
      <div className="showdown-card__text" ref={fit}>
        <CardWords design={{ ...design, levelUp: null }} />
      </div>
      <footer className="showdown-card__foot">
        <span className="showdown-card__level-up">
          {levelUp && (
            <>
              <b>{needsOf(levelUp, element)}</b> {levelUp.text}
            </>
          )}
        </span>
        <span className="showdown-card__element">
          <Glyph terrain={ground} size="1.5em" />
          <span className="sr-only">{elementWords(element)}</span>
        </span>
      </footer>
    </>
  );
}

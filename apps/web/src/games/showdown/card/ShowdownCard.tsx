import type { CardPrint } from '@cardscape/kernel';
import {
  type CardFacts,
  elementWords,
  factsOf,
  isFighter,
  needsOf,
} from '@cardscape/showdown/tools';
import { subjectOf } from '@cardscape/studio';
import { memo } from 'react';
import { CardFrame, type CardStanding } from '../../../look/card/CardFrame.tsx';
import { Glyph } from '../../../look/card/Glyph.tsx';
import { useArt } from '../../../look/card/useArt.ts';
import { useFit } from '../../../look/card/useFit.ts';
import { MatchWords } from './CardWords.tsx';
import frame from './frame.module.css';
import css from './ShowdownCard.module.css';
import { frameOf, labelOf, terrainOf } from './showdownPrint.ts';
import { TypeMark } from './TypeMark.tsx';

/** A card of Showdown as printed, to be read, and how it lies. */
export interface ShowdownCardProps extends Omit<CardStanding, 'tier' | 'size'> {
  print: CardPrint;
  /** The address of a picture that came with the card; it is drawn as it is. */
  picture?: string | undefined;
}

/** A card of Showdown, large. */
export const ShowdownCard = memo(function ShowdownCard({
  print,
  picture,
  ...standing
}: ShowdownCardProps) {
  const facts = factsOf(print);
  const label = labelOf(print, facts);
  return (
    <CardFrame
      {...standing}
      size="large"
      tier={frameOf(print)}
      backKey="showdown"
      kind={`${frame.frame} ${css.card}`}
      terrain={terrainOf(print)}
      label={label}
      large={() => <ShowdownCard print={print} picture={picture} />}
    >
      {picture ? (
        <img className={css.whole} src={picture} alt={label} />
      ) : facts ? (
        <Face print={print} facts={facts} />
      ) : (
        <span className={css.name}>{print.name}</span>
      )}
    </CardFrame>
  );
});

function Face({ print, facts }: { print: CardPrint; facts: CardFacts }) {
  const { type, level, element, attack, hp, levelUp } = facts;
  const fit = useFit<HTMLDivElement>(print);
  const art = useArt(subjectOf(print.art));
  return (
    <>
      <header className={css.plate}>
        <span className={`${css.level} figures`}>
          <TypeMark type={type} />
          {type !== 'char' && type !== 'field' && level}
        </span>
        <span className={css.name}>{print.name}</span>
      </header>
      <div className={css.window}>
        {art && <img src={art} alt="" decoding="async" draggable={false} />}
        {isFighter(facts) && (
          <span className={`${css.stats} figures`}>
            <span>Atk {attack}</span>
            <span>HP {hp}</span>
          </span>
        )}
        {type === 'char' && (
          <span className={`${css.stats} figures`}>
            <span>HP {hp}</span>
          </span>
        )}
      </div>
      <p className={css.info}>{print.kind}</p>
      <div className={css.text} ref={fit}>
        <MatchWords facts={facts} />
      </div>
      <footer className={css.foot}>
        <span className={css.levelUp}>
          {levelUp && (
            <>
              <b>{needsOf(levelUp, element)}</b> {levelUp.text}
            </>
          )}
        </span>
        <span className={css.element}>
          <Glyph terrain={terrainOf(print)} size="1.5em" />
          <span className="sr-only">{elementWords(element)}</span>
        </span>
      </footer>
    </>
  );
}

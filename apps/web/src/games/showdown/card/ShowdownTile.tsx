import type { CardPrint } from '@cardscape/kernel';
import type { SeenUnit } from '@cardscape/showdown';
import { factsOf, isFighter } from '@cardscape/showdown/tools';
import { subjectOf } from '@cardscape/studio';
import { type CSSProperties, memo } from 'react';
import { CardArt } from '../../../look/card/CardArt.tsx';
import { CardFrame, type CardStanding } from '../../../look/card/CardFrame.tsx';
import { Figure } from '../../../look/card/Figure.tsx';
import { changeOf } from '../../../look/card/figureChange.ts';
import { Glyph } from '../../../look/card/Glyph.tsx';
import frame from './frame.module.css';
import { HpBar } from './HpBar.tsx';
import { ShowdownCard } from './ShowdownCard.tsx';
import css from './ShowdownTile.module.css';
import { frameOf, hasHp, labelOf, terrainOf } from './showdownPrint.ts';
import { TypeMark } from './TypeMark.tsx';
import { UnitMarks } from './UnitMarks.tsx';
import { unitMarks } from './unitWords.ts';

/**
 * A card small enough for a row of eight on a phone: `--tile-width` says how wide. Where it is too small for words,
 * `--tile-words: none` leaves only the picture; `--tile-name`, `--tile-level` and `--tile-glyph` leave out those alone.
 */
export const ShowdownTile = memo(function ShowdownTile({
  print,
  unit,
  picture,
  level,
  ...standing
}: Omit<CardStanding, 'tier' | 'size'> & {
  print: CardPrint;
  /** How it stands on the table, if it does. */
  unit?: SeenUnit | undefined;
  picture?: string | undefined;
  /** Its level now; as printed if left out. */
  level?: number | undefined;
}) {
  const facts = factsOf(print);
  const now = unit?.attack ?? facts?.attack ?? 0;
  return (
    <CardFrame
      {...standing}
      size="mini"
      tier={frameOf(print)}
      backKey="showdown"
      kind={`${frame.frame} ${css.tile}`}
      terrain={terrainOf(print)}
      label={labelOf(print, facts)}
      large={() => <ShowdownCard print={print} picture={picture} />}
    >
      <span className={css.name} data-name>
        {print.name}
      </span>
      <span className={`${css.window} ${unit?.ailments.away ? css.away : ''}`}>
        <CardArt subject={subjectOf(print.art)} picture={picture} />
        <span className={`${css.level} figures`}>
          {facts && <TypeMark type={facts.type} />}
          {facts && facts.type !== 'field' && (facts.type !== 'char' || unit) && (
            <>
              <span className="sr-only">, level </span>
              <span data-figure>{level ?? facts.level}</span>
            </>
          )}
        </span>
        <span className={css.glyph}>
          <Glyph terrain={terrainOf(print)} size="100%" />
        </span>
        {unit && <UnitMarks marks={unitMarks(unit)} />}
        {unit && unit.registers.length > 0 && (
          <span className={`${css.registers} figures`}>
            {unit.registers.map(({ value, color }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a register is its place
              <span key={place} style={{ '--register': hexOf(color) } as CSSProperties}>
                {value}
              </span>
            ))}
          </span>
        )}
        {unit && facts?.type !== 'char' && unit.under.length > 0 && (
          <span className={`${css.under} figures`}>
            {unit.under.length}
            <span className="sr-only"> {unit.under.length === 1 ? 'card' : 'cards'} under it</span>
          </span>
        )}
      </span>
      {facts && hasHp(facts) && (
        <span className={`${css.numbers} figures`}>
          {isFighter(facts) && (
            <span className={css.attack}>
              <span className="sr-only">, attack </span>
              <Figure change={changeOf(now, facts.attack)}>{now}</Figure>
            </span>
          )}
          <HpBar className={css.hp} hp={unit?.hp ?? facts.hp} maxHp={unit?.maxHp ?? facts.hp} />
        </span>
      )}
    </CardFrame>
  );
});

/** A colour of a script, as red, green and blue in one number. */
function hexOf(color: number): string {
  return `#${(color & 0xffffff).toString(16).padStart(6, '0')}`;
}

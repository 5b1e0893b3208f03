import type { CardDesign, SeenUnit } from '@cardscape/showdown';
import { type CSSProperties, memo } from 'react';
import { CardFrame, type CardStanding } from '../look/CardFrame.tsx';
import { Glyph } from '../look/Glyph.tsx';
import { useArt } from '../look/useArt.ts';
import { HpBar } from './HpBar.tsx';
import { labelOf, ShowdownCard } from './ShowdownCard.tsx';
import { artOf, frameOf, groundOfElement, hasHp, isFighter } from './showdownPrint.ts';
import { TypeMark } from './TypeMark.tsx';
import { UnitMarks } from './UnitMarks.tsx';
import { unitMarks } from './unitWords.ts';
import './showdownTile.css';

/** A card small enough for a row of eight on a phone: `--tile-width` says how wide. */
export const ShowdownTile = memo(function ShowdownTile({
  design,
  unit,
  picture,
  level = design.level,
  ...standing
}: Omit<CardStanding, 'tier' | 'size'> & {
  design: CardDesign;
  /** How it stands on the table, if it does. */
  unit?: SeenUnit | undefined;
  picture?: string | undefined;
  /** Its level now; as printed if left out. */
  level?: number | undefined;
}) {
  const art = useArt(artOf(design));
  const { type, attack, name } = design;
  const now = unit?.attack ?? attack;
  return (
    <CardFrame
      {...standing}
      size="mini"
      tier={frameOf(design)}
      backKey="showdown"
      kind="showdown-tile"
      terrain={groundOfElement(design.element)}
      label={labelOf(design)}
      large={() => <ShowdownCard design={design} picture={picture} />}
    >
      <span className="showdown-tile__name">{name}</span>
      <span className={`showdown-tile__window ${unit?.ailments.away ? 'showdown-tile--away' : ''}`}>
        {(picture ?? art) && <img src={picture ?? art} alt="" decoding="async" draggable={false} />}
        <span className="showdown-tile__level figures">
          <TypeMark type={type} />
          {type !== 'field' && (type !== 'char' || unit) && (
            <>
              <span className="sr-only">, level </span>
              {level}
            </>
          )}
        </span>
        <span className="showdown-tile__glyph">
          <Glyph terrain={groundOfElement(design.element)} size="100%" />
        </span>
        {unit && <UnitMarks marks={unitMarks(unit)} />}
        {unit && unit.registers.length > 0 && (
          <span className="showdown-tile__registers figures">
            {unit.registers.map(({ value, color }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a register is its place
              <span key={place} style={{ '--register': hexOf(color) } as CSSProperties}>
                {value}
              </span>
            ))}
          </span>
        )}
        {unit && type !== 'char' && unit.under.length > 0 && (
          <span className="showdown-tile__under figures">
            {unit.under.length}
            <span className="sr-only"> {unit.under.length === 1 ? 'card' : 'cards'} under it</span>
          </span>
        )}
      </span>
      {hasHp(design) && (
        <span className="showdown-tile__numbers figures">
          {isFighter(design) && (
            <span className={`showdown-tile__attack ${changeOf(now, attack)}`}>
              <span className="sr-only">, attack </span>
              {now}
            </span>
          )}
          <HpBar hp={unit?.hp ?? design.hp} maxHp={unit?.maxHp ?? design.hp} />
        </span>
      )}
    </CardFrame>
  );
});

function changeOf(now: number, printed: number): string {
  if (now === printed) return '';
  return now > printed ? 'showdown-tile--raised' : 'showdown-tile--lowered';
}

/** A colour of a script, as red, green and blue in one number. */
function hexOf(color: number): string {
  return `#${(color & 0xffffff).toString(16).padStart(6, '0')}`;
}

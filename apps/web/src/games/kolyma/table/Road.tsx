import { groundOf } from '@cardscape/kolyma/tools';
import type { ReactNode } from 'react';
import { grown } from '../../../look/browser/rootSize.ts';
import { Glyph } from '../../../look/card/Glyph.tsx';
import { signed } from '../../../look/card/numerals.ts';
import { terrainInks } from '../../../look/card/terrainInks.ts';
import css from './Chart.module.css';
import type { Leg } from './track.ts';

/** How long a stretch must be, in pixels, to carry its number, its number in words, and its glyph. */
const longEnough = { sign: 28, glyph: 50, words: 96 } as const;

/** How far the mark of the start reaches over the road. */
const stationRadius = 9;

/** A surveyed road: one stretch for each leg, forward in the upper lane and back in the lower. */
export function Road({
  legs,
  x,
  children,
}: {
  legs: readonly Leg[];
  /** Where a value lies, in pixels. */
  x: (value: number) => number;
  /** What stands beside it. */
  children?: ReactNode;
}) {
  const peak = Math.max(0, ...legs.map(({ from }) => from));
  const turns = legs.some(({ value }) => value < 0);
  return (
    <div className={css.road}>
      <div aria-hidden="true">
        <span className={css.start} style={{ left: x(0) }} />
        {turns && <span className={css.bend} style={{ left: x(peak) }} />}
        {legs.map((leg) => (
          <Stretch key={leg.key} leg={leg} x={x} />
        ))}
      </div>
      {children}
    </div>
  );
}

function Stretch({
  leg: { card, value, from, to },
  x,
}: {
  leg: Leg;
  x: (value: number) => number;
}) {
  const ground = card && groundOf(card.colour);
  const by = grown();
  const left = x(Math.min(from, to));
  const width = x(Math.max(from, to)) - left;
  // The station covers where the road begins.
  const free = from === 0 && value > 0 ? width - stationRadius * by : width;
  const leads = value < 0 ? 'back' : 'forward';
  return (
    <>
      <span
        className={`${css.stretch} ${ground ? '' : css.bonus}`}
        data-leads={leads}
        style={{ left, width, paddingLeft: width - free, ...(ground && terrainInks(ground)) }}
      >
        {free >= longEnough.sign * by && (
          <span className={`${css.sign} figures`}>
            {ground && free >= longEnough.glyph * by && <Glyph terrain={ground} size="0.7rem" />}
            {!ground && free >= longEnough.words * by && 'effects '}
            {signed(value)}
          </span>
        )}
      </span>
      {/* A card tells its own number; what effects add has none. */}
      {!ground && free < longEnough.sign * by && (
        <span
          className={`${css.sign} ${css.bonus} ${css.beside} figures`}
          data-leads={leads}
          style={{ left: x(to) }}
        >
          {signed(value)}
        </span>
      )}
    </>
  );
}

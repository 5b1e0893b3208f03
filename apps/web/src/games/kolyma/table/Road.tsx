import { groundOf } from '@cardscape/kolyma/tools';
import { type Terrain, terrainLook } from '@cardscape/studio';
import { type CSSProperties, Fragment } from 'react';
import { Glyph } from '../../../look/card/Glyph.tsx';
import { signed } from '../../../look/card/numerals.ts';
import css from './Chart.module.css';
import { type Leg, placeOf, type Span } from './track.ts';

/** How high a road is with its two lanes, in pixels; its style says where they lie. */
export const roadHeight = 44;

/** The least a stretch is long that can carry its number. */
const signWidth = 28;

/** How far the mark of the start reaches over the road. */
const stationRadius = 9;

/** A surveyed road: one stretch for each leg, forward in the upper lane and back in the lower. */
export function Road({ legs, span, width }: { legs: readonly Leg[]; span: Span; width: number }) {
  const x = (value: number) => placeOf(value, span, width);
  const peak = legs.reduce((most, { from, to }) => Math.max(most, from, to), 0);
  const turns = legs.some(({ value }) => value < 0);
  return (
    <div className={css.road} aria-hidden="true">
      <span className={css.start} style={{ left: x(0) }} />
      {turns && <span className={css.bend} style={{ left: x(peak) }} />}
      {legs.map((leg) => {
        const left = x(Math.min(leg.from, leg.to));
        const right = x(Math.max(leg.from, leg.to));
        return (
          <Fragment key={leg.key}>
            <Stretch leg={leg} left={left} right={right} />
            {!leg.card && right - left < signWidth && <SignBeside leg={leg} at={x(leg.to)} />}
          </Fragment>
        );
      })}
    </div>
  );
}

function Stretch({ leg, left, right }: { leg: Leg; left: number; right: number }) {
  const terrain: Terrain = leg.card ? groundOf(leg.card.colour) : 'rune';
  const look = terrainLook(terrain);
  const width = right - left;
  const style = {
    left,
    width,
    '--t-ink': look.ink,
    '--t-wash': look.wash,
    '--t-deep': look.deep,
  } as CSSProperties;
  // The station covers where the road begins.
  const first = leg.from === 0 && leg.value > 0;
  const free = first ? width - stationRadius : width;
  return (
    <span
      className={`${css.stretch} ${leg.card ? '' : css.bonus}`}
      data-leads={leadOf(leg)}
      style={style}
    >
      {free >= signWidth && (
        <span className={`${css.sign} figures ${first ? css.first : ''}`}>
          {leg.card && free >= 50 && <Glyph terrain={terrain} size={11} />}
          {!leg.card && free >= 96 && 'effects '}
          {signed(leg.value)}
        </span>
      )}
    </span>
  );
}

/** The lane that a stretch lies in. */
const leadOf = ({ value }: Leg) => (value < 0 ? 'back' : 'forward');

/** The number of a stretch too short for it. A card tells its own; what effects add has none. */
function SignBeside({ leg, at }: { leg: Leg; at: number }) {
  return (
    <span className={`${css.beside} figures`} data-leads={leadOf(leg)} style={{ left: at }}>
      {signed(leg.value)}
    </span>
  );
}

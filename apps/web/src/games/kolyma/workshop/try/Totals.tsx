import type { PositionNumber } from '@cardscape/kolyma/tools';
import { useSize } from '../../../../look/browser/useSize.ts';
import { Road } from '../../table/Road.tsx';
import { legsOf, placeOf, spanOf } from '../../table/track.ts';
import { type Side, totalOf } from './positions.ts';
import css from './Totals.module.css';

type Totalled = Pick<Side, 'numbers' | 'bonus'>;

const names = ['You', 'Opponent'] as const;

/** Both roads before and after the card, on one scale towards the target. */
export function Totals({
  target,
  before,
  after,
}: {
  target: number;
  before: readonly [Totalled, Totalled];
  after: readonly [Totalled, Totalled];
}) {
  const [sheet, width] = useSize(480);
  const moments =
    before === after
      ? [{ name: 'now', sides: after }]
      : [
          { name: 'before', sides: before },
          { name: 'after', sides: after },
        ];
  const roads = moments.map(({ name, sides }) => ({ name, legs: sides.map(roadOf) }));
  const span = spanOf(target);
  const x = (value: number) => placeOf(value, span, width);
  return (
    <div className={css.totals}>
      <div className={css.sheet} ref={sheet}>
        <span className={css.post} style={{ left: x(target) }}>
          <b className="figures">{target}</b>
        </span>
        {names.map((name, seat) => (
          <section key={name} aria-label={`${name}: ${standing(before, after, seat)}`}>
            <h3>
              {name} <span className="figures">{standing(before, after, seat)}</span>
            </h3>
            {roads.map(({ name: moment, legs }) => (
              <div key={moment} className={`${css.road} ${css[moment]}`}>
                <Road legs={legs[seat] ?? []} x={x} />
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function standing(
  before: readonly [Totalled, Totalled],
  after: readonly [Totalled, Totalled],
  seat: number,
): string {
  const [from, to] = [before, after].map((sides) => totalOf(sides[seat as 0 | 1]));
  return from === to ? `${to}, as before` : `${from} → ${to}`;
}

function roadOf({ numbers, bonus }: Totalled) {
  const line = numbers.map(({ value, class: colour }: PositionNumber, card) => ({
    card,
    design: '',
    value,
    colour,
    flipped: false,
  }));
  return legsOf({ line, bonus });
}

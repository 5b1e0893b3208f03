import type { PlayerView } from '@cardscape/kolyma';
import { numeral } from '../../../look/card/numerals.ts';
import { CountUp } from '../../../look/motion/CountUp.tsx';
import css from './Chart.module.css';
import { Road, roadHeight } from './Road.tsx';
import { LineCardView } from './TableCard.tsx';
import { aheadOf, type Leg, placeOf, type Span, spread } from './track.ts';

/** The measures of a chart, in pixels. */
export interface Measures {
  readonly width: number;
  readonly cardWidth: number;
}

/** How wide the flag of a total is, with its pole, in pixels. */
export function flagWidth(total: number): number {
  return 32 + 11 * numeral(total).length;
}

/** A player's line: the cards that lead forward over their road, those that lead back under it. */
export function Track({
  player,
  side,
  owner,
  legs,
  span,
  target,
  measures,
}: {
  player: PlayerView;
  side: 'near' | 'far';
  /** "Your", "Easy bot's". */
  owner: string;
  legs: readonly Leg[];
  span: Span;
  target: number;
  measures: Measures;
}) {
  const x = (value: number) => placeOf(value, span, measures.width);
  const shared = { x, measures };
  const { total } = player;
  const state = total > target ? 'over' : total === target ? 'there' : 'short';
  return (
    <section
      className={css.track}
      aria-label={`${owner} line, total ${total}`}
      data-zone="line"
      data-side={side}
    >
      <Row {...shared} legs={legs.filter(({ value }) => value >= 0)} side="forward" />
      <div className={css.roadPlace} style={{ height: roadHeight }}>
        <Road legs={legs} span={span} width={measures.width} />
        <span
          className={css.flag}
          data-flies={aheadOf(legs)}
          data-stands={state}
          style={{ left: x(total) }}
          data-total={total}
        >
          <CountUp value={total} show={numeral} />
        </span>
      </div>
      <Row {...shared} legs={legs.filter(({ value }) => value < 0)} side="back" />
    </section>
  );
}

function Row({
  legs,
  side,
  x,
  measures: { width, cardWidth },
}: {
  legs: readonly Leg[];
  side: 'forward' | 'back';
  x: (value: number) => number;
  measures: Measures;
}) {
  const laid = legs.flatMap((leg) => (leg.card ? [{ ...leg, card: leg.card }] : []));
  const middles = laid.map(({ from, to }) => (x(from) + x(to)) / 2);
  const edges = spread(middles, cardWidth + 6, width);
  const reach = 9;
  return (
    <div className={`${css.row} ${laid.length === 0 ? css.bare : ''}`} data-leads={side}>
      <svg className={css.leaders} width={width} height={reach} aria-hidden="true">
        {laid.map(({ key }, index) => {
          const card = (edges[index] ?? 0) + cardWidth / 2 + 3;
          const road = middles[index] ?? 0;
          const [top, bottom] = side === 'forward' ? [card, road] : [road, card];
          return <line key={key} x1={top} y1={0} x2={bottom} y2={reach} />;
        })}
      </svg>
      <ul className={css.cards} aria-label={side === 'forward' ? 'Lead forward' : 'Lead back'}>
        {laid.map(({ key, card }, index) => (
          <li key={key} style={{ left: (edges[index] ?? 0) + 3 }}>
            <LineCardView card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import { grown } from '../../../look/browser/rootSize.ts';
import { numeral } from '../../../look/card/numerals.ts';
import { CountUp } from '../../../look/motion/CountUp.tsx';
import css from './Chart.module.css';
import { Road } from './Road.tsx';
import { LineCardView } from './TableCard.tsx';
import { aheadOf, type Leg, type Side, spread } from './track.ts';

/** What is left free between two cards of a row, in pixels. */
const gap = 6;

/** How wide the flag of a total is, with its pole, in pixels. */
function flagWidth(total: number): number {
  return (32 + 11 * numeral(total).length) * grown();
}

/** Where a flag stands that flies to this side: at its total, but never beyond the edge of the chart. */
function flagAt(at: number, total: number, side: Side, width: number): number {
  const wide = flagWidth(total);
  return side === 'left' ? Math.max(wide, at) : Math.min(width - wide, at);
}

/** What a track is drawn with: its legs, and where a value lies on the chart. */
interface Line {
  legs: readonly Leg[];
  x: (value: number) => number;
  width: number;
  cardWidth: number;
}

/** A player's line: the cards that lead forward over their road, those that lead back under it. */
export function Track({
  total,
  side,
  name,
  target,
  ...line
}: Line & { total: number; side: 'near' | 'far'; name: string; target: number }) {
  const { legs, x, width } = line;
  return (
    <section
      aria-label={`${name === 'You' ? 'Your' : `${name}'s`} line, total ${total}`}
      data-zone="line"
      data-side={side}
    >
      <Row {...line} leads="forward" />
      <Road legs={legs} x={x}>
        <span
          className={css.flag}
          data-flies={aheadOf(legs)}
          data-stands={total > target ? 'over' : total === target ? 'there' : 'short'}
          style={{ left: flagAt(x(total), total, aheadOf(legs), width) }}
          data-total={total}
          data-figure
        >
          <CountUp value={total} show={numeral} />
        </span>
      </Road>
      <Row {...line} leads="back" />
    </section>
  );
}

/** Cards beside the road, each with a line to the middle of its stretch. */
function Row({ legs, x, width, cardWidth, leads }: Line & { leads: 'forward' | 'back' }) {
  const laid = legs.flatMap(({ card, value, from, to }) =>
    card && value < 0 === (leads === 'back') ? [{ card, middle: (x(from) + x(to)) / 2 }] : [],
  );
  const edges = spread(
    laid.map(({ middle }) => middle),
    cardWidth + gap,
    width,
  );
  return (
    <ul className={css.row} data-leads={leads} aria-label={`Lead ${leads}`}>
      {laid.map(({ card, middle }, place) => {
        const left = (edges[place] ?? 0) + gap / 2;
        const ends = [cardWidth / 2, middle - left];
        const [top, bottom] = leads === 'forward' ? ends : ends.reverse();
        return (
          <li key={card.card} style={{ left }}>
            <LineCardView {...card} />
            <svg className={css.leader} aria-hidden="true">
              <line x1={top} y1="0" x2={bottom} y2="100%" />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

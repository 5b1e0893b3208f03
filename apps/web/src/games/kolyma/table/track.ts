import type { LineCard, PlayerView } from '@cardscape/kolyma';

/** One stretch of a player's road: a number card as it lies, or what effects have added. */
export interface Leg {
  readonly key: string;
  /** The card that makes it; none for the bonus of effects. */
  readonly card?: LineCard;
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** The values a chart reaches from and to. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** The chart's grid: spans end on its lines, so that the scale seldom changes. */
const GRID = 5;

/** How much ground lies before the start. */
const RUN_UP = 2;

/** Something that stands beside a value and needs this much of the chart's width there. */
export interface Beside {
  readonly at: number;
  readonly side: 'left' | 'right';
  readonly share: number;
}

/**
 * A player's road from 0 to their total. First all that leads forward, then all that leads back: so
 * it turns once, and two lanes are enough to show every stretch.
 */
export function legsOf({ line, bonus }: Pick<PlayerView, 'line' | 'bonus'>): Leg[] {
  const cards = line.map((card) => ({ key: `card-${card.card}`, card, value: card.value }));
  const stretches = [...cards, ...(bonus === 0 ? [] : [{ key: 'bonus', value: bonus }])];
  const ordered = stretches.toSorted((a, b) => Number(a.value < 0) - Number(b.value < 0));
  let at = 0;
  return ordered.map((stretch) => {
    const from = at;
    at += stretch.value;
    return { ...stretch, from, to: at };
  });
}

/** The side of its end a road leaves free: a flag there covers nothing. */
export function aheadOf(legs: readonly Leg[]): Beside['side'] {
  return (legs.at(-1)?.value ?? 0) < 0 ? 'left' : 'right';
}

/** The span that shows the target, some ground behind it, every road, and what stands beside. */
export function spanOf(
  roads: readonly (readonly Leg[])[],
  target: number,
  besides: readonly Beside[] = [],
): Span {
  const marks = [0, target + 2, ...roads.flat().flatMap(({ from, to }) => [from, to])];
  const least = Math.min(...marks);
  // Most roads never lead below 0: then a little ground before the start is enough.
  const low = least < 0 ? Math.floor((least - 1) / GRID) * GRID : -RUN_UP;
  const high = Math.ceil((Math.max(...marks) + 1) / GRID) * GRID;
  return widened({ low, high }, besides);
}

/** The most of a chart that one thing can claim; two of them still leave ground between. */
const MOST = 0.4;

/** The span, a step of the grid longer at a time until each thing has its share of it. */
function widened(span: Span, besides: readonly Beside[]): Span {
  const cramped = besides.find(({ at, side, share }) => {
    const place = placeOf(at, span, 1);
    return (side === 'left' ? place : 1 - place) < Math.min(share, MOST);
  });
  if (!cramped) return span;
  const longer =
    cramped.side === 'left'
      ? { ...span, low: (Math.ceil(span.low / GRID) - 1) * GRID }
      : { ...span, high: span.high + GRID };
  return widened(longer, besides);
}

/** How far along a chart of this width a value lies. */
export function placeOf(value: number, { low, high }: Span, width: number): number {
  return ((value - low) / (high - low)) * width;
}

/**
 * Left edges for things of one size that want to stand over these middles: in the order of the
 * middles, side by side, inside the width. Where there is no room they overlap evenly.
 */
export function spread(middles: readonly number[], size: number, width: number): number[] {
  const last = Math.max(0, width - size);
  const step = Math.min(size, last / Math.max(1, middles.length - 1));
  const laid = middles.map((middle) => ({ middle, edge: middle - size / 2 }));
  const order = laid.toSorted((a, b) => a.middle - b.middle);
  let least = 0;
  for (const each of order) {
    each.edge = Math.max(least, each.edge);
    least = each.edge + step;
  }
  // What was pushed over the right edge comes back, and pushes those before it.
  let most = last;
  for (const each of order.reverse()) {
    each.edge = Math.max(0, Math.min(most, each.edge));
    most = each.edge - step;
  }
  return laid.map(({ edge }) => edge);
}

/** How far apart the marks of a ruler are, so that no two numbers run into each other. */
export function stepOf({ low, high }: Span, width: number, room: number): number {
  const unit = width / (high - low);
  return [GRID, 2 * GRID, 5 * GRID, 10 * GRID].find((step) => step * unit >= room) ?? 20 * GRID;
}

/** The marks of a ruler over this span. */
export function marksOf({ low, high }: Span, step = GRID): number[] {
  const first = Math.ceil(low / step);
  const length = Math.floor(high / step) - first + 1;
  return Array.from({ length }, (_, index) => (first + index) * step);
}

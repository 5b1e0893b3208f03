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

/** The ground a chart shows on one scale; what lies beyond either end is folded. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** What is marked on the chart lies on a grid of five. */
const GRID = 5;

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

/** A side of a value. */
export type Side = 'left' | 'right';

/** The side of its end a road leaves free: a flag there covers nothing. */
export function aheadOf(legs: readonly Leg[]): Side {
  return (legs.at(-1)?.value ?? 0) < 0 ? 'left' : 'right';
}

/** The ground round a target: the same for all of a round, whatever is played. */
export function spanOf(target: number): Span {
  const behind = Math.max(2 * GRID, target * 0.4);
  return { low: -GRID, high: Math.ceil((target + behind) / GRID) * GRID };
}

/** What is kept of a chart's width at either end, in pixels: for the fold, and for what stands beside it. */
function endsOf(width: number) {
  const fold = Math.max(10, Math.min(24, width * 0.03));
  return { fold, first: fold + 8, last: width - fold - 32 };
}

/** How far beyond the end of the scale half of a fold is used up. */
const HALF_FOLDED = 20;

/** How far along a chart of this width a value lies, in pixels. Far sums come closer and closer together. */
export function placeOf(value: number, { low, high }: Span, width: number): number {
  const { fold, first, last } = endsOf(width);
  const folded = (beyond: number) => (fold * beyond) / (beyond + HALF_FOLDED);
  if (value < low) return first - folded(low - value);
  if (value > high) return last + folded(value - high);
  return first + ((value - low) / (high - low)) * (last - first);
}

/** Where the ground is folded, in pixels: the way through each fold. */
export function foldsOf(
  width: number,
): readonly { readonly left: number; readonly width: number }[] {
  const { fold, first, last } = endsOf(width);
  return [first - fold, last].map((left) => ({ left, width: fold }));
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
export function stepOf(unit: number, room: number): number {
  return [GRID, 2 * GRID, 5 * GRID, 10 * GRID].find((step) => step * unit >= room) ?? 20 * GRID;
}

/** The marks of a ruler over this span. */
export function marksOf({ low, high }: Span, step = GRID): number[] {
  const first = Math.ceil(low / step);
  const length = Math.floor(high / step) - first + 1;
  return Array.from({ length }, (_, index) => (first + index) * step);
}

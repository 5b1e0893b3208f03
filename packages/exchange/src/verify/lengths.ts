import type { LengthShare, Ring } from '../round/round.ts';

/** How the cards that change hands are shared out among the lengths of rings. */
export function sharesByLength(rings: readonly Ring[]): Record<string, LengthShare> {
  const counts = new Map<number, number>();
  let all = 0;
  for (const { length } of rings) {
    counts.set(length, (counts.get(length) ?? 0) + 1);
    all += length;
  }
  const lengths = [...counts].sort(([one], [other]) => one - other);
  return Object.fromEntries(
    lengths.map(([length, count]) => {
      const cards = length * count;
      return [length, { rings: count, cards, share: Number((cards / all).toFixed(4)) }];
    }),
  );
}

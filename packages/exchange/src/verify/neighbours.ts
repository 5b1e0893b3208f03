import type { Handing, Person } from '../round/round.ts';

/** Who gives copies of a design to whom in an exchange: how often each gives to each. */
type Pairs = Map<string, Map<string, number>>;

/**
 * People who keep apart and stand next to each other in a ring although another cut of the same exchange has
 * fewer such neighbours: the copies of the design could be handed on in another way.
 */
export function avoidableNeighbours(
  people: ReadonlyMap<string, Person>,
  handings: readonly Handing[],
): string[] {
  const isApart = (one: string, other: string) =>
    (people.get(one)?.blocks.includes(other) ?? false) ||
    (people.get(other)?.blocks.includes(one) ?? false);
  const broken = handings.filter(({ from, to }) => isApart(from, to));
  const lines: string[] = [];
  for (const design of new Set(broken.map(({ card }) => card))) {
    const pairs: Pairs = new Map();
    for (const { from, to, card } of handings) {
      if (card !== design) continue;
      const takers = pairs.get(from) ?? new Map<string, number>();
      pairs.set(from, takers.set(to, (takers.get(to) ?? 0) + 1));
    }
    const apart = broken.filter(({ card }) => card === design);
    const open = new Set(apart.map(({ to }) => to));
    const one = apart.find(({ from }) => canTurn(from, open, pairs, isApart));
    if (one)
      lines.push(
        `${one.from} and ${one.to} keep apart and stand next to each other with "${design}"; another cut avoids it.`,
      );
  }
  return lines;
}

/** Whether a giver can turn to somebody else, and those who gave to them to others, until an open taker is met. */
function canTurn(
  start: string,
  open: ReadonlySet<string>,
  pairs: Pairs,
  isApart: (one: string, other: string) => boolean,
): boolean {
  const takers = new Set([...pairs.values()].flatMap((given) => [...given.keys()]));
  const givers = new Set([start]);
  const seen = new Set<string>();
  for (const giver of givers)
    for (const taker of takers) {
      if (seen.has(taker) || isApart(giver, taker)) continue;
      if (open.has(taker)) return true;
      seen.add(taker);
      for (const [other, given] of pairs)
        if (given.has(taker) && !isApart(other, taker)) givers.add(other);
    }
  return false;
}

import type { Handing, Person } from '../round/round.ts';

/** Who gives copies of a design to whom: givers and takers of each other, whatever the number of copies. */
interface Neighbours {
  readonly takers: Set<string>;
  readonly giversTo: Map<string, Set<string>>;
  /** Those who keep apart and stand next to each other. */
  readonly broken: Handing[];
}

/**
 * People who keep apart and stand next to each other in a ring although another cut of the same exchange has
 * fewer such neighbours: the copies of the design could be handed on in another way.
 */
export function avoidableNeighbours(
  people: ReadonlyMap<string, Person>,
  handings: readonly Handing[],
): string[] {
  const blocked = new Map<string, ReadonlySet<string>>();
  for (const [id, { blocks }] of people) if (blocks.length > 0) blocked.set(id, new Set(blocks));
  if (blocked.size === 0) return [];
  const isApart = (one: string, other: string) =>
    (blocked.get(one)?.has(other) ?? false) || (blocked.get(other)?.has(one) ?? false);
  return [...neighboursOf(handings, isApart)].flatMap(([design, neighbours]) => {
    const pair = neighbours.broken.length > 0 && turnable(neighbours, isApart);
    return pair
      ? `${pair.from} and ${pair.to} keep apart and stand next to each other with "${design}"; another cut avoids it.`
      : [];
  });
}

type IsApart = (one: string, other: string) => boolean;

function neighboursOf(handings: readonly Handing[], isApart: IsApart): Map<string, Neighbours> {
  const designs = new Map<string, Neighbours>();
  for (const handing of handings) {
    const { from, to, card } = handing;
    const found: Neighbours = designs.get(card) ?? {
      takers: new Set(),
      giversTo: new Map(),
      broken: [],
    };
    designs.set(card, found);
    found.takers.add(to);
    found.giversTo.set(to, (found.giversTo.get(to) ?? new Set()).add(from));
    if (isApart(from, to)) found.broken.push(handing);
  }
  return designs;
}

/**
 * A broken pair whose giver can turn to somebody else, and those who gave to them to others, until somebody is met
 * who takes from a broken pair as well.
 */
function turnable({ takers, giversTo, broken }: Neighbours, isApart: IsApart): Handing | undefined {
  const open = new Set(broken.map(({ to }) => to));
  const startedBy = new Map(broken.map((pair) => [pair.from, pair]));
  const unseen = new Set(takers);
  for (const [giver, pair] of startedBy)
    for (const taker of unseen) {
      if (isApart(giver, taker)) continue;
      if (open.has(taker)) return pair;
      unseen.delete(taker);
      for (const other of giversTo.get(taker) ?? [])
        if (!startedBy.has(other)) startedBy.set(other, pair);
    }
  return undefined;
}

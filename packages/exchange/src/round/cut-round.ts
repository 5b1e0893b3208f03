import type { Work } from '../flow/work.ts';
import { cutRings, type NumberedRing } from '../rings/cut.ts';
import type { Apart, Pool } from '../rings/pool.ts';
import { keepApart } from '../rings/pools.ts';
import type { CopyArc, RoundModel } from './model.ts';
import type { Ring } from './round.ts';

/** Cuts what goes round in the network of a round into rings, the shortest first. */
export function* cutRound(model: RoundModel, flow: Float64Array): Work<Ring[]> {
  const { people, designs, given, taken } = model;
  const pools = designs.map((_, design): Pool => ({ design, givers: [], takers: [] }));
  const fill = (arcs: readonly CopyArc[], side: 'givers' | 'takers') => {
    for (const { arc, person, design } of arcs) {
      const left = flow[arc] as number;
      if (left > 0) (pools[design] as Pool)[side].push({ of: person, left });
    }
  };
  fill(given, 'givers');
  fill(taken, 'takers');
  const rings = yield* cutRings(people.length, keepApart(pools, apartIn(model)));
  return rings
    .map(fromFirst)
    .sort(inOrder)
    .map((ring) =>
      ring.map(({ person, design }, at) => ({
        from: people[person]?.person.id as string,
        to: people[(ring[at + 1] ?? ring[0])?.person as number]?.person.id as string,
        card: designs[design] as string,
      })),
    );
}

const NOBODY: ReadonlySet<number> = new Set();

/** Who keeps apart from whom, if anybody does: one who blocks keeps both apart. */
function apartIn({ people }: RoundModel): Apart | undefined {
  const numbers = new Map(people.map(({ person }, number) => [person.id, number]));
  const apart = new Map<number, Set<number>>();
  const add = (one: number, other: number) => {
    const others = apart.get(one) ?? new Set();
    apart.set(one, others.add(other));
  };
  for (const [one, { person }] of people.entries())
    for (const blocked of person.blocks) {
      const other = numbers.get(blocked);
      if (other === undefined || other === one) continue;
      add(one, other);
      add(other, one);
    }
  return apart.size === 0 ? undefined : (person) => apart.get(person) ?? NOBODY;
}

/** The ring from the person of it who comes first. */
function fromFirst(ring: NumberedRing): NumberedRing {
  const first = ring.reduce(
    (least, { person }, at) => (person < (ring[least]?.person as number) ? at : least),
    0,
  );
  return [...ring.slice(first), ...ring.slice(0, first)];
}

/** Shorter rings first; those of one length by their people and cards. */
function inOrder(one: NumberedRing, other: NumberedRing): number {
  if (one.length !== other.length) return one.length - other.length;
  for (const [at, { person, design }] of one.entries()) {
    const against = other[at] as NumberedRing[number];
    if (person !== against.person) return person - against.person;
    if (design !== against.design) return design - against.design;
  }
  return 0;
}

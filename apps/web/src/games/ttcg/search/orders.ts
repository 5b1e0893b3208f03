import type { Design } from '@cardscape/ttcg';

/** The ways in which cards can be put in order. */
export const orders = {
  set: 'As in the set',
  name: 'Name',
  rank: 'Rank, low first',
  attack: 'Attack, high first',
  defense: 'Defense, high first',
} as const;

/** A way in which cards can be put in order. */
export type Order = keyof typeof orders;

/** Is it one of them? */
export function isOrder(name: string): name is Order {
  return Object.hasOwn(orders, name);
}

const comparisons: Record<Exclude<Order, 'set'>, (one: Design, other: Design) => number> = {
  name: (one, other) => one.name.localeCompare(other.name, 'en'),
  rank: (one, other) => one.rank - other.rank,
  attack: (one, other) => unitsFirst(one, other) || other.attack - one.attack,
  defense: (one, other) => unitsFirst(one, other) || other.defense - one.defense,
};

/** The numbers of a spell are bonuses, and do not compare with those of a unit. */
function unitsFirst(one: Design, other: Design): number {
  return Number(one.type === 'spell') - Number(other.type === 'spell');
}

/** The cards in some order; equal ones stay as they stand in the set. */
export function ordered(designs: readonly Design[], order: Order): readonly Design[] {
  return order === 'set' ? designs : designs.toSorted(comparisons[order]);
}

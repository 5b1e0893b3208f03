/** So many copies of a card, by its name. */
export interface Stack {
  readonly card: string;
  readonly count: number;
}

/** Cards in no order of their own: each name once, sorted, so that equal piles are equal data. */
export type Pile = readonly Stack[];

/** The order in which names stand in lists. */
export const byName = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** How many copies of a card lie in the pile. */
export function copiesIn(pile: Pile, card: string): number {
  return pile.find((stack) => stack.card === card)?.count ?? 0;
}

/** How many cards the pile has. */
export function sizeOf(pile: Pile): number {
  return pile.reduce((sum, { count }) => sum + count, 0);
}

/** The pile with copies of a card added. */
export function put(pile: Pile, card: string, count = 1): Pile {
  return withCopies(pile, card, copiesIn(pile, card) + count);
}

/** The pile without so many copies of a card; they must be in it. */
export function take(pile: Pile, card: string, count = 1): Pile {
  const left = copiesIn(pile, card) - count;
  if (left < 0) throw new RangeError(`there are not ${count} copies of ${card} to take`);
  return withCopies(pile, card, left);
}

function withCopies(pile: Pile, card: string, count: number): Pile {
  const others = pile.filter((stack) => stack.card !== card);
  if (count === 0) return others;
  return [...others, { card, count }].sort((a, b) => byName(a.card, b.card));
}

/** The pile of these cards. */
export function pileOf(cards: Iterable<string>): Pile {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return stacked(counts);
}

/** All the cards of some piles on one. */
export function together(...piles: readonly Pile[]): Pile {
  const counts = new Map<string, number>();
  for (const { card, count } of piles.flat()) counts.set(card, (counts.get(card) ?? 0) + count);
  return stacked(counts);
}

function stacked(counts: ReadonlyMap<string, number>): Pile {
  return [...counts]
    .map(([card, count]) => ({ card, count }))
    .sort((a, b) => byName(a.card, b.card));
}

/** Every card of the pile, one by one: the deck as a match takes it. */
export function cardsOf(pile: Pile): string[] {
  return pile.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
}

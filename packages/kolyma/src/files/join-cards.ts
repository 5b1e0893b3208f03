import type { AnyCard, CardSet } from './set-types.ts';

/** A set with more cards behind its own; one takes the place of another of its kind and name. */
export function joinCards(set: CardSet, added: readonly AnyCard[]): CardSet {
  const specials = added.flatMap((entry) => (entry.kind === 'special' ? [entry.card] : []));
  const numbers = added.flatMap((entry) => (entry.kind === 'number' ? [entry.card] : []));
  const characters = added.flatMap((entry) => (entry.kind === 'character' ? [entry.card] : []));
  return {
    specials: [...without(set.specials, specials), ...specials],
    numbers: [...without(set.numbers, numbers), ...numbers],
    characters: [...without(set.characters, characters), ...characters],
  };
}

function without<Card extends { name: string }>(
  cards: readonly Card[],
  added: readonly Card[],
): readonly Card[] {
  if (added.length === 0) return cards;
  const names = new Set(added.map(({ name }) => name));
  return cards.filter(({ name }) => !names.has(name));
}

import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../rules/book/editions.ts';
import { cardSet } from '../set/card-set.ts';
import { aDesign, printed } from '../testing/designs.ts';
import type { Deck, DeckEntry } from './deck.ts';
import { checkDeck, isLegalIn } from './legality.ts';

const plain = Array.from({ length: 36 }, (_, index) => aDesign({ name: `Hare ${index}` }));
const kite = aDesign({ name: 'Salt Kite', type: 'air' });
const bell = aDesign({
  name: 'Deep Bell',
  effects: [printed('x', 'echo'), printed('y', 'overload')],
});
const set = cardSet([...plain, kite, bell]);

const pairs = (count: number): DeckEntry[] =>
  plain.slice(0, count).map(({ name }) => ({ name, tier: 0, count: 2 }));
const deckOf = (...entries: DeckEntry[]): Deck => ({ name: '', note: '', entries });
const one = (name: string) => ({ name, tier: 0, count: 1 }) as const;
const messages = (deck: Deck, edition = EDITIONS['0.059']) =>
  checkDeck(deck, set, edition).map(({ message }) => message);

describe('2.2.1 deck construction', () => {
  it('wants 50 to 70 cards', () => {
    expect(messages(deckOf(...pairs(25)))).toEqual([]);
    expect(messages(deckOf(...pairs(35)))).toEqual([]);
    expect(messages(deckOf(...pairs(24), one('Hare 30')))).toEqual([
      'Your deck has 49 cards; it needs 50 to 70: add 1 or more.',
    ]);
    expect(messages(deckOf(...pairs(35), one('Hare 35')))).toEqual([
      'Your deck has 71 cards; it needs 50 to 70: take out 1 or more.',
    ]);
    expect(messages(deckOf(one('Hare 1')))[0]).toContain('has 1 card;');
    expect(messages(deckOf())[0]).toContain('has no cards;');
  });

  it('wants at most two of a name', () => {
    const deck = deckOf(...pairs(25), one('Hare 3'));
    expect(messages(deck)).toEqual([
      'You have 3 copies of Hare 3; 2 are allowed, all rarities together.',
    ]);
  });

  it('counts all rarities of a name together', () => {
    const deck = deckOf(...pairs(25), { name: 'HARE 3', tier: 5, count: 1 });
    expect(checkDeck(deck, set, EDITIONS['0.059'])).toMatchObject([{ about: 'copies' }]);
  });
});

describe('2.2.1 b3: any mix of units and spells is allowed', () => {
  it.each([0, 10, 25])('%i pairs of spells out of 25', (spells) => {
    const designs = Array.from({ length: 25 }, (_, index) =>
      aDesign(
        index < spells
          ? { name: `Rune ${index}`, type: 'spell', subtypes: [] }
          : { name: `Hare ${index}` },
      ),
    );
    const deck = deckOf(...designs.map(({ name }) => ({ name, tier: 0, count: 2 }) as const));
    expect(checkDeck(deck, cardSet(designs), EDITIONS['0.059'])).toEqual([]);
  });
});

describe('what an edition lacks', () => {
  it('is a type of units', () => {
    const deck = deckOf(...pairs(25), one('Salt Kite'));
    expect(messages(deck)).toEqual([]);
    expect(messages(deck, EDITIONS['2025-03-06'])).toEqual([]);
    expect(messages(deck, EDITIONS['0.001'])).toEqual([
      'Salt Kite is an Air unit; edition 0.001 has no Air units.',
    ]);
  });

  it('names the effect types', () => {
    const deck = deckOf(...pairs(25), one('Deep Bell'));
    expect(messages(deck, EDITIONS['2025-03-06'])).toEqual([
      'Deep Bell has an echo effect and an overload effect; edition 2025-03-06 has no echo or overload effects.',
    ]);
  });

  it('can be asked of one card', () => {
    expect(isLegalIn(kite, EDITIONS['0.001'])).toBe(false);
    expect(isLegalIn(bell, EDITIONS['2025-03-06'])).toBe(false);
    expect(isLegalIn(bell, EDITIONS['0.059'])).toBe(true);
    expect(isLegalIn(aDesign({ type: 'spell', subtypes: [] }), EDITIONS['0.001'])).toBe(true);
  });
});

it('a card that is not in the set is reported with the nearest name', () => {
  const deck = deckOf(...pairs(25), one('Salt Kyte'));
  expect(messages(deck)).toEqual(['There is no card named "Salt Kyte". Did you mean Salt Kite?']);
});

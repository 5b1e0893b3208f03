import { randomFrom } from '@cardscape/kernel';
import { expect, it } from 'vitest';
import { cardSet } from '../set/card-set.ts';
import { aDesign, printed } from '../testing/designs.ts';
import { type Deck, deckCards } from './deck.ts';
import { sampleHand } from './sample-hand.ts';
import { deckStatistics } from './statistics.ts';

const set = cardSet([
  aDesign({ name: 'Hare' }),
  aDesign({ name: 'Wolf', rank: 2, effects: [printed('a', 'echo'), printed('b')] }),
  aDesign({ name: 'Charm', type: 'spell', subtypes: [], attack: 5, defense: 0 }),
]);
const deck: Deck = {
  name: '',
  note: '',
  entries: [
    { name: 'Hare', tier: 0, count: 2 },
    { name: 'Wolf', tier: 3, count: 1 },
    { name: 'Charm', tier: 0, count: 2 },
    { name: 'Nobody', tier: 0, count: 1 },
  ],
};

it('statistics count cards, not lines', () => {
  const statistics = deckStatistics(deck, set);
  expect(statistics).toMatchObject({ cards: 6, units: 3, spells: 2, unknown: 1 });
  expect(statistics.curve).toEqual([
    { rank: 1, units: 2, spells: 2 },
    { rank: 2, units: 1, spells: 0 },
    { rank: 3, units: 0, spells: 0 },
    { rank: 4, units: 0, spells: 0 },
    { rank: 5, units: 0, spells: 0 },
  ]);
  expect(statistics.types).toEqual([
    { of: 'fire', count: 3 },
    { of: 'spell', count: 2 },
  ]);
  expect(statistics.subtypes).toEqual([{ of: 'beast', count: 3 }]);
  expect(statistics.effectTypes).toEqual([
    { of: 'normal', count: 9 },
    { of: 'echo', count: 1 },
  ]);
});

it('a sample hand is drawn from the deck without putting back', () => {
  const all = sampleHand(deck, 10, randomFrom('seed'));
  expect(all).toHaveLength(6);
  const byName = (cards: { name: string }[]) => cards.map(({ name }) => name).sort();
  expect(byName(all)).toEqual(byName(deckCards(deck)));
  expect(sampleHand(deck, 4, randomFrom('seed'))).toEqual(all.slice(0, 4));
  expect(sampleHand(deck, 6, randomFrom('other'))).not.toEqual(all);
});

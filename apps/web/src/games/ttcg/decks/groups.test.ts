import { builtIn } from '@cardscape/ttcg/testing';
import { type Deck, deckSize } from '@cardscape/ttcg/tools';
import { describe, expect, it } from 'vitest';
import { deckGroups } from './groups.ts';

describe('a deck in groups', () => {
  const deck: Deck = {
    name: 'Mixed',
    note: '',
    entries: [
      { name: 'Trail Rations', tier: 0, count: 1 },
      { name: 'Gravel Gecko', tier: 0, count: 2 },
      { name: 'Nobody', tier: 0, count: 1 },
      { name: 'Cairn Pup', tier: 0, count: 1 },
    ],
  };
  const groups = deckGroups(deck, builtIn.cardSet);

  it('has units before spells, and what the set does not have last', () => {
    expect(groups.map(({ kind, rank }) => [kind, rank])).toEqual([
      ['unit', 1],
      ['spell', 1],
      ['unknown', 0],
    ]);
  });

  it('has the cards of a group by name, and counts all copies', () => {
    expect(groups[0]?.cards.map(({ entry }) => entry.name)).toEqual(['Cairn Pup', 'Gravel Gecko']);
    expect(groups[0]?.count).toBe(3);
  });

  it('loses no card', () => {
    for (const built of builtIn.decks) {
      const sum = deckGroups(built, builtIn.cardSet).reduce((total, { count }) => total + count, 0);
      expect(sum).toBe(deckSize(built));
    }
  });
});

import { type Deck, deckSize } from '@cardscape/ttcg/tools';
import { describe, expect, it } from 'vitest';
import { copiesOf, withOneLess, withOneMore, withTier } from './edits.ts';

const empty: Deck = { name: 'Stones', note: '', entries: [] };
const pup = { name: 'Cairn Pup', tier: 0 } as const;
const rarePup = { name: 'Cairn Pup', tier: 2 } as const;
const two = withOneMore(withOneMore(empty, pup), pup);

describe('a card of a deck', () => {
  it('is put in once, and then counted', () => {
    expect(withOneMore(empty, pup).entries).toEqual([{ ...pup, count: 1 }]);
    expect(two.entries).toEqual([{ ...pup, count: 2 }]);
  });

  it('has an entry for each tier, and is counted over all of them', () => {
    const mixed = withOneMore(two, rarePup);
    expect(mixed.entries).toHaveLength(2);
    expect(copiesOf(mixed, 'Cairn Pup')).toBe(3);
  });

  it('is taken out copy by copy, and is gone with the last', () => {
    const one = withOneLess(two, pup);
    expect(one.entries).toEqual([{ ...pup, count: 1 }]);
    expect(withOneLess(one, pup).entries).toEqual([]);
  });

  it('changes tier with all its copies, and joins those that are of the tier', () => {
    const mixed = withOneMore(two, rarePup);
    const moved = withTier(mixed, pup, 2);
    expect(moved.entries).toEqual([{ ...rarePup, count: 3 }]);
    expect(deckSize(moved)).toBe(deckSize(mixed));
  });

  it('that is not there cannot be changed', () => {
    expect(withTier(two, rarePup, 3)).toBe(two);
    expect(withOneLess(two, rarePup)).toEqual(two);
  });
});

import { describe, expect, it } from 'vitest';
import { activeIn, factsOf } from './facts.ts';

describe('what a view says of a player', () => {
  it('stands in pairs by seat; what only one may know is not known to the other', () => {
    const view = { turn: 4, active: 1, score: [3, null], zones: { deck: [] } };
    expect(factsOf(view, 0)).toEqual([{ of: 'score', value: '3' }]);
    expect(factsOf(view, 1)).toEqual([{ of: 'score', value: undefined }]);
  });

  it('stands with the player, without what is more than a word', () => {
    const side = (wins: number) => ({ wins, playsLeft: 1, hand: [], flags: { held: true } });
    expect(factsOf({ players: [side(0), side(2)] }, 1)).toEqual([
      { of: 'wins', value: '2' },
      { of: 'plays left', value: '1' },
    ]);
  });

  it('says whose turn it is', () => {
    expect([activeIn({ active: 1 }), activeIn({ active: 'both' }), activeIn(null)]).toEqual([
      1,
      undefined,
      undefined,
    ]);
  });
});

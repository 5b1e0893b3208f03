import { describe, expect, it } from 'vitest';
import { cardsIn, originsIn } from './travels.ts';

const open = (card: number) => ({ card, design: 'Plain' });

describe('where cards come from', () => {
  it('is what they left first, for those that are seen', () => {
    const origins = originsIn([
      [[open(1), { back: 'special' }], 'deck-0'],
      [[open(1), open(2)], 'hand-0'],
    ]);
    expect([...origins]).toEqual([
      ['card-1', 'deck-0'],
      ['card-2', 'hand-0'],
    ]);
  });

  it('leaves out what is hidden or not there', () => {
    expect(cardsIn([open(3), { back: 'special' }, null, undefined])).toEqual([3]);
  });
});

import { describe, expect, it } from 'vitest';
import { cardsIn, type Move, originsIn } from './travels.ts';

const open = (card: number) => ({ card, design: 'Plain' });

describe('where cards come from', () => {
  it('is what they left first, for those that are seen', () => {
    const moves: readonly Move[] = [
      [[open(1), { back: 'special' }], 'deck-0'],
      [[open(1), open(2)], 'hand-0'],
    ];
    const origins = originsIn({ moved: (place: number) => moves[place] }, [0, 1, 2]);
    expect([...origins]).toEqual([
      ['card-1', 'deck-0'],
      ['card-2', 'hand-0'],
    ]);
  });

  it('leaves out what is hidden or not there', () => {
    expect(cardsIn([open(3), { back: 'special' }, null, undefined])).toEqual([3]);
  });
});

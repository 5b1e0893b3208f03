import type { KolymaEvent } from '@cardscape/kolyma';
import { describe, expect, it } from 'vitest';
import { cardsIn, originsIn } from '../../../table/board/travels.ts';
import { travels } from './travels.ts';

const drawn: KolymaEvent = {
  type: 'draw',
  seat: 1,
  of: 'number',
  cards: [{ card: 7, design: 'Red 5' }],
  cause: 'swap',
};

describe('cards that travel', () => {
  it('come from the pile they were drawn from', () => {
    expect(originsIn(travels, [drawn]).get('card-7')).toBe('numbers');
    expect(originsIn(travels, [{ ...drawn, of: 'special' }]).get('card-7')).toBe('deck-1');
  });

  it('come from the hand they were played from', () => {
    const played: KolymaEvent = { type: 'play', seat: 0, card: 3, design: 'Short Pace' };
    expect(originsIn(travels, [played]).get('card-3')).toBe('hand-0');
  });

  it('are marked, unless they were only dealt', () => {
    expect(cardsIn(travels.marked(drawn))).toEqual([7]);
    expect(travels.marked({ ...drawn, cause: 'deal' })).toEqual([]);
  });
});

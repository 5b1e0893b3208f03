import type { KolymaEvent } from '@cardscape/kolyma';
import { describe, expect, it } from 'vitest';
import { cardsMarked, originsOf } from './travels.ts';

const drawn: KolymaEvent = {
  type: 'draw',
  seat: 1,
  of: 'number',
  cards: [{ card: 7, design: 'Red 5' }],
  cause: 'swap',
};

describe('cards that travel', () => {
  it('come from the pile they were drawn from', () => {
    expect(originsOf([drawn]).get('card-7')).toBe('numbers');
    expect(originsOf([{ ...drawn, of: 'special' }]).get('card-7')).toBe('deck-1');
  });

  it('come from the hand they were played from', () => {
    const played: KolymaEvent = { type: 'play', seat: 0, card: 3, design: 'Short Pace' };
    expect(originsOf([played]).get('card-3')).toBe('hand-0');
  });

  it('are marked, unless they were only dealt', () => {
    expect([...cardsMarked([drawn])]).toEqual([7]);
    expect([...cardsMarked([{ ...drawn, cause: 'deal' }])]).toEqual([]);
  });
});

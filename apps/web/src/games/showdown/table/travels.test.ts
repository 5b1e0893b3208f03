import type { ShowdownEvent } from '@cardscape/showdown';
import { describe, expect, it } from 'vitest';
import { originsIn } from '../../../table/board/travels.ts';
import { arrowsOf, travels } from './travels.ts';

const boar = { card: 4, design: 'Boar' } as never;
const hare = { card: 7, design: 'Hare' } as never;
const events: readonly ShowdownEvent[] = [
  { type: 'drew', seat: 1, cards: [boar] },
  { type: 'attack', seat: 0, subject: boar, target: hare, damage: 30, how: 'hit' },
  { type: 'damaged', target: hare, damage: 30, hp: 10 },
  { type: 'healed', seat: 1, target: hare, by: 10, hp: 20 },
  { type: 'moved', seat: 0, subject: hare, from: 'grave/1', to: 'hand/1' },
];

describe('what moves on the table', () => {
  it('comes from where it was: the deck, the graveyard of a player', () => {
    expect([...originsIn(travels, events)]).toEqual([
      ['card-4', 'deck-1'],
      ['card-7', 'grave-1'],
    ]);
  });

  it('attacks along an arrow', () => {
    expect(arrowsOf(events)).toEqual([{ from: 'card-4', to: 'card-7', tone: 'harm' }]);
  });
});

import type { Viewer } from '@cardscape/kernel';
import { plain } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { openedKolyma } from '../testing/built-in.ts';
import type { KolymaEvent } from './events.ts';

const { game } = openedKolyma();
const told = (event: KolymaEvent, viewer: Viewer) => plain(game.narrate(event, viewer));

describe('the story of a match', () => {
  it('names a drawn card to the one who drew it, and counts it for the others', () => {
    const draw: KolymaEvent = {
      type: 'draw',
      seat: 0,
      of: 'special',
      cause: 'turn',
      cards: [{ back: 'special 0' }],
      secrets: [{ to: [0], shows: { cards: [{ card: 60, design: 'Gold Pan' }] } }],
    };
    expect(told(draw, 0)).toBe('You draw Gold Pan.');
    expect(told(draw, 1)).toBe('Your opponent draws 1 special card.');
    expect(told(draw, 'table')).toBe('Player 1 draws 1 special card.');
    expect(told(draw, 'hands')).toBe('Player 1 draws Gold Pan.');
  });

  it('calls the players by their names where they are known, but not to themselves', () => {
    const names = ['Ada', 'Bo'] as const;
    const pass: KolymaEvent = { type: 'pass', seat: 1 };
    expect(plain(game.narrate(pass, 'table', names))).toBe('Bo passes.');
    expect(plain(game.narrate(pass, 1, names))).toBe('You pass.');
    expect(plain(game.narrate(pass, 0, names))).toBe('Your opponent passes.');
  });

  it('gives each player their own total first when a round ends', () => {
    const over: KolymaEvent = {
      type: 'round over',
      round: 1,
      result: { winner: 0, totals: [9, -3], target: 14, reason: 'closer' },
    };
    expect(told(over, 0)).toBe(
      'Round 1 is over. You have 9, your opponent has -3. You score: closer to the target.',
    );
    expect(told(over, 1)).toBe(
      'Round 1 is over. You have -3, your opponent has 9. Your opponent scores: closer to the target.',
    );
    expect(told(over, 'table')).toBe(
      'Round 1 is over. Player 1 has 9, Player 2 has -3. Player 1 scores: closer to the target.',
    );
  });

  it('lists several cards with "and" before the last', () => {
    const discard: KolymaEvent = {
      type: 'discard',
      seat: 1,
      of: 'number',
      cause: 'discard',
      cards: [
        { card: 1, design: 'Red 3' },
        { card: 2, design: 'Red 4' },
        { card: 3, design: 'Blue 5' },
      ],
    };
    expect(told(discard, 1)).toBe('You discard Red 3, Red 4 and Blue 5.');
    expect(told(discard, 0)).toBe('Your opponent discards Red 3, Red 4 and Blue 5.');
  });

  it('conjugates: you pass, your opponent passes', () => {
    expect(told({ type: 'pass', seat: 0 }, 0)).toBe('You pass.');
    expect(told({ type: 'pass', seat: 0 }, 1)).toBe('Your opponent passes.');
  });
});

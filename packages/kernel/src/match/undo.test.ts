import { lanternMatch } from '@cardscape/lanterns/testing';
import { describe, expect, it } from 'vitest';

const NOTHING = 'You have not chosen anything yet.';
const CHOSEN = 'Your opponent has chosen since.';
const CHANCE = 'Chance has spoken since.';
const SEEN = 'A card has been seen since.';
const OVER = 'The game is over.';

describe('a choice can be taken back fairly', () => {
  it('if it told nobody anything new', () => {
    expect(lanternMatch('keep').canUndo(0, 'fair')).toEqual({ to: 0 });
  });

  it('in the middle of an effect, question by question', () => {
    const match = lanternMatch('bury', [0, 1]);
    expect(match.undo(0, 'fair')).toEqual({ to: 1 });
    expect(match.decision).toMatchObject({ kind: 'bury' });
    expect(match.undo(0, 'fair')).toEqual({ to: 0 });
    expect(match.undo(0, 'fair')).toEqual({ refused: NOTHING });
  });

  it('though the other player saw a card before it', () => {
    expect(lanternMatch('roll', 'show', 'keep').canUndo(0, 'fair')).toEqual({ to: 2 });
  });

  it('if it showed a card that all had seen already', () => {
    expect(lanternMatch('show', 'keep', 'show').canUndo(0, 'fair')).toEqual({ to: 2 });
  });
});

describe('a choice cannot be taken back fairly', () => {
  it.each([
    ['nothing has been chosen', [], NOTHING],
    ['a card was drawn', ['draw'], SEEN],
    ['a hidden card was looked at', ['peek'], SEEN],
    ['a card was shown to the other player', ['show'], SEEN],
    ['a die was thrown', ['roll'], CHANCE],
    ['the other player has chosen', ['keep', 'keep'], CHOSEN],
    ['the other player is in the middle of choosing', ['keep', 'bid'], CHOSEN],
    ['the other player gave up', ['keep', { concede: 1 }], CHOSEN],
    ['the player gave up', [{ concede: 0 }], OVER],
  ] as const)('once %s', (_name, chosen, refused) => {
    expect(lanternMatch(...chosen).canUndo(0, 'fair')).toEqual({ refused });
  });

  it('once it ended the game', () => {
    const match = lanternMatch('keep', 'keep', 'keep', 'keep', 'keep', 'keep');
    expect(match.canUndo(1, 'fair')).toEqual({ refused: OVER });
  });

  it('by a player who has not chosen', () => {
    expect(lanternMatch('keep').canUndo(1, 'fair')).toEqual({ refused: NOTHING });
  });
});

describe('freely, a choice can be taken back', () => {
  it.each([
    ['a draw', ['draw'], 0],
    ['a die', ['roll'], 0],
    ['what the other player did', ['keep', 'roll'], 0],
    ['the end', ['keep', 'keep', { concede: 0 }], 2],
  ] as const)('across %s', (_name, chosen, to) => {
    expect(lanternMatch(...chosen).canUndo(0, 'free')).toEqual({ to });
  });

  it('but not before the first', () => {
    expect(lanternMatch().canUndo(0, 'free')).toEqual({ refused: NOTHING });
  });
});

import { describe, expect, it } from 'vitest';
import { meanwhile, messageOf, nearSeat } from './messages.ts';

describe('the lower edge', () => {
  it('belongs to whoever looks, or is called', () => {
    expect(nearSeat(1, undefined)).toBe(1);
    expect(nearSeat('table', 1)).toBe(1);
  });
});

describe('what is being shown', () => {
  it('is hurried with what is at hand', () => {
    expect(meanwhile(false).expected).toBe('Click or press Space to go on at once.');
    expect(meanwhile(true).expected).toBe('Tap to go on at once.');
  });
});

const names = ['You', 'Ada'] as const;
const words = {
  waiting: { transfer: 'Wait: they choose what to give you.' },
  asked: () => ({ whose: 'Your move', yours: true, expected: 'Play or pass.' }),
  title: () => 'You win',
};

describe('what is expected', () => {
  it('is said by the game to the one who is asked to pick', () => {
    const asked = { seat: 0, kind: 'turn', prompt: '', options: [], min: 1, max: 1 } as const;
    expect(messageOf({ ask: 'pick', ...asked, ordered: false }, names, words)).toEqual(
      words.asked(),
    );
  });

  it('is to wait for another one, and for what', () => {
    const waitingFor = (kind: string) => messageOf({ ask: 'other', seat: 1, kind }, names, words);
    expect(waitingFor('transfer')).toMatchObject({
      whose: 'Ada to move',
      expected: 'Wait: they choose what to give you.',
    });
    expect(waitingFor('guess').expected).toBe('Wait: they decide.');
  });

  it('is nothing at the end, but how it ended', () => {
    const over = { ask: 'over', winner: 0, reason: 'points' } as const;
    expect(messageOf(over, names, words).expected).toBe('You win.');
  });
});

describe('a question for a number', () => {
  const asked = (prompt: string) =>
    messageOf({ ask: 'number', seat: 0, kind: 'bid', prompt, min: 1, max: 12 }, names, words)
      .expected;

  it('says what it can be, once', () => {
    expect(asked('Bid a number from 1 to 12.')).toBe('Bid a number from 1 to 12.');
    expect(asked('Bid for 112 points.')).toBe('Bid for 112 points. A number from 1 to 12.');
  });
});

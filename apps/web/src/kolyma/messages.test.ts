import { describe, expect, it } from 'vitest';
import { endWords, messageFor, nearSeat } from './messages.ts';

const names = ['You', 'Easy bot'] as const;

describe('the message line', () => {
  it('says what is expected of you', () => {
    const turn = { seat: 0, kind: 'turn', prompt: 'Play or pass.', ask: 'pick' } as const;
    const decision = { ...turn, options: [], min: 1, max: 1, ordered: false };
    expect(messageFor(decision, names, 0)).toEqual({
      whose: 'Your move',
      yours: true,
      expected: 'Play or pass.',
    });
  });

  it('counts the cards that are chosen', () => {
    const question = { seat: 0, kind: 'discard', prompt: 'Choose 2.', ask: 'pick' } as const;
    const decision = { ...question, options: [], min: 2, max: 2, ordered: false };
    expect(messageFor(decision, names, 1).expected).toBe('Choose 2. 1 of 2 chosen.');
  });

  it('says whom you wait for, and for what', () => {
    const decision = { ask: 'other', seat: 1, kind: 'transfer' } as const;
    expect(messageFor(decision, names, 0)).toMatchObject({
      whose: 'Easy bot to move',
      expected: 'Wait: they choose what to give you.',
    });
  });
});

describe('the end', () => {
  it('tells who won, and whether someone gave up', () => {
    expect(endWords({ ask: 'over', winner: 0, reason: 'more rounds won' }, names).title).toBe(
      'You win the match',
    );
    expect(endWords({ ask: 'over', winner: 1, reason: 'concession' }, names)).toEqual({
      title: 'Easy bot wins the match',
      intro: 'You conceded.',
    });
  });
});

describe('the lower edge', () => {
  it('belongs to whoever looks, or is called', () => {
    expect(nearSeat(1, undefined)).toBe(1);
    expect(nearSeat('table', 1)).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { meanwhile, nearSeat, plainMessage } from './messages.ts';

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

describe('a question for a number', () => {
  const asked = (prompt: string) =>
    plainMessage(
      { ask: 'number', seat: 0, kind: 'bid', prompt, min: 1, max: 12 },
      ['You', 'Ada'],
      {},
      () => '',
    ).expected;

  it('says what it can be, once', () => {
    expect(asked('Bid a number from 1 to 12.')).toBe('Bid a number from 1 to 12.');
    expect(asked('Bid for 112 points.')).toBe('Bid for 112 points. A number from 1 to 12.');
  });
});

import { describe, expect, it } from 'vitest';
import { meanwhile, nearSeat } from './messages.ts';

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

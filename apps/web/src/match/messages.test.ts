import { describe, expect, it } from 'vitest';
import { nearSeat } from './messages.ts';

describe('the lower edge', () => {
  it('belongs to whoever looks, or is called', () => {
    expect(nearSeat(1, undefined)).toBe(1);
    expect(nearSeat('table', 1)).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { sentence } from './messages.ts';

describe('the prompt of a card', () => {
  it('is given the full stop that it lacks, and no other', () => {
    expect(sentence('Play a card of level 40 or less')).toBe('Play a card of level 40 or less.');
    expect(sentence('Choose a mob (not a boss)')).toBe('Choose a mob (not a boss).');
    for (const whole of ['Draw a card.', 'Prevent it?', 'Now!', 'Choose:', ''])
      expect(sentence(whole)).toBe(whole);
  });
});

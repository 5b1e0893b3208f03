import { describe, expect, it } from 'vitest';
import { cardBack } from './back.ts';
import { distance, pixels } from './testing/pixels.ts';

describe('the back of a card', () => {
  it('is the same for one game and differs between games', () => {
    const backs = ['ttcg', 'showdown', 'kolyma'].map((key) => pixels(cardBack(key)));
    expect(cardBack('ttcg')).toBe(cardBack('ttcg'));
    expect(distance(backs[0]!, backs[1]!)).toBeGreaterThan(15);
    expect(distance(backs[0]!, backs[2]!)).toBeGreaterThan(15);
    expect(distance(backs[1]!, backs[2]!)).toBeGreaterThan(15);
  });

  it('is 250 by 350', () => {
    expect(cardBack('any')).toContain('viewBox="0 0 250 350"');
  });
});

import { describe, expect, it } from 'vitest';
import { allSounds, scoreOf } from './sounds.ts';

const endOf = (sound: (typeof allSounds)[number]) =>
  Math.max(...scoreOf[sound].map(({ at, length }) => at + length));

describe('a sound', () => {
  it.each(allSounds)('%s is short and begins at once', (sound) => {
    const longest = sound === 'win' || sound === 'lose' ? 0.8 : 0.45;
    expect(endOf(sound)).toBeLessThanOrEqual(longest);
    expect(Math.min(...scoreOf[sound].map(({ at }) => at))).toBe(0);
  });

  it.each(allSounds)('%s is not so loud that it is cut off', (sound) => {
    const starts = scoreOf[sound].map(({ at }) => at);
    for (const start of starts) {
      const together = scoreOf[sound].filter(
        ({ at, length }) => at <= start && start < at + length / 4,
      );
      expect(together.reduce((sum, { loudness }) => sum + loudness, 0)).toBeLessThan(2);
    }
  });
});

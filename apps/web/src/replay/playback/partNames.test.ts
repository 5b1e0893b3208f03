import { describe, expect, it } from 'vitest';
import { everyNth } from './partNames.ts';

const evenly = (count: number, apart: number) =>
  Array.from({ length: count }, (_, index) => index * apart);

describe('the names of parts on the timeline', () => {
  it('all stand there while there is room', () => {
    expect(everyNth(evenly(12, 40), 30)).toBe(1);
  });

  it('leave every other out, or more, before they touch', () => {
    expect(everyNth(evenly(36, 20), 30)).toBe(2);
    expect(everyNth(evenly(36, 10), 30)).toBe(5);
  });

  it('make room for a part that is over at once', () => {
    expect(everyNth([0, 40, 45, 90, 130], 30)).toBe(2);
  });

  it('are not looked for where there are none', () => {
    expect(everyNth([], 30)).toBe(1);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittedLabels, labelLines } from './labels.ts';

/** As if each letter were ten wide. */
const measure = (text: string) => text.length * 10;
const room = { width: 200, size: 15, face: 'text' } as const;

describe('labels that are too long', () => {
  it('go on in the next line', () => {
    expect(labelLines(['one two three four five'], { ...room, lines: 2 }, measure)).toEqual([
      ['one two three four', 'five'],
    ]);
  });

  it('lose their end where nothing else begins so', () => {
    expect(fittedLabels(['Wandering mountain spirit', 'Fox'], room, measure)).toEqual([
      'Wandering mountain…',
      'Fox',
    ]);
  });

  it('lose their middle where only their ends differ', () => {
    const names = ['Wandering mountain spirit of dawn', 'Wandering mountain spirit of dusk'];
    expect(fittedLabels(names, room, measure)).toEqual([
      'Wandering mo…of dawn',
      'Wandering mo…of dusk',
    ]);
  });

  it('differ where they differed, and fit', () => {
    const start = 'A name that is the same for all of them and goes on for long, ';
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,30}$/), { maxLength: 8 });
    fc.assert(
      fc.property(names, (ends) => {
        const written = fittedLabels(
          ends.map((end) => start + end),
          room,
          measure,
        );
        expect(new Set(written).size).toBe(ends.length);
        expect(written.every((text) => measure(text) <= room.width)).toBe(true);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

describe('the name most like a misspelt one', () => {
  it('is the one with the fewest wrong letters, in either case', () => {
    expect(nearest('dstroy', ['draw', 'destroy'])).toBe('destroy');
    expect(nearest('KINDLING FOXX', ['Cairn Pup', 'Kindling Fox'])).toBe('Kindling Fox');
  });

  it('has a letter left out or too many rather than another one', () => {
    expect(nearest('dragn', ['drawn', 'dragon'])).toBe('dragon');
    expect(nearest('drawwn', ['dragon', 'drawn'])).toBe('drawn');
  });

  it('has two letters swapped rather than two others', () => {
    expect(nearest('untis', ['unite', 'units'])).toBe('units');
    expect(nearest('tow', ['to', 'two'])).toBe('two');
    expect(nearest('hnad', ['had', 'hand'])).toBe('hand');
  });

  it('is none if nothing comes close', () => {
    expect(nearest('wombat', ['xylophone'])).toBeUndefined();
    expect(nearest('foo', ['do', 'turn'])).toBeUndefined();
  });
});

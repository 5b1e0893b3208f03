import { describe, expect, it } from 'vitest';
import { things } from '../thing/table.ts';
import { namedThing, namedThings } from './named-thing.ts';

describe('the thing in the picture of a spell', () => {
  it('follows the words of its name', () => {
    expect(namedThing('Unlit Candle', 'spell')).toBe('candle');
    expect(namedThing("Cartographer's Shield", 'spell')).toBe('shield');
  });

  it('is left to the picture if no word is known', () => {
    expect(namedThing('Nothing In Particular', 'spell')).toBeUndefined();
  });
});

describe('the thing in the picture of an equipment', () => {
  it('follows the words for what is worn and wielded, before those of spells', () => {
    expect(namedThing('Mirror Shield', 'gear')).toBe('shield');
    expect(namedThing('Mirror Shield', 'spell')).toBe('mirror');
  });

  it('is that of a spell if no such word is in its name', () => {
    expect(namedThing('Unlit Candle', 'gear')).toBe('candle');
  });
});

describe('the things that names speak of', () => {
  it('can all be drawn', () => {
    const spoken = namedThings.gear.flat().map(([thing]) => thing);
    expect(spoken.length).toBeGreaterThan(50);
    expect(spoken.filter((thing) => !things.includes(thing))).toEqual([]);
  });
});

import { things } from '@cardscape/studio';
import { coreSet } from '@cardscape/ttcg';
import { describe, expect, it } from 'vitest';
import { spellThing } from './spellThing.ts';

describe('the thing in the picture of a spell', () => {
  it('follows the words of its name', () => {
    expect(spellThing('Unlit Candle')).toBe('candle');
    expect(spellThing("Cartographer's Shield")).toBe('shield');
  });

  it('is left to the picture if no word is known', () => {
    expect(spellThing('Nothing In Particular')).toBeUndefined();
  });

  it('is one that can be drawn, for every spell of the set', () => {
    const spells = coreSet().designs.filter(({ type }) => type === 'spell');
    for (const { name } of spells) {
      const thing = spellThing(name);
      if (thing !== undefined) expect(things, name).toContain(thing);
    }
  });
});

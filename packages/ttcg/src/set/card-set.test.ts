import { describe, expect, it } from 'vitest';
import { aDesign } from '../testing/designs.ts';
import { cardSet } from './card-set.ts';

const hare = aDesign();
const owl = aDesign({ name: 'Moss Owl', type: 'nature', subtypes: ['avian', 'beast'] });

describe('a card set', () => {
  it('finds a card by its name, whatever the case and the spaces', () => {
    const set = cardSet([hare, owl]);
    expect(set.find('  moss   OWL ')).toBe(owl);
    expect(set.find('Moss')).toBeUndefined();
    expect(set.find('constructor')).toBeUndefined();
  });

  it('knows the subtypes of its units', () => {
    expect(cardSet([hare, owl]).subtypes).toEqual(['avian', 'beast']);
  });

  it('has each name once', () => {
    expect(cardSet([hare, aDesign({ name: 'ash hare' })]).designs).toEqual([hare]);
  });
});

import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { isLegalIn } from '../decks/legality.ts';
import { parseEffect } from '../language/parse.ts';
import { printEffect } from '../language/print/print.ts';
import { EDITIONS } from '../rules/book/editions.ts';
import { builtIn } from '../testing/built-in.ts';
import { CARD_TYPES, EFFECT_TYPES } from './kinds.ts';
import { readCardList } from './read-card-list.ts';
import { writeCardList } from './write-card-list.ts';

const { designs, subtypes } = builtIn.cardSet;

describe('the built-in set', () => {
  it('has at least 300 designs, each with a lore line', () => {
    expect(designs.length).toBeGreaterThanOrEqual(300);
    expect(designs.filter(({ lore }) => lore === '').map(({ name }) => name)).toEqual([]);
  });

  it('has every type in every rank it can have', () => {
    const kinds = new Set(designs.map(({ type, rank }) => `${type} ${rank}`));
    const ranks = (type: string) => (type === 'spell' ? [1, 2, 3] : [1, 2, 3, 4, 5]);
    const all = CARD_TYPES.flatMap((type) => ranks(type).map((rank) => `${type} ${rank}`));
    expect(all.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('has every effect type at least 20 times', () => {
    const types = designs.flatMap(({ effects }) => effects.map(({ type }) => type));
    const rare = EFFECT_TYPES.filter((type) => types.filter((one) => one === type).length < 20);
    expect(rare).toEqual([]);
  });

  it('has the fourteen subtypes of 3.1 and no other, each at least 12 times (R-T24)', () => {
    expect(subtypes).toHaveLength(14);
    const rare = subtypes.filter((subtype) => {
      return designs.filter((design) => design.subtypes.includes(subtype)).length < 12;
    });
    expect(rare).toEqual([]);
  });

  it('gives spells a bonus of at most 10 for each rank', () => {
    const large = designs.filter(({ type, rank, attack, defense }) => {
      return type === 'spell' && Math.max(Math.abs(attack), Math.abs(defense)) > 10 * rank;
    });
    expect(large.map(({ name }) => name)).toEqual([]);
  });

  it('is mostly legal in the first edition', () => {
    const legal = designs.filter((design) => isLegalIn(design, EDITIONS['0.001']));
    expect(legal.length).toBeGreaterThan(designs.length * 0.6);
  });

  it('finds its cards', () => {
    for (const design of designs) expect(builtIn.cardSet.find(design.name)).toBe(design);
  });

  it('reads back from what is written of it', () => {
    const bare = designs.map((design) => ({ ...design, lore: '' }));
    expect(readCardList(writeCardList(designs), 'again.csv')).toEqual({
      designs: bare,
      problems: [],
    });
  });
});

describe('every effect of the built-in set', () => {
  const effects = designs.flatMap(({ name, effects: both }) =>
    both.map(({ text, effect }, place) => ({ name: `${name} / ${place + 1}`, text, effect })),
  );

  it('is read back from its own English to the same tree', () => {
    const misread = effects.filter(({ effect }) => {
      const parsed = parseEffect(printEffect(effect), { subtypes });
      return !parsed.ok || !isDeepStrictEqual(parsed.effect, effect);
    });
    expect(misread.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
    expect(effects).toHaveLength(designs.length * 2);
  });
});

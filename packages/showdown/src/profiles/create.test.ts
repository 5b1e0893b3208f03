import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardDesign } from '../cards/index.ts';
import { catalogueOf } from './catalogue.ts';
import { createProfile, favouredTypes } from './create.ts';
import { MOST_COPIES } from './limits.ts';
import { cardsOf, sizeOf } from './pile.ts';
import type { Profile } from './profile.ts';
import { whyNotReady } from './readiness.ts';
import { aProfile } from './testing/players.ts';
import { aCard, aPool } from './testing/pool.ts';

const pool = aPool();
const anyPair = fc
  .uniqueArray(fc.constantFrom(...pool.elements), { minLength: 2, maxLength: 2 })
  .map((pair) => pair as [string, string]);

const mainOf = ({ main }: Profile) => cardsOf(main).map((card) => pool.find(card) as CardDesign);
const wish = { name: 'Ada', elements: ['EARTH', 'WIND'], seed: 's' } as const;

describe('2.2.1 a new profile', () => {
  it('has a character of each element and 35 cards of the pair, as balanced as can be', () => {
    fc.assert(
      fc.property(anyPair, fc.string(), (elements, seed) => {
        const profile = aProfile(pool, elements, seed);
        const heroes = cardsOf(profile.characters).map((card) => pool.find(card));
        expect(heroes.map((hero) => hero?.type)).toEqual(['char', 'char']);
        expect(new Set(heroes.map((hero) => hero?.element))).toEqual(new Set(elements));
        const main = mainOf(profile);
        const first = main.filter(({ element }) => element === elements[0]).length;
        const second = main.filter(({ element }) => element === elements[1]).length;
        expect(first + second).toBe(35);
        expect(Math.abs(first - second)).toBe(1);
        expect(main.some(({ type }) => type === 'char')).toBe(false);
      }),
    );
  });

  it('keeps the copies of each rarity and is ready to play', () => {
    fc.assert(
      fc.property(anyPair, fc.string(), (elements, seed) => {
        const profile = aProfile(pool, elements, seed);
        for (const { card, count } of profile.main) {
          expect(count).toBeLessThanOrEqual(MOST_COPIES[pool.find(card)!.rarity]);
        }
        expect(whyNotReady(profile, pool)).toEqual([]);
      }),
    );
  });

  it.each([
    [['EARTH', 'LIGHT'], { mob: 13, equip: 5, action: 2, field: 1 }],
    [['WATER', 'DARK'], { mob: 13, equip: 3, field: 3, jrboss: 2 }],
    [['WIND', 'FIRE'], { mob: 15, action: 5, field: 1 }],
  ] as const)('R-S8 %j has at least 10 mobs, a field and the favoured types: %j', (pair, least) => {
    for (let seed = 0; seed < 20; seed++) {
      const main = mainOf(aProfile(pool, pair, `${seed}`));
      for (const [type, count] of Object.entries(least)) {
        const found = main.filter((design) => design.type === type).length;
        expect(found).toBeGreaterThanOrEqual(count);
      }
    }
  });

  it('R-S8 an element says which types it favours, also one of another set', () => {
    expect(favouredTypes('WATER')).toEqual(['equip', 'field']);
    expect(favouredTypes('MIST')).toEqual(['mob', 'equip']);
  });

  it('has found what it owns, has 200 rupees, and a shop that is open', () => {
    const profile = aProfile(pool);
    expect(profile.found).toEqual(
      [...profile.main, ...profile.characters].map(({ card }) => card).sort(),
    );
    expect(profile).toMatchObject({ level: 1, exp: 0, rupees: 200, side: [] });
    expect(sizeOf(profile.shop)).toBe(6);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(aProfile(pool, ['FIRE', 'DARK'], 'a')).toEqual(aProfile(pool, ['FIRE', 'DARK'], 'a'));
    expect(aProfile(pool, ['FIRE', 'DARK'], 'a').main).not.toEqual(
      aProfile(pool, ['FIRE', 'DARK'], 'b').main,
    );
  });
});

describe('what a profile cannot be made of', () => {
  it('a name in use', () => {
    expect(createProfile(wish, pool, ['ada'])).toEqual({
      problem: 'ada exists already. Type another name.',
    });
  });

  it('one element twice, or one without a character', () => {
    expect(createProfile({ ...wish, elements: ['WIND', 'WIND'] }, pool, [])).toEqual({
      problem: 'Choose two different elements.',
    });
    expect(createProfile({ ...wish, elements: ['WIND', 'MIST'] }, pool, [])).toEqual({
      problem: 'No character of Mist is loaded. Choose another element.',
    });
  });
});

describe('a set that is short of something', () => {
  it('makes up for types with other cards of the pair', () => {
    const mobsOnly = pool.designs.filter(({ type }) => type === 'mob' || type === 'char');
    const profile = aProfile(catalogueOf(mobsOnly), ['WATER', 'DARK']);
    expect(mainOf(profile)).toHaveLength(35);
    expect(mainOf(profile).every(({ element }) => /WATER|DARK/.test(element))).toBe(true);
  });

  it('makes up for the pair with other elements', () => {
    const bare = pool.designs.filter(
      ({ type, element }) => type === 'char' || !/WATER|DARK/.test(element),
    );
    expect(mainOf(aProfile(catalogueOf(bare), ['WATER', 'DARK']))).toHaveLength(35);
  });

  it('makes a deck of the cards there are, if they are few', () => {
    const few = catalogueOf([
      aCard({ name: 'Ida', type: 'char' }),
      aCard({ name: 'Olf', type: 'char', element: 'WIND' }),
      aCard({ name: 'Newt' }),
      aCard({ name: 'Roc', rarity: 'unique' }),
    ]);
    const profile = aProfile(few);
    expect(profile.main).toEqual([
      { card: 'Newt', count: 4 },
      { card: 'Roc', count: 1 },
    ]);
    expect(whyNotReady(profile, few)).toEqual([]);
  });

  it('takes any set of elements, however they are called', () => {
    const odd = aPool(['constructor', 'Thief']);
    expect(sizeOf(aProfile(odd, ['constructor', 'Thief']).main)).toBe(35);
  });
});

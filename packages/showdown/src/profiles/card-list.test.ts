import { describe, expect, it } from 'vitest';
import { listCards } from './card-list.ts';
import { catalogueOf } from './catalogue.ts';
import { kindsOwned } from './profile.ts';
import { aProfile, owning } from './testing/players.ts';
import { aCard, aPool } from './testing/pool.ts';

const pool = aPool();
const profile = owning(
  { ...aProfile(pool), main: [], characters: [] },
  'FIRE boss unique 1',
  'FIRE field common 1',
  'FIRE field common 1',
);

describe('2.3 the card list', () => {
  it('has a tab for each type, by element and then by name', () => {
    const bosses = listCards(profile, { type: 'boss' }, pool);
    expect(bosses).toHaveLength(12);
    const elements = bosses.map((card) => (card.covered ? card.element : card.design.element));
    expect([...new Set(elements)]).toEqual(pool.elements);
    const names = ['Newt', 'Asp', 'kite', 'Mole'];
    const set = catalogueOf(names.map((name) => aCard({ name })));
    const all = owning(profile, ...names);
    expect(listCards(all, {}, set).map((card) => !card.covered && card.design.name)).toEqual([
      'Asp',
      'kite',
      'Mole',
      'Newt',
    ]);
  });

  it('covers what lies in no deck of the profile, and says neither its name nor its words', () => {
    const [first, second] = listCards(profile, { type: 'boss', element: 'FIRE' }, pool);
    expect(first).toMatchObject({
      covered: false,
      owned: 1,
      design: { name: 'FIRE boss unique 1' },
    });
    expect(second).toEqual({ covered: true, type: 'boss', element: 'FIRE' });
  });

  it('covers again what has been sold', () => {
    const sold = { ...profile, side: [] };
    expect(sold.found).toContain('FIRE boss unique 1');
    const [first] = listCards(sold, { type: 'boss', element: 'FIRE' }, pool);
    expect(first).toEqual({ covered: true, type: 'boss', element: 'FIRE' });
  });

  it('shows what lies in the main deck and among the characters too', () => {
    const { main, characters } = aProfile(pool);
    const held = { ...profile, main, characters, side: [] };
    const shown = listCards(held, {}, pool).filter(({ covered }) => !covered);
    expect(shown).toHaveLength(kindsOwned(held));
    expect(shown).toHaveLength(main.length + characters.length);
  });

  it('has a place for cards that someone brought, in its element and order', () => {
    const brought = [
      aCard({ name: 'Ember Cat', element: 'FIRE', type: 'boss' }),
      aCard({ name: 'Mist Hen', element: 'MIST', type: 'boss' }),
    ];
    const both = catalogueOf([...pool.designs, ...brought]);
    const bosses = listCards(owning(profile, 'Ember Cat'), { type: 'boss' }, both);
    const ofFire = bosses.filter(
      (card) => (card.covered ? card.element : card.design.element) === 'FIRE',
    );
    expect(ofFire[0]).toMatchObject({ covered: false, design: { name: 'Ember Cat' } });
    expect(bosses.at(-1)).toEqual({ covered: true, type: 'boss', element: 'MIST' });
  });

  it('finds by name what is not covered', () => {
    expect(listCards(profile, { name: ' fire FIELD' }, pool)).toMatchObject([
      { covered: false, owned: 2 },
    ]);
    expect(listCards(profile, { name: 'water field' }, pool)).toEqual([]);
  });
});

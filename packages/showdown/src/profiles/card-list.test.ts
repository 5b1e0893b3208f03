import { describe, expect, it } from 'vitest';
import { listCards } from './card-list.ts';
import { catalogueOf } from './catalogue.ts';
import { aProfile, owning } from './testing/players.ts';
import { aCard, aPool } from './testing/pool.ts';

const pool = aPool();
const profile = owning(
  { ...aProfile(pool), found: [] },
  'FIRE boss unique 1',
  'FIRE field common 1',
  'FIRE field common 1',
);

describe('2.3 the card list', () => {
  it('has a tab for each type, by element and then by name', () => {
    const bosses = listCards(profile, { type: 'boss' }, pool);
    expect(bosses).toHaveLength(12);
    const elements = bosses.map((card) => (card.found ? card.design.element : card.element));
    expect([...new Set(elements)]).toEqual(pool.elements);
    const set = catalogueOf(['Newt', 'Asp', 'Mole'].map((name) => aCard({ name })));
    const all = { ...profile, found: ['Asp', 'Mole', 'Newt'] };
    expect(listCards(all, {}, set).map((card) => card.found && card.design.name)).toEqual([
      'Asp',
      'Mole',
      'Newt',
    ]);
  });

  it('covers what the profile has never had', () => {
    const [first, second] = listCards(profile, { type: 'boss', element: 'FIRE' }, pool);
    expect(first).toMatchObject({ found: true, owned: 1, design: { name: 'FIRE boss unique 1' } });
    expect(second).toEqual({ found: false, type: 'boss', element: 'FIRE' });
  });

  it('still shows what has been sold', () => {
    const sold = { ...profile, side: [] };
    const [first] = listCards(sold, { type: 'boss', element: 'FIRE' }, pool);
    expect(first).toMatchObject({ found: true, owned: 0 });
  });

  it('finds by name what is not covered', () => {
    expect(listCards(profile, { name: ' fire FIELD' }, pool)).toMatchObject([
      { found: true, owned: 2 },
    ]);
    expect(listCards(profile, { name: 'water field' }, pool)).toEqual([]);
  });
});

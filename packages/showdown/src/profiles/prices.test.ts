import { describe, expect, it } from 'vitest';
import { priceOf, salePriceOf } from './prices.ts';
import { aCard } from './testing/pool.ts';

const drake = aCard({ name: 'Salt Drake', rarity: 'unique', level: 70, cost: 1500 });
const newt = aCard({ name: 'Salt Newt', rarity: 'common', level: 0, cost: 100 });

describe('R-S9 prices', () => {
  it('are dear for rare and high cards at a low level', () => {
    expect(priceOf(newt, 1)).toBe(150);
    expect(priceOf(drake, 1)).toBe(8100);
    expect(priceOf(aCard({ level: 50 }), 1)).toBeGreaterThan(priceOf(aCard({ level: 0 }), 1));
  });

  it('fall with the profile level towards the COST, never below', () => {
    for (const card of [drake, newt]) {
      for (let level = 1; level < 500; level++) {
        expect(priceOf(card, level + 1)).toBeLessThanOrEqual(priceOf(card, level));
        expect(priceOf(card, level)).toBeGreaterThanOrEqual(card.cost);
      }
    }
    expect(priceOf(drake, 11)).toBe(4800);
    expect(priceOf(newt, 1000)).toBe(101);
  });

  it('are a quarter of the COST for what is sold', () => {
    expect(salePriceOf(drake)).toBe(375);
    expect(salePriceOf(aCard({ cost: 3 }))).toBe(0);
  });
});

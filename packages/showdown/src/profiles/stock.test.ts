import { randomFrom } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from './catalogue.ts';
import { type Pile, pileOf, sizeOf } from './pile.ts';
import { freshStock, renewedStock } from './stock.ts';
import { aCard, aPool } from './testing/pool.ts';

const pool = aPool();
const renewed = (stock: Pile, level: number, seed = 's') =>
  renewedStock(stock, level, pool, randomFrom(seed));

describe('the stock of the shop', () => {
  it('grows with the profile level', () => {
    const sizes = [1, 4, 12, 24, 99].map((level) =>
      sizeOf(freshStock(level, pool, randomFrom('s'))),
    );
    expect(sizes).toEqual([6, 7, 9, 12, 12]);
  });

  it('keeps half after a match, and offers each card once', () => {
    const stock = freshStock(1, pool, randomFrom('first'));
    const next = renewed(stock, 1);
    expect(next.filter(({ card }) => stock.some((old) => old.card === card))).toHaveLength(3);
    expect(next).toHaveLength(6);
    expect(next.every(({ count }) => count === 1)).toBe(true);
  });

  it('fills up what was bought and drops what is not loaded', () => {
    expect(sizeOf(renewed([], 1))).toBe(6);
    const next = renewed(pileOf(['A card of another set']), 1);
    expect(next.every(({ card }) => pool.find(card))).toBe(true);
  });

  it('offers rare cards more often at a high level', () => {
    const rare = (level: number) =>
      Array.from({ length: 200 }, (_, seed) => freshStock(level, pool, randomFrom(`${seed}`)))
        .map((stock) => stock.filter(({ card }) => /unique/.test(card)).length / stock.length)
        .reduce((sum, share) => sum + share, 0) / 200;
    expect(rare(1)).toBeGreaterThan(0.02);
    expect(rare(1)).toBeLessThan(0.09);
    expect(rare(41)).toBeGreaterThan(0.11);
  });

  it('has no more than there is', () => {
    const one = catalogueOf([aCard()]);
    expect(freshStock(9, one, randomFrom('s'))).toEqual([{ card: 'Chalk Badger', count: 1 }]);
  });
});

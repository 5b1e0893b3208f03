import { builtIn } from '@cardscape/ttcg/testing';
import { describe, expect, it } from 'vitest';
import { type Order, ordered, orders } from './orders.ts';

const { designs } = builtIn.cardSet;

describe('the order of cards', () => {
  it.each(Object.keys(orders) as Order[])('by %s has every card once', (order) => {
    expect(new Set(ordered(designs, order))).toEqual(new Set(designs));
  });

  it('by rank keeps the order of the set within a rank', () => {
    const firsts = ordered(designs, 'rank').filter(({ rank }) => rank === 1);
    expect(firsts).toEqual(designs.filter(({ rank }) => rank === 1));
  });

  it('by attack has the strongest unit first and the spells last', () => {
    const sorted = ordered(designs, 'attack');
    expect(sorted[0]?.attack).toBe(Math.max(...designs.map(({ attack }) => attack)));
    const firstSpell = sorted.findIndex(({ type }) => type === 'spell');
    expect(sorted.slice(firstSpell).every(({ type }) => type === 'spell')).toBe(true);
  });
});

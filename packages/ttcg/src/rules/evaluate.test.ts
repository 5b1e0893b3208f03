import { describe, expect, it } from 'vitest';
import { type SideSketch, type Sketch, table } from '../testing/table.ts';
import { evaluateView } from './evaluate.ts';

const cards: Readonly<Record<string, Sketch>> = {
  Fox: {},
  Wolf: { rank: 2 },
  Charm: { type: 'spell' },
};

function worth(you: SideSketch, opponent: SideSketch = {}): number {
  const { game, state } = table({ cards, you, opponent });
  return evaluateView(game.view(state, 0), 0);
}

describe('the worth of a position', () => {
  it('is nothing where both sides are alike', () => {
    const { game, state } = table({ cards });
    expect(evaluateView(game.view(state, 0), 0)).toBe(0);
  });

  it.each<[string, SideSketch, SideSketch]>([
    ['more points', { points: 12 }, { points: 11 }],
    ['a unit', { units: ['Fox'] }, {}],
    ['a higher rank', { units: [{ stack: ['Wolf', 'Fox'] }] }, { units: ['Fox', null] }],
    ['an untapped unit', { units: ['Fox'] }, { units: [{ stack: ['Fox'], tapped: 2 }] }],
    ['a spell', { spells: ['Charm'] }, {}],
    ['a card in hand', { hand: ['Fox'] }, {}],
    ['a card on the field, rather than in hand', { units: ['Fox'] }, { hand: ['Fox'] }],
  ])('is higher with %s', (_, better, worse) => {
    expect(worth(better)).toBeGreaterThan(worth(worse));
    expect(worth({}, worse)).toBeGreaterThan(worth({}, better));
  });

  it('is higher with a turn to come', () => {
    const { game, state } = table({ cards });
    const view = { ...game.view(state, 0), extraTurns: [0] as const };
    expect(evaluateView(view, 0)).toBeGreaterThan(0);
    expect(evaluateView(view, 1)).toBeLessThan(0);
  });

  it('minds the last points more than the first ones', () => {
    expect(worth({ points: 4 }) - worth({ points: 3 })).toBeGreaterThan(
      worth({ points: 20 }) - worth({ points: 19 }),
    );
  });
});

import type { LineCard } from '@cardscape/kolyma';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aheadOf, type Beside, legsOf, marksOf, placeOf, spanOf, spread, stepOf } from './track.ts';

const lineOf = (...values: number[]): LineCard[] =>
  values.map((value, card) => ({ card, design: `${value}`, value, colour: 0, flipped: false }));

const lines = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 12 });
const bonuses = fc.integer({ min: -20, max: 20 });

describe('the road of a player', () => {
  it('goes forward over what adds, then back over what takes', () => {
    const legs = legsOf({ line: lineOf(-4, 9, -2, 5), bonus: 0 });
    expect(legs.map(({ from, to }) => [from, to])).toEqual([
      [0, 9],
      [9, 14],
      [14, 10],
      [10, 8],
    ]);
  });

  it('shows what effects added as a stretch of its own', () => {
    const legs = legsOf({ line: lineOf(3), bonus: -5 });
    expect(legs.map(({ key, to }) => [key, to])).toEqual([
      ['card-0', 3],
      ['bonus', -2],
    ]);
  });

  it('ends at the total, without a gap, turning at most once', () => {
    fc.assert(
      fc.property(lines, bonuses, (values, bonus) => {
        const legs = legsOf({ line: lineOf(...values), bonus });
        const total = values.reduce((sum, value) => sum + value, bonus);
        expect(legs.at(-1)?.to ?? 0).toBe(total);
        legs.forEach((leg, index) => {
          expect(leg.from).toBe(legs[index - 1]?.to ?? 0);
        });
        const turns = legs.filter(
          (leg, index) => index > 0 && leg.value < 0 !== (legs[index - 1]?.value ?? 0) < 0,
        );
        expect(turns.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the chart', () => {
  it('has room for both roads, the start and the ground behind the target', () => {
    fc.assert(
      fc.property(lines, lines, fc.integer({ min: 4, max: 24 }), (mine, theirs, target) => {
        const roads = [mine, theirs].map((values) => legsOf({ line: lineOf(...values), bonus: 0 }));
        const span = spanOf(roads, target);
        for (const value of [
          0,
          target + 1,
          ...roads.flat().flatMap(({ from, to }) => [from, to]),
        ]) {
          const place = placeOf(value, span, 1000);
          expect(place).toBeGreaterThan(0);
          expect(place).toBeLessThan(1000);
        }
      }),
    );
  });
});

describe('what stands beside a value', () => {
  const share = fc.double({ min: 0, max: 0.4, noNaN: true });

  it('has its room on the chart, whatever the totals', () => {
    fc.assert(
      fc.property(lines, lines, bonuses, share, share, (mine, theirs, bonus, flag, word) => {
        const roads = [mine, theirs].map((values) => legsOf({ line: lineOf(...values), bonus }));
        const besides: Beside[] = [
          ...roads.map((legs) => ({
            at: legs.at(-1)?.to ?? 0,
            side: aheadOf(legs),
            share: flag,
          })),
          { at: 12, side: 'right', share: word },
        ];
        const span = spanOf(roads, 12, besides);
        for (const each of besides) {
          const place = placeOf(each.at, span, 1);
          const room = each.side === 'left' ? place : 1 - place;
          expect(room).toBeGreaterThanOrEqual(each.share);
        }
      }),
    );
  });

  it('makes no endless chart where there is no width at all', () => {
    const besides: Beside[] = [{ at: 0, side: 'left', share: Number.POSITIVE_INFINITY }];
    expect(spanOf([], 12, besides).low).toBeGreaterThan(-100);
  });
});

describe('cards along the road', () => {
  it('stand over their stretch where there is room', () => {
    expect(spread([100, 300, 200], 50, 400)).toEqual([75, 275, 175]);
  });

  it('move apart where they would cover each other', () => {
    expect(spread([100, 100], 50, 400)).toEqual([75, 125]);
  });

  it('stay inside, keep their order, and are evenly covered at worst', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -50, max: 450, noNaN: true }), { minLength: 1, maxLength: 20 }),
        (middles) => {
          const edges = spread(middles, 50, 400);
          const step = Math.min(50, 350 / Math.max(1, middles.length - 1));
          const order = middles.map((_, index) => index);
          order.sort((a, b) => middles[a]! - middles[b]! || a - b);
          order.forEach((index, rank) => {
            expect(edges[index]).toBeGreaterThanOrEqual(0);
            expect(edges[index]).toBeLessThanOrEqual(350);
            if (rank > 0)
              expect(edges[index]! - edges[order[rank - 1]!]!).toBeGreaterThanOrEqual(step - 1e-6);
          });
        },
      ),
    );
  });
});

describe('the marks of the ruler', () => {
  it('stand at every five where there is room', () => {
    const span = { low: -2, high: 25 };
    expect(marksOf(span, stepOf(span, 700, 34))).toEqual([0, 5, 10, 15, 20, 25]);
  });

  it('stand further apart on a long road over a phone', () => {
    const span = { low: -50, high: 25 };
    expect(marksOf(span, stepOf(span, 340, 34))).toEqual([-50, -40, -30, -20, -10, 0, 10, 20]);
  });
});

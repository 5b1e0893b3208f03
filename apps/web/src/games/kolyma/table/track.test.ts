import type { LineCard } from '@cardscape/kolyma';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldsOf, legsOf, marksOf, placeOf, spanOf, spread, stepOf } from './track.ts';

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
  const targets = fc.integer({ min: 4, max: 36 });
  const widths = fc.integer({ min: 320, max: 2000 });
  const sums = fc.integer({ min: -400, max: 400 });

  it('has room for every sum, in order, and folds what lies far off', () => {
    fc.assert(
      fc.property(targets, widths, sums, sums, (target, width, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const [first, second] = [less, more].map((sum) => placeOf(sum, spanOf(target), width));
        expect(first).toBeGreaterThanOrEqual(0);
        expect(second).toBeLessThanOrEqual(width);
        if (less < more) expect(first).toBeLessThan(second!);
      }),
    );
  });

  it('keeps one scale from a little before the start to well behind the target', () => {
    fc.assert(
      fc.property(targets, widths, (target, width) => {
        const span = spanOf(target);
        const unit = placeOf(1, span, width) - placeOf(0, span, width);
        for (let value = -5; value < target + 10; value++)
          expect(placeOf(value + 1, span, width) - placeOf(value, span, width)).toBeCloseTo(unit);
      }),
    );
  });

  it('shows each fold where its scale ends', () => {
    const span = spanOf(12);
    const [before, behind] = foldsOf(900);
    expect(before!.left + before!.width).toBeCloseTo(placeOf(span.low, span, 900));
    expect(behind!.left).toBeCloseTo(placeOf(span.high, span, 900));
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
    expect(marksOf(span, stepOf(700 / 27, 34))).toEqual([0, 5, 10, 15, 20, 25]);
  });

  it('stand further apart on a long road over a phone', () => {
    const span = { low: -50, high: 25 };
    expect(marksOf(span, stepOf(340 / 75, 34))).toEqual([-50, -40, -30, -20, -10, 0, 10, 20]);
  });
});

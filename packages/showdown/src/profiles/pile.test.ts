import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsOf, copiesIn, pileOf, put, sizeOf, take, together } from './pile.ts';

const anyCards = fc.array(fc.constantFrom('Ash', 'Birch', '__proto__', 'constructor', 'Elm'));

describe('a pile', () => {
  it('is the same data whatever order its cards came in', () => {
    expect(pileOf(['Elm', 'Ash', 'Elm'])).toEqual([
      { card: 'Ash', count: 1 },
      { card: 'Elm', count: 2 },
    ]);
    fc.assert(
      fc.property(anyCards, (cards) => {
        expect(pileOf(cards.toReversed())).toEqual(pileOf(cards));
        expect(cards.reduce((pile, card) => put(pile, card), pileOf([]))).toEqual(pileOf(cards));
      }),
    );
  });

  it('gives back what was put in', () => {
    fc.assert(
      fc.property(anyCards, anyCards, (cards, more) => {
        const pile = pileOf(cards);
        expect(cardsOf(pile)).toHaveLength(cards.length);
        expect(together(pile, pileOf(more))).toEqual(pileOf([...cards, ...more]));
        for (const { card, count } of pile) {
          expect(copiesIn(take(pile, card), card)).toBe(count - 1);
          expect(sizeOf(take(pile, card))).toBe(cards.length - 1);
        }
      }),
    );
  });

  it('does not give what it does not have', () => {
    expect(() => take(pileOf(['Ash']), 'Ash', 2)).toThrow('not 2 copies of Ash');
    expect(() => take(pileOf([]), 'constructor')).toThrow(RangeError);
  });
});

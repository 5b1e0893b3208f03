import { describe, expect, it } from 'vitest';
import { randomFrom } from '../chance/random.ts';
import {
  addCard,
  type CardTable,
  cardOf,
  createTable,
  knows,
  moveCard,
  refTo,
  resolveRef,
  SEES,
  seatSight,
  seeZone,
  showCard,
  shuffleZone,
  zoneOf,
} from './cards.ts';

/** A hidden deck of the cards named, the top one first, a hand of the first player and a pile. */
function tableOf(...designs: readonly string[]): CardTable {
  const table = createTable({ deck: SEES.nobody, hand: seatSight(0), pile: SEES.all });
  for (const design of designs)
    addCard(table, { design, owner: null, back: 'plain', zone: 'deck' });
  return table;
}

const HIDDEN = { back: 'plain' };

describe('moving a card', () => {
  it('puts it on top, unless it is said to go to the bottom', () => {
    const table = tableOf('a', 'b', 'c');
    moveCard(table, 0, 'pile');
    moveCard(table, 1, 'pile');
    moveCard(table, 2, 'pile', 'bottom');
    expect(zoneOf(table, 'pile').cards).toEqual([1, 0, 2]);
    expect(zoneOf(table, 'deck').cards).toEqual([]);
    expect(cardOf(table, 2).zone).toBe('pile');
  });

  it('within its zone changes its place and makes old references stale', () => {
    const table = tableOf('a', 'b');
    const ref = refTo(table, 0);
    moveCard(table, 0, 'deck', 'bottom');
    expect(zoneOf(table, 'deck').cards).toEqual([1, 0]);
    expect(resolveRef(table, ref)).toBeUndefined();
  });

  it('to a place that is not there is a mistake of the caller', () => {
    expect(() => moveCard(tableOf('a'), 0, 'attic')).toThrow('there is no zone attic');
    expect(() => moveCard(tableOf('a'), 7, 'pile')).toThrow('there is no card 7');
  });
});

describe('a reference', () => {
  it('holds while the card stays, and not after it left and came back', () => {
    const table = tableOf('a');
    const ref = refTo(table, 0);
    expect(resolveRef(table, ref)).toBe(0);
    moveCard(table, 0, 'hand');
    moveCard(table, 0, 'deck');
    expect(resolveRef(table, ref)).toBeUndefined();
  });

  it('to a card that never was points at nothing', () => {
    expect(resolveRef(tableOf('a'), { card: 9, generation: 0 })).toBeUndefined();
  });
});

describe('what is seen of a card', () => {
  it('in a hidden deck: nobody sees more than its back', () => {
    const table = tableOf('a', 'b');
    for (const viewer of [0, 1, 'table', 'hands'] as const)
      expect(seeZone(table, 'deck', viewer)).toEqual([HIDDEN, HIDDEN]);
  });

  it('in a hand: its player, and the spectator who sees hands', () => {
    const table = tableOf('a');
    moveCard(table, 0, 'hand');
    expect(seeZone(table, 'hand', 0)).toEqual([{ card: 0, design: 'a' }]);
    expect(seeZone(table, 'hand', 'hands')).toEqual([{ card: 0, design: 'a' }]);
    expect(seeZone(table, 'hand', 1)).toEqual([HIDDEN]);
    expect(seeZone(table, 'hand', 'table')).toEqual([HIDDEN]);
  });

  it('on an open pile: everyone, and they still know it in a hand', () => {
    const table = tableOf('a');
    moveCard(table, 0, 'pile');
    moveCard(table, 0, 'hand');
    expect(knows(cardOf(table, 0), 1)).toBe(true);
  });

  it('shown where it lies: those it was shown to, until it is shuffled away', () => {
    const table = tableOf('a', 'b');
    showCard(table, 0, seatSight(1));
    expect(knows(cardOf(table, 0), 1)).toBe(true);
    expect(knows(cardOf(table, 0), 0)).toBe(false);
    expect(knows(cardOf(table, 1), 1)).toBe(false);
    shuffleZone(table, randomFrom('x'), 'deck');
    expect(knows(cardOf(table, 0), 1)).toBe(false);
  });
});

describe('shuffling', () => {
  it('an open pile leaves its cards known', () => {
    const table = tableOf('a', 'b');
    moveCard(table, 0, 'pile');
    moveCard(table, 1, 'pile');
    shuffleZone(table, randomFrom('x'), 'pile');
    expect(seeZone(table, 'pile', 'table')).toHaveLength(2);
    expect(knows(cardOf(table, 1), 'table')).toBe(true);
  });

  it('keeps every card, and by the same seed gives the same order', () => {
    const order = (seed: string) => {
      const table = tableOf(...'abcdefgh');
      shuffleZone(table, randomFrom(seed), 'deck');
      return zoneOf(table, 'deck').cards;
    };
    expect(order('x')).toEqual(order('x'));
    expect(order('x')).not.toEqual(order('y'));
    expect([...order('x')].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

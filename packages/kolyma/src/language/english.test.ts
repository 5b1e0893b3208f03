import { describe, expect, it } from 'vitest';
import { english } from './english.ts';
import { outline } from './outline.ts';
import type { Command, Condition, Side } from './tree.ts';

const say = (...commands: Command[]) => english({ commands });
const add = (amount: number, side: Side = 'player'): Command => ({
  do: 'add',
  targets: [{ side, amount }],
});
const move = (
  verb: 'draw' | 'discard' | 'transfer' | 'swap',
  side: Side,
  amount: number,
  type: 'number' | 'special' = 'special',
): Command => ({ do: verb, targets: [{ side, amount }], type });
const when = (condition: Condition, success: Command[], failure: Command[]): Command => ({
  do: 'if',
  conditions: [condition],
  success,
  failure,
});
const none: Command = { do: 'none' };
const flipped: Condition = { test: 'flipped', side: 'player' };
const reached: Condition = { test: 'target', side: 'opponent' };

describe('English of effects', () => {
  it.each([
    [add(3), 'Add 3 to your total.'],
    [add(-3, 'opponent'), "Take 3 from your opponent's total."],
    [move('draw', 'player', 2), 'Draw 2 special cards.'],
    [move('draw', 'opponent', 1, 'number'), 'Your opponent draws 1 number card.'],
    [move('discard', 'opponent', 0), 'Your opponent discards 0 special cards.'],
    [move('transfer', 'player', 1), 'Give 1 special card to your opponent.'],
    [move('transfer', 'opponent', 1, 'number'), 'Your opponent gives you 1 number card.'],
    [move('swap', 'player', 1, 'number'), 'Swap 1 number card for a new one.'],
    [move('swap', 'opponent', 3), 'Your opponent swaps 3 special cards for new ones.'],
    [none, 'Nothing happens.'],
  ])('%j', (command, text) => {
    expect(say(command)).toBe(text);
  });

  it('tells the last command first, as it happens (R-K4)', () => {
    expect(say(add(3), move('draw', 'player', 2))).toBe(
      'Draw 2 special cards. Then add 3 to your total.',
    );
  });

  it('joins the targets of one effect', () => {
    const targets = [
      { side: 'player' as const, amount: 1 },
      { side: 'opponent' as const, amount: 2 },
    ];
    expect(say({ do: 'draw', targets, type: 'number' })).toBe(
      'Draw 1 number card and your opponent draws 2 number cards.',
    );
  });
});

describe('English of changing subjects', () => {
  const both = (first: Side, second: Side): Command => ({
    do: 'discard',
    targets: [
      { side: first, amount: 2 },
      { side: second, amount: 1 },
    ],
    type: 'number',
  });

  it('says "you" again after the opponent in the same sentence', () => {
    expect(say(both('opponent', 'player'))).toBe(
      'Your opponent discards 2 number cards and you discard 1 number card.',
    );
    expect(say(both('player', 'opponent'))).toBe(
      'Discard 2 number cards and your opponent discards 1 number card.',
    );
    expect(say(when(flipped, [add(2), move('draw', 'opponent', 1)], [none]))).toBe(
      'If you have flipped a card this turn, your opponent draws 1 special card, ' +
        'then you add 2 to your total.',
    );
  });
});

describe('English of conditions', () => {
  it.each<[Condition, string]>([
    [{ test: 'class', side: 'player', colour: 1, count: 2 }, 'you have 2 or more red number cards'],
    [
      { test: 'class', side: 'opponent', colour: 0, count: 1 },
      'your opponent has 1 or more number cards without a colour',
    ],
    [
      { test: 'duplicate', side: 'player', type: 'special' },
      'you have two special cards of the same name',
    ],
    [
      { test: 'quantity', side: 'player', from: 0, to: 0, type: 'number' },
      'you have no number cards',
    ],
    [
      { test: 'quantity', side: 'player', from: 0, to: 3, type: 'number' },
      'you have 3 or fewer number cards',
    ],
    [
      { test: 'quantity', side: 'opponent', from: 1, to: 1, type: 'special' },
      'your opponent has exactly 1 special card',
    ],
    [
      { test: 'quantity', side: 'player', from: 2, to: 5, type: 'special' },
      'you have 2 to 5 special cards',
    ],
    [
      { test: 'value', side: 'player', value: -4, count: 2 },
      'you have 2 or more number cards of value -4',
    ],
    [{ test: 'discarded', side: 'player' }, 'you have discarded a card this turn'],
    [
      { test: 'transferred', side: 'opponent' },
      'your opponent has given you a card since their last turn began',
    ],
    [{ test: 'target', side: 'player' }, 'your total has reached the target'],
  ])('%j', (condition, text) => {
    expect(say(when(condition, [add(1)], [none]))).toBe(`If ${text}, add 1 to your total.`);
  });

  it('names both paths, and what happens in either case', () => {
    expect(say(add(2), when(reached, [move('draw', 'player', 1)], [none, add(4), add(5)]))).toBe(
      "If your opponent's total has reached the target, draw 1 special card. " +
        'Otherwise, add 5 to your total, then add 4 to your total. Either way, add 2 to your total.',
    );
  });

  it('puts a conditional inside a path in brackets', () => {
    expect(say(when(flipped, [when(reached, [add(1)], [add(2)])], [add(3)]))).toBe(
      "If you have flipped a card this turn: (If your opponent's total has reached the target, " +
        'add 1 to your total. Otherwise, add 2 to your total.) Otherwise: (Add 3 to your total.)',
    );
  });

  it('never says the same of two programs that differ in what they do', () => {
    const plain: Command[][] = [[none], [add(1)], [add(2)], [add(1), add(2)], [add(2), add(1)]];
    const nest = (lists: Command[][]): Command[][] =>
      lists.flatMap((success) =>
        lists.flatMap((failure) => [
          [when(flipped, success, failure)],
          [add(1), when(flipped, success, failure)],
          [when(reached, success, failure)],
        ]),
      );
    const lists = [...plain, ...nest([...plain, ...nest([[none], [add(1)]])])];
    expect(new Set(lists.map((commands) => english({ commands }))).size).toBe(lists.length);
  });
});

describe('the outline', () => {
  it('lists the steps as they happen, paths one deeper', () => {
    const conditional = when(flipped, [add(1), move('draw', 'player', 2)], [none]);
    expect(outline({ commands: [add(9), conditional] })).toEqual([
      { depth: 0, text: 'If you have flipped a card this turn' },
      { depth: 1, text: 'Draw 2 special cards' },
      { depth: 1, text: 'Add 1 to your total' },
      { depth: 0, text: 'Otherwise' },
      { depth: 1, text: 'Nothing happens' },
      { depth: 0, text: 'Add 9 to your total' },
    ]);
  });
});

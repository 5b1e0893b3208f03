import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IllegalChoice, readChoice } from './choices.ts';
import type { NumberDecision, PickDecision } from './game.ts';

const asked = { seat: 0, kind: 'test', prompt: 'Choose.' } as const;
const options = ['a', 'b', 'c', 'd'].map((act) => ({ act }));

function pick(change: Partial<PickDecision> = {}): PickDecision {
  return { ...asked, ask: 'pick', options, min: 1, max: 2, ordered: false, ...change };
}

const number: NumberDecision = { ...asked, ask: 'number', min: -2, max: 3 };

describe('picks', () => {
  it('are taken in the order of the options, unless their order matters', () => {
    expect(readChoice(pick(), [3, 1])).toEqual([1, 3]);
    expect(readChoice(pick({ ordered: true }), [3, 1])).toEqual([3, 1]);
  });

  it('may be none where none are asked for', () => {
    expect(readChoice(pick({ min: 0 }), [])).toEqual([]);
  });

  it('become a list of their own, which keeps nothing else of what was sent', () => {
    const given = Object.assign([1], { extra: 'baggage' });
    const read = readChoice(pick(), given);
    expect(read).not.toBe(given);
    expect(Object.keys(read)).toEqual(['0']);
  });

  it.each([
    ['too few', [], 'Choose 1 to 2, not 0.'],
    ['too many', [0, 1, 2], 'Choose 1 to 2, not 3.'],
    ['one twice', [1, 1], 'Each option can be chosen once.'],
    ['one past the last', [4], 'Choose whole numbers from 0 to 3, not 4.'],
    ['one below the first', [-1], 'Choose whole numbers from 0 to 3, not -1.'],
    ['half a pick', [0.5], 'Choose whole numbers from 0 to 3, not 0.5.'],
    ['no number', [Number.NaN], 'Choose whole numbers from 0 to 3, not NaN.'],
    ['an endless number', [Number.POSITIVE_INFINITY], 'not Infinity.'],
    ['words', ['1'], 'Choose whole numbers from 0 to 3, not string.'],
    ['a list in a list', [[1]], 'not object.'],
    ['nothing', [null], 'not object.'],
    ['a big number', [1n], 'not bigint.'],
  ])('are refused: %s', (_name, given, message) => {
    expect(() => readChoice(pick(), given)).toThrow(IllegalChoice);
    expect(() => readChoice(pick(), given)).toThrow(message);
  });

  it('are refused where a list has holes', () => {
    const holed: number[] = [];
    holed[1] = 1;
    expect(() => readChoice(pick(), holed)).toThrow('not undefined.');
  });

  it('are refused by their count before anything else is looked at', () => {
    const huge: number[] = [];
    huge.length = 2 ** 32 - 1;
    expect(() => readChoice(pick(), huge)).toThrow('Choose 1 to 2, not 4294967295.');
  });

  it('make zero of minus zero, which JSON would not keep', () => {
    expect(Object.is((readChoice(pick(), [-0]) as number[])[0], 0)).toBe(true);
    expect(() => readChoice(pick(), [0, -0])).toThrow('Each option can be chosen once.');
  });

  it('are either refused or legal, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything({ withSparseArray: true, withNullPrototype: true }), (given) => {
        try {
          const choice = readChoice(pick(), given);
          if ('concede' in choice) return choice.concede === 0 || choice.concede === 1;
          const legal = choice.every((at) => Number.isInteger(at) && at >= 0 && at < 4);
          return legal && choice.length >= 1 && choice.length <= 2;
        } catch (error) {
          return error instanceof IllegalChoice;
        }
      }),
    );
  });
});

describe('a number', () => {
  it('is any of the range', () => {
    for (let value = -2; value <= 3; value++) expect(readChoice(number, [value])).toEqual([value]);
  });

  it.each([
    [[4], 'Choose whole numbers from -2 to 3, not 4.'],
    [[-3], 'Choose whole numbers from -2 to 3, not -3.'],
    [[], 'Choose 1, not 0.'],
    [[1, 2], 'Choose 1, not 2.'],
    [2, 'A choice is a list of whole numbers, or a concession.'],
  ])('%j is refused', (given, message) => {
    expect(() => readChoice(number, given)).toThrow(message);
  });
});

describe('a concession', () => {
  it('is possible for either seat, whoever is asked', () => {
    expect(readChoice(pick(), { concede: 0, extra: 1 })).toEqual({ concede: 0 });
    expect(readChoice(number, { concede: 1 })).toEqual({ concede: 1 });
  });

  it.each([[{ concede: 2 }], [{ concede: '0' }], [{ concede: null }], [{ concede: true }]])(
    '%j is none',
    (given) => {
      expect(() => readChoice(pick(), given)).toThrow('Seat 0 or seat 1 can concede.');
    },
  );

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty object', {}],
    ['one that is only inherited', Object.create({ concede: 0 })],
    ['one under a prototype key', JSON.parse('{"__proto__":{"concede":0}}')],
    ['a list by name alone', { length: 1, 0: 1 }],
    ['words', '{"concede":0}'],
  ])('is not read out of %s', (_name, given) => {
    expect(() => readChoice(pick(), given)).toThrow(
      'A choice is a list of whole numbers, or a concession.',
    );
  });
});

it('nothing can be chosen after the end', () => {
  const over = { ask: 'over', winner: 0, reason: 'test' } as const;
  for (const given of [[0], [], { concede: 0 }])
    expect(() => readChoice(over, given)).toThrow('The game is over: nothing can be chosen.');
});

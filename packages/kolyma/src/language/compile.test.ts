import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyProgram } from '../testing/random-programs.ts';
import { compile, type KeywordError } from './compile.ts';
import { KEYWORDS } from './keywords.ts';
import type { Command, Condition } from './tree.ts';
import { write } from './write.ts';

const EXAMPLE = [
  'EFFECT_ADDVALUE',
  'TARGET_PLAYER',
  'END_COMMAND',
  'EFFECT_CONDITIONAL',
  'CON_CARD_QUANTITY',
  'TARGET_PLAYER',
  'TYPE_SPECIAL',
  'CON_STORE_ADDITIONAL_INTEGER',
  'SUCCESS_PATH',
  'EFFECT_DRAW',
  'TARGET_PLAYER',
  'TYPE_SPECIAL',
  'FAILURE_PATH',
  'EFFECT_ADDVALUE',
  'TARGET_PLAYER',
];

const commandsOf = (keywords: string, ...values: number[]): Command[] => {
  const compiled = compile(keywords.split(' '), values);
  if (!compiled.ok) throw new Error(compiled.errors.map(({ message }) => message).join(' '));
  return compiled.program.commands;
};

const conditionOf = (keywords: string, ...values: number[]): Condition => {
  const written = `EFFECT_CONDITIONAL ${keywords} SUCCESS_PATH EFFECT_NONE FAILURE_PATH EFFECT_NONE`;
  const [command] = commandsOf(written, ...values);
  return command?.do === 'if' ? command.conditions[0]! : expect.fail('no conditional');
};

const errorsOf = (keywords: string, ...values: number[]): KeywordError[] => {
  const compiled = compile(keywords === '' ? [] : keywords.split(' '), values);
  return compiled.ok ? expect.fail('this should have been refused') : compiled.errors;
};

const me = (amount: number) => ({ side: 'player', amount });
const you = (amount: number) => ({ side: 'opponent', amount });
const add = (amount: number) => ({ do: 'add', targets: [me(amount)] });
const none = { do: 'none' };

describe('every row of the keyword table', () => {
  it('EFFECT_NONE stands alone', () => {
    expect(commandsOf('EFFECT_NONE')).toEqual([none]);
  });

  it('EFFECT_ADDVALUE takes one or more targets, each with what to add', () => {
    expect(commandsOf('EFFECT_ADDVALUE TARGET_PLAYER TARGET_OPPONENT', 3, -2)).toEqual([
      { do: 'add', targets: [me(3), you(-2)] },
    ]);
  });

  it.each([
    ['EFFECT_DRAW', 'draw'],
    ['EFFECT_DISCARD', 'discard'],
    ['EFFECT_TRANSFER', 'transfer'],
    ['EFFECT_SWAP', 'swap'],
  ])('%s takes targets with a count, then a type', (keyword, verb) => {
    expect(commandsOf(`${keyword} TARGET_PLAYER TYPE_NUMBER`, 2)).toEqual([
      { do: verb, targets: [me(2)], type: 'number' },
    ]);
    expect(
      commandsOf(`${keyword} TARGET_OPPONENT TARGET_PLAYER TARGET_OPPONENT TYPE_SPECIAL`, 1, 0, 4),
    ).toEqual([{ do: verb, targets: [you(1), me(0), you(4)], type: 'special' }]);
  });

  it('CON_HAS_CLASS_CARD takes a colour and a count', () => {
    expect(
      conditionOf('CON_HAS_CLASS_CARD TARGET_OPPONENT CON_STORE_ADDITIONAL_INTEGER', 5, 2),
    ).toEqual({ test: 'class', side: 'opponent', colour: 5, count: 2 });
  });

  it('CON_HAS_DUPLICATE takes a type; its value is not used', () => {
    expect(conditionOf('CON_HAS_DUPLICATE TARGET_PLAYER TYPE_SPECIAL', -7)).toEqual({
      test: 'duplicate',
      side: 'player',
      type: 'special',
    });
  });

  it.each([
    ['CON_DISCARD_FLAG', 'discarded'],
    ['CON_SWAP_FLAG', 'swapped'],
    ['CON_FLIP_FLAG', 'flipped'],
    ['CON_TRANSFER_FLAG', 'transferred'],
    ['CON_COMPARE_Against_Target', 'target'],
  ])('%s takes a target; its value is not used', (keyword, test) => {
    expect(conditionOf(`${keyword} TARGET_OPPONENT`, 99)).toEqual({ test, side: 'opponent' });
  });

  it('CON_CARD_QUANTITY takes its type after or before the second integer (R-K7)', () => {
    const range = { test: 'quantity', side: 'player', from: 1, to: 3, type: 'number' };
    const store = 'CON_STORE_ADDITIONAL_INTEGER';
    const start = 'CON_CARD_QUANTITY TARGET_PLAYER';
    expect(conditionOf(`${start} ${store} TYPE_NUMBER`, 1, 3)).toEqual(range);
    expect(conditionOf(`${start} TYPE_NUMBER ${store}`, 1, 3)).toEqual(range);
  });

  it('CON_HAS_VALUE_CARD takes the value first, then how many', () => {
    expect(
      conditionOf('CON_HAS_VALUE_CARD TARGET_PLAYER CON_STORE_ADDITIONAL_INTEGER', -4, 2),
    ).toEqual({ test: 'value', side: 'player', value: -4, count: 2 });
  });

  it('names ignore case (R-K5)', () => {
    expect(commandsOf('effect_addvalue Target_Player', 1)).toEqual([add(1)]);
    expect(conditionOf('CON_COMPARE_AGAINST_TARGET target_player', 0)).toEqual({
      test: 'target',
      side: 'player',
    });
  });
});

describe('conditionals', () => {
  it("the document's example card: 15 keywords, 5 values", () => {
    expect(compile(EXAMPLE, [2, 0, 100, 1, 42])).toEqual({
      ok: true,
      program: {
        commands: [
          add(2),
          {
            do: 'if',
            conditions: [{ test: 'quantity', side: 'player', from: 0, to: 100, type: 'special' }],
            success: [{ do: 'draw', targets: [me(1)], type: 'special' }],
            failure: [add(42)],
          },
        ],
      },
    });
  });

  const IF = 'EFFECT_CONDITIONAL CON_FLIP_FLAG TARGET_PLAYER';
  const ADD = 'EFFECT_ADDVALUE TARGET_PLAYER';
  const flipped = [{ test: 'flipped', side: 'player' }];

  it('a command before the conditional stands beside it (first order of the warning)', () => {
    expect(
      commandsOf(
        `${ADD} END_COMMAND ${IF} SUCCESS_PATH EFFECT_NONE FAILURE_PATH EFFECT_NONE`,
        5,
        -1,
      ),
    ).toEqual([add(5), { do: 'if', conditions: flipped, success: [none], failure: [none] }]);
  });

  it('a command after the conditional belongs to its last path (second order)', () => {
    expect(
      commandsOf(
        `${IF} SUCCESS_PATH EFFECT_NONE FAILURE_PATH EFFECT_NONE END_COMMAND ${ADD}`,
        -1,
        5,
      ),
    ).toEqual([{ do: 'if', conditions: flipped, success: [none], failure: [none, add(5)] }]);
  });

  it('a command in both paths is in both paths (third order)', () => {
    const path = `EFFECT_NONE END_COMMAND ${ADD}`;
    expect(commandsOf(`${IF} SUCCESS_PATH ${path} FAILURE_PATH ${path}`, -1, 5, 6)).toEqual([
      { do: 'if', conditions: flipped, success: [none, add(5)], failure: [none, add(6)] },
    ]);
  });

  it('takes the paths in either order, values as written', () => {
    expect(commandsOf(`${IF} FAILURE_PATH ${ADD} SUCCESS_PATH ${ADD}`, -1, 1, 2)).toEqual([
      { do: 'if', conditions: flipped, success: [add(2)], failure: [add(1)] },
    ]);
  });

  it('gives a path keyword to the innermost conditional that lacks it (R-K4)', () => {
    const inner = `${IF} FAILURE_PATH ${ADD} SUCCESS_PATH ${ADD}`;
    const outer = `${IF} SUCCESS_PATH ${inner} FAILURE_PATH ${ADD}`;
    expect(commandsOf(outer, -1, -1, 1, 2, 3)).toEqual([
      {
        do: 'if',
        conditions: flipped,
        success: [{ do: 'if', conditions: flipped, success: [add(2)], failure: [add(1)] }],
        failure: [add(3)],
      },
    ]);
  });

  it('takes several conditions', () => {
    const [command] = commandsOf(
      `${IF} CON_SWAP_FLAG TARGET_OPPONENT SUCCESS_PATH EFFECT_NONE FAILURE_PATH EFFECT_NONE`,
      -1,
      -1,
    );
    expect(command).toMatchObject({ conditions: [{ test: 'flipped' }, { test: 'swapped' }] });
  });
});

describe('wrong keywords', () => {
  it.each([
    ['', 0, 'EFFECT_DRAW', 'no keywords'],
    ['EFFECT_DRAW', 1, 'TARGET_OPPONENT', 'a TARGET must follow'],
    ['EFFECT_DRAW TARGET_PLAYER', 2, 'TYPE_SPECIAL', 'a TARGET or a TYPE must follow'],
    ['EFFECT_DRAW TYPE_SPECIAL', 1, 'TARGET_PLAYER', 'Keyword 1 is TYPE_SPECIAL'],
    ['EFFECT_NONE EFFECT_NONE', 1, 'END_COMMAND', 'END_COMMAND or the end of the list'],
    ['EFFECT_NONE END_COMMAND', 2, 'EFFECT_NONE', 'an EFFECT must follow'],
    ['EFFECT_NONE END_COMMAND END_COMMAND', 2, 'EFFECT_SWAP', 'expected an EFFECT'],
    ['EFFECT_CONDITIONAL SUCCESS_PATH', 1, 'CON_FLIP_FLAG', 'expected a CON'],
    ['EFFECT_NONE FAILURE_PATH', 1, 'END_COMMAND', 'Keyword 1 is FAILURE_PATH'],
    [
      'EFFECT_CONDITIONAL CON_FLIP_FLAG TARGET_PLAYER TARGET_PLAYER',
      3,
      'SUCCESS_PATH',
      'a CON, SUCCESS_PATH or FAILURE_PATH',
    ],
    [
      'EFFECT_CONDITIONAL CON_FLIP_FLAG TARGET_PLAYER SUCCESS_PATH EFFECT_NONE',
      5,
      'FAILURE_PATH',
      'END_COMMAND or FAILURE_PATH must follow',
    ],
    [
      'EFFECT_CONDITIONAL CON_FLIP_FLAG TARGET_PLAYER SUCCESS_PATH EFFECT_NONE SUCCESS_PATH',
      5,
      'FAILURE_PATH',
      'Keyword 5 is SUCCESS_PATH',
    ],
  ])('"%s" is wrong at %i, where %s could stand', (keywords, position, right, words) => {
    const [error, ...more] = errorsOf(keywords, 1, 1, 1);
    expect(more).toEqual([]);
    expect(error).toMatchObject({ part: 'keywords', position });
    expect(error!.expected).toContain(right);
    expect(error!.message).toContain(words);
  });

  it('names an unknown keyword and the nearest known one', () => {
    const [error] = errorsOf('EFFECT_DRAW TARGET_PLAYER TYPE_SPECAIL', 1);
    expect(error).toMatchObject({ position: 2, found: '"TYPE_SPECAIL"' });
    expect(error!.message).toContain('Did you mean TYPE_SPECIAL?');
  });

  it('refuses absurd sizes', () => {
    const many = Array.from({ length: 501 }, () => 'EFFECT_NONE');
    expect(compile(many, [])).toMatchObject({ ok: false, errors: [{ position: 500 }] });
    const nest = (depth: number): string[] =>
      depth === 0
        ? ['EFFECT_NONE']
        : ['EFFECT_CONDITIONAL', 'CON_FLIP_FLAG', 'TARGET_PLAYER', 'SUCCESS_PATH', 'EFFECT_NONE']
            .concat('FAILURE_PATH')
            .concat(nest(depth - 1));
    const unused = (count: number) => Array.from({ length: count }, () => -1);
    expect(compile(nest(32), unused(32)).ok).toBe(true);
    expect(compile(nest(33), unused(33))).toMatchObject({
      ok: false,
      errors: [{ position: 32 * 6, found: 'EFFECT_CONDITIONAL' }],
    });
  });
});

describe('wrong values', () => {
  it('names the keyword that wants a missing value, and for what', () => {
    const [error] = errorsOf('EFFECT_DRAW TARGET_PLAYER TARGET_OPPONENT TYPE_NUMBER', 1);
    expect(error).toMatchObject({ part: 'values', position: 1, found: 'the end of the list' });
    expect(error!.message).toContain('TARGET_OPPONENT at keyword 2');
    expect(error!.message).toContain('how many cards to draw');
  });

  it('names the first surplus value', () => {
    expect(errorsOf('EFFECT_ADDVALUE TARGET_PLAYER', 1, 8, 9)).toMatchObject([
      { part: 'values', position: 1, found: '8', expected: ['the end of the list'] },
    ]);
  });

  it.each([
    ['a fraction', 'EFFECT_ADDVALUE TARGET_PLAYER', [1.5]],
    ['no number', 'EFFECT_ADDVALUE TARGET_PLAYER', [Number.NaN]],
    ['a number too large to be exact', 'EFFECT_ADDVALUE TARGET_PLAYER', [2 ** 60]],
    ['a negative count', 'EFFECT_SWAP TARGET_OPPONENT TYPE_NUMBER', [-1]],
  ])('refuses %s', (_, keywords, values) => {
    expect(errorsOf(keywords, ...values)).toMatchObject([{ part: 'values', position: 0 }]);
  });

  it.each([
    ['CON_HAS_CLASS_CARD TARGET_PLAYER CON_STORE_ADDITIONAL_INTEGER', [6, 1], 0],
    ['CON_HAS_CLASS_CARD TARGET_PLAYER CON_STORE_ADDITIONAL_INTEGER', [-1, 1], 0],
    ['CON_HAS_CLASS_CARD TARGET_PLAYER CON_STORE_ADDITIONAL_INTEGER', [0, -1], 1],
    ['CON_HAS_VALUE_CARD TARGET_PLAYER CON_STORE_ADDITIONAL_INTEGER', [5, -1], 1],
    ['CON_CARD_QUANTITY TARGET_PLAYER CON_STORE_ADDITIONAL_INTEGER TYPE_NUMBER', [-1, 1], 0],
    ['CON_CARD_QUANTITY TARGET_PLAYER TYPE_NUMBER CON_STORE_ADDITIONAL_INTEGER', [0, -2], 1],
  ])('refuses %s with %j', (condition, values, position) => {
    const keywords = `EFFECT_CONDITIONAL ${condition} SUCCESS_PATH EFFECT_NONE FAILURE_PATH EFFECT_NONE`;
    expect(errorsOf(keywords, ...values)).toMatchObject([{ part: 'values', position }]);
  });
});

describe('always', () => {
  it('a program survives being written and compiled', () => {
    fc.assert(
      fc.property(anyProgram, (program) => {
        const { keywords, values } = write(program);
        expect(compile(keywords, values)).toEqual({ ok: true, program });
      }),
    );
  });

  it('a program whose conditional does not stand last cannot be written', () => {
    const conditional: Command = {
      do: 'if',
      conditions: [{ test: 'flipped', side: 'player' }],
      success: [{ do: 'none' }],
      failure: [{ do: 'none' }],
    };
    expect(() => write({ commands: [conditional, { do: 'none' }] })).toThrow(RangeError);
  });

  it('random lists are compiled or refused, never a crash', () => {
    const word = fc.oneof(fc.constantFrom(...KEYWORDS.map(({ name }) => name)), fc.string());
    fc.assert(
      fc.property(fc.array(word), fc.array(fc.double()), (keywords, values) => {
        const compiled = compile(keywords, values);
        if (compiled.ok) return;
        const { position, message, expected } = compiled.errors[0]!;
        expect(position).toBeGreaterThanOrEqual(0);
        expect(message).not.toBe('');
        expect(expected.length).toBeGreaterThan(0);
      }),
    );
  });
});

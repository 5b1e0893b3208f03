import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyProgram } from '../testing/random-programs.ts';
import { compile } from './compile.ts';
import { english } from './english.ts';
import { lint } from './lint.ts';
import type { Program } from './tree.ts';

const program = (keywords: string, ...values: number[]): Program => {
  const compiled = compile(keywords.split(' '), values);
  return compiled.ok ? compiled.program : expect.fail(compiled.errors[0]!.message);
};

const codes = (text: string, keywords: string, ...values: number[]) =>
  lint(program(keywords, ...values), text).map(({ code }) => code);

const ADD_ME = 'EFFECT_ADDVALUE TARGET_PLAYER';
const ADD_THEM = 'EFFECT_ADDVALUE TARGET_OPPONENT';
const ADD_BOTH = 'EFFECT_ADDVALUE TARGET_PLAYER TARGET_OPPONENT';
const DRAW_ME = 'EFFECT_DRAW TARGET_PLAYER TYPE_SPECIAL';
const DRAW_THEM = 'EFFECT_DRAW TARGET_OPPONENT TYPE_SPECIAL';
const DISCARD_THEM = 'EFFECT_DISCARD TARGET_OPPONENT TYPE_SPECIAL';
const GIVE = 'EFFECT_TRANSFER TARGET_PLAYER TYPE_NUMBER';
const IF_RED = 'EFFECT_CONDITIONAL CON_HAS_CLASS_CARD TARGET_PLAYER CON_STORE_ADDITIONAL_INTEGER';
const IF_FLIP = 'EFFECT_CONDITIONAL CON_FLIP_FLAG TARGET_OPPONENT';

describe('texts that agree with their program', () => {
  it.each<[string, string, number[]]>([
    ['Add 3 to your total.', ADD_ME, [3]],
    ['Gain three points.', ADD_ME, [3]],
    ['+3 for you', ADD_ME, [3]],
    ['Add -3 to your total.', ADD_ME, [-3]],
    ['You lose 2.', ADD_ME, [-2]],
    ["Lower your opponent's total by 4.", ADD_THEM, [-4]],
    ['Your opponent loses four points!', ADD_THEM, [-4]],
    ['Take 2 from the other player’s total.', ADD_THEM, [-2]],
    ['You gain 3 and your opponent loses 2.', ADD_BOTH, [3, -2]],
    ['Both players gain 2.', ADD_BOTH, [2, 2]],
    ['Raise your total by 4, lower theirs by 4.', ADD_BOTH, [4, -4]],
    ['Twenty-five points for you!', ADD_ME, [25]],
    ['Discard two cards from your opponent’s hand.', DISCARD_THEM, [2]],
    ['Draw two special cards.', DRAW_ME, [2]],
    ['Draw a special card.', DRAW_ME, [1]],
    ['Draw 2 cards and keep them.', DRAW_ME, [2]],
    ['Make your foe draw 2 cards.', DRAW_THEM, [2]],
    ['Give a number card to your opponent.', GIVE, [1]],
    ['The ice cracks under a rival who did not listen.', ADD_ME, [3]],
    ['A cold wind takes everything.', DRAW_ME, [2]],
    ['TEST: conditionals', ADD_ME, [42]],
    ['', ADD_ME, [42]],
    [
      'If it is cold, your opponent has cards and your opponent has none left, draw 2.',
      DRAW_ME,
      [2],
    ],
    [
      'If you have more than 1 red card, gain 5. Otherwise, lose 1.',
      `${IF_RED} SUCCESS_PATH ${ADD_ME} FAILURE_PATH ${ADD_ME}`,
      [1, 2, 5, -1],
    ],
    [
      'Draw 2 special cards if you flipped a card this turn.',
      `${IF_FLIP} SUCCESS_PATH ${DRAW_ME} FAILURE_PATH EFFECT_NONE`,
      [-1, 2],
    ],
  ])('%s', (text, keywords, values) => {
    expect(codes(text, keywords, ...values)).toEqual([]);
  });

  it('the printed English of a program always does', () => {
    fc.assert(
      fc.property(anyProgram, (any) => {
        const about = lint(any, english(any)).filter((warning) => warning.part === 'text');
        expect(about).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('texts that disagree with their program', () => {
  it.each<[string, string, string, number[]]>([
    ['K-TEXT-NUMBER', 'Add 3 to your total.', ADD_ME, [2]],
    ['K-TEXT-NUMBER', 'Draw two special cards.', DRAW_ME, [3]],
    ['K-TEXT-NUMBER', 'Draw a special card.', DRAW_ME, [2]],
    ['K-TEXT-NUMBER', 'Gain 5.', 'EFFECT_NONE', []],
    ['K-TEXT-MISSING', 'Gain 3.', `${ADD_ME} END_COMMAND ${DRAW_ME}`, [3, 2]],
    ['K-TEXT-SIGN', 'Add 3 to your total.', ADD_ME, [-3]],
    ['K-TEXT-SIGN', 'Your opponent loses 3.', ADD_THEM, [3]],
    ['K-TEXT-SIGN', 'Take 3 from your total.', ADD_ME, [3]],
    ['K-TEXT-SIGN', 'You gain 3. Your opponent loses 2.', ADD_BOTH, [-3, 2]],
    ['K-TEXT-SIGN', 'You lose points.', ADD_ME, [3]],
    ['K-TEXT-SIGN', 'Your total falls by 3.', ADD_ME, [3]],
    ['K-TEXT-SIGN', 'Raise your total by 4, lower theirs by 4.', ADD_BOTH, [-4, 4]],
    ['K-TEXT-TARGET', 'Add 3 to your total.', ADD_THEM, [3]],
    ['K-TEXT-TARGET', "Add 3 to your opponent's total.", ADD_ME, [3]],
    ['K-TEXT-TARGET', 'Your enemy draws 2 special cards.', DRAW_ME, [2]],
    ['K-TEXT-TARGET', 'Draw 2 special cards.', DRAW_THEM, [2]],
    ['K-TEXT-TARGET', 'Your opponent gives you a number card.', GIVE, [1]],
    ['K-TEXT-TARGET', 'You gain 3. Your opponent gains 2.', ADD_BOTH, [2, 3]],
    ['K-TEXT-TARGET', 'Three more for your rival.', ADD_ME, [3]],
  ])('%s: %s', (code, text, keywords, values) => {
    expect(codes(text, keywords, ...values)).toEqual([code]);
  });

  it('says what was read and what usually helps', () => {
    expect(lint(program(ADD_ME, 2), 'Gain 3.')).toEqual([
      {
        code: 'K-TEXT-NUMBER',
        part: 'text',
        message: 'The text says 3, but the program has 2.',
        fix: 'Correct the number in the text or in the values.',
      },
    ]);
  });
});

describe('programs that are probably not meant', () => {
  const RANGE = 'CON_CARD_QUANTITY TARGET_PLAYER CON_STORE_ADDITIONAL_INTEGER TYPE_NUMBER';
  const VALUE = 'CON_HAS_VALUE_CARD TARGET_PLAYER CON_STORE_ADDITIONAL_INTEGER';
  const PATHS = `SUCCESS_PATH ${ADD_ME} FAILURE_PATH EFFECT_NONE`;

  it.each<[string, string, number[]]>([
    ['K-AMOUNT-ZERO', ADD_ME, [0]],
    ['K-RANGE-EMPTY', `EFFECT_CONDITIONAL ${RANGE} ${PATHS}`, [5, 2, 1]],
    ['K-VALUE-NEVER', `EFFECT_CONDITIONAL ${VALUE} ${PATHS}`, [100, 1, 1]],
    ['K-FLAG-OWN', `EFFECT_CONDITIONAL CON_SWAP_FLAG TARGET_PLAYER ${PATHS}`, [-1, 1]],
    ['K-COUNT-ZERO', `EFFECT_CONDITIONAL ${VALUE} ${PATHS}`, [5, 0, 1]],
    ['K-CONTRADICTION', `EFFECT_CONDITIONAL ${RANGE} ${RANGE} ${PATHS}`, [0, 2, 3, 4, 1]],
    ['K-CONTRADICTION', `EFFECT_CONDITIONAL ${RANGE} ${VALUE} ${PATHS}`, [0, 2, 7, 3, 1]],
    [
      'K-CONTRADICTION',
      `EFFECT_CONDITIONAL ${VALUE} ${VALUE} ${RANGE} ${PATHS}`,
      [1, 2, 7, 2, 0, 3, 1],
    ],
    ['K-PATHS-EQUAL', `${IF_FLIP} SUCCESS_PATH ${ADD_ME} FAILURE_PATH ${ADD_ME}`, [-1, 2, 2]],
  ])('%s: %s %j', (code, keywords, values) => {
    expect(codes('', keywords, ...values)).toEqual([code]);
  });

  it.each<[string, number[]]>([
    [`EFFECT_CONDITIONAL ${RANGE} ${RANGE} ${PATHS}`, [0, 3, 3, 4, 1]],
    [`EFFECT_CONDITIONAL ${VALUE} ${PATHS}`, [-9, 1, 1]],
    ['EFFECT_NONE', []],
  ])('nothing to say of %s %j', (keywords, values) => {
    expect(codes('', keywords, ...values)).toEqual([]);
  });
});

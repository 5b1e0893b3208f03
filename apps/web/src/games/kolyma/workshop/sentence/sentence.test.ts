import { next, readCardFile, readKeywords } from '@cardscape/kolyma/tools';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ending, freshToken, replacementsAt, valueTrouble, wishesOf } from './offers.ts';
import {
  insert,
  listsOf,
  moveTo,
  removeAt,
  removeFrom,
  removeLast,
  replaceAt,
  type Sentence,
  setValue,
  type Token,
  tokensOf,
} from './sentence.ts';

const empty: Sentence = { tokens: [], cursor: 0 };

function read(tokens: readonly Token[]) {
  return readCardFile(JSON.stringify({ name: 'Tried', ...listsOf(tokens) }), 'tried.json');
}

/** Takes offered keywords, the numbers choosing which, and then whatever ends the list. */
function build(choices: readonly number[]): Sentence {
  let sentence = empty;
  for (const choice of choices) {
    const before = listsOf(sentence.tokens).keywords;
    const { keywords } = next(before);
    const keyword = keywords[choice % keywords.length];
    if (!keyword) break;
    sentence = insert(sentence, freshToken(before, keyword));
  }
  const rest = ending(sentence.tokens);
  return rest ? rest.reduce(insert, sentence) : sentence;
}

const built = fc.array(fc.nat(200), { maxLength: 14 }).map(build);
const runs = { numRuns: 40 };

describe('building a keyword list', () => {
  it('a card begins with an effect, and only effects are offered', () => {
    const { keywords, complete } = next([]);
    expect(complete).toBe(false);
    expect(keywords.length).toBeGreaterThan(0);
    expect(keywords.every((name) => name.startsWith('EFFECT_'))).toBe(true);
  });

  it('whatever is taken of what is offered, the finished list compiles', () => {
    fc.assert(
      fc.property(built, ({ tokens }) => {
        const { entries, errors } = read(tokens);
        expect(errors).toEqual([]);
        expect(entries).toHaveLength(1);
      }),
      runs,
    );
  });

  it('the lists of a card make the same tokens again', () => {
    fc.assert(
      fc.property(built, ({ tokens }) => {
        const { keywords, values } = listsOf(tokens);
        expect(tokensOf(keywords, values)).toEqual(tokens);
      }),
      runs,
    );
  });

  it('a value is asked for exactly where the reader takes one', () => {
    fc.assert(
      fc.property(built, ({ tokens }) => {
        const { keywords } = listsOf(tokens);
        const wishes = wishesOf(keywords);
        tokens.forEach(({ value }, index) => {
          expect(wishes[index] !== undefined).toBe(value !== undefined);
        });
        expect(wishes.filter(Boolean)).toHaveLength(readKeywords(keywords, []).slots.length);
      }),
      runs,
    );
  });

  it('a keyword put in the place of another keeps a finished list finished', () => {
    fc.assert(
      fc.property(built, fc.nat(), (sentence, place) => {
        const index = place % sentence.tokens.length;
        for (const other of replacementsAt(listsOf(sentence.tokens).keywords, index))
          expect(read(replaceAt(sentence, index, other).tokens).errors).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});

describe('changing a keyword list', () => {
  const draw = tokensOf(['EFFECT_DRAW', 'TARGET_PLAYER', 'TYPE_SPECIAL'], [2]) as Token[];
  const whole: Sentence = { tokens: draw, cursor: 3 };

  it('the last keyword goes first, and nothing happens before the first', () => {
    expect(removeLast(whole)).toEqual({ tokens: draw.slice(0, 2), cursor: 2 });
    expect(removeLast(empty)).toBe(empty);
  });

  it('a keyword taken out of the middle leaves the cursor in its place', () => {
    expect(removeAt(whole, 1)).toEqual({ tokens: [draw[0], draw[2]], cursor: 1 });
    expect(removeFrom(whole, 1)).toEqual({ tokens: [draw[0]], cursor: 1 });
  });

  it('a keyword put into the middle keeps the values with their keywords', () => {
    const second = insert(moveTo(whole, 2), { keyword: 'TARGET_OPPONENT', value: 5 });
    expect(listsOf(second.tokens).values).toEqual([2, 5]);
    const first = insert(moveTo(whole, 1), { keyword: 'TARGET_OPPONENT', value: 5 });
    expect(listsOf(first.tokens).values).toEqual([5, 2]);
  });

  it('the other target takes the value over', () => {
    const { tokens } = replaceAt(whole, 1, 'TARGET_OPPONENT');
    expect(tokens[1]).toEqual({ keyword: 'TARGET_OPPONENT', value: 2 });
  });

  it('a value is changed in place', () => {
    expect(listsOf(setValue(whole, 1, 7).tokens).values).toEqual([7]);
    expect(listsOf(setValue(whole, 1, null).tokens).values).toEqual([null]);
  });

  it('the cursor stays in the list', () => {
    expect(moveTo(whole, 99).cursor).toBe(3);
    expect(moveTo(whole, -1).cursor).toBe(0);
  });

  it('a word that is no keyword makes no tokens', () => {
    expect(tokensOf(['BANANA'], [])).toBeUndefined();
    expect(tokensOf(['effect_none'], [])).toEqual([{ keyword: 'EFFECT_NONE' }]);
  });
});

describe('what a value may be', () => {
  it('the trouble says what would be right', () => {
    expect(valueTrouble(3, { min: 0 })).toBeUndefined();
    expect(valueTrouble(-1, { min: 0 })).toBe('Type a whole number, 0 to 999.');
    expect(valueTrouble(6, { min: 0, max: 5 })).toBe('Type a whole number, 0 to 5.');
    for (const wrong of [null, 1.5, 1000, -1000])
      expect(valueTrouble(wrong, {})).toBe('Type a whole number, -999 to 999.');
  });
});

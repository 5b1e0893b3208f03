import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyProgram } from '../testing/random-programs.ts';
import { next } from './next.ts';
import { write } from './write.ts';

const after = (keywords: string) => next(keywords === '' ? [] : keywords.split(' '));

describe('what may come next', () => {
  it('a card begins with an effect', () => {
    const { keywords, complete } = after('');
    expect(keywords.every((name) => name.startsWith('EFFECT_'))).toBe(true);
    expect(keywords).toHaveLength(7);
    expect(complete).toBe(false);
  });

  it('a value is asked for with the purpose its effect gives it', () => {
    expect(after('EFFECT_DRAW').wantsValue).toBeUndefined();
    expect(after('EFFECT_DRAW TARGET_PLAYER').wantsValue).toEqual({
      purpose: 'how many cards to draw',
      min: 0,
    });
    expect(after('EFFECT_ADDVALUE TARGET_PLAYER').wantsValue).toEqual({
      purpose: 'how much to add to the total',
      min: -1_000_000,
      max: 1_000_000,
    });
    expect(after('EFFECT_CONDITIONAL CON_HAS_CLASS_CARD TARGET_PLAYER').wantsValue).toMatchObject({
      min: 0,
      max: 5,
    });
  });

  it('a finished command may be followed by END_COMMAND only', () => {
    expect(after('EFFECT_NONE')).toEqual({ keywords: ['END_COMMAND'], complete: true });
  });

  it('the second path is offered only while it is missing', () => {
    const start = 'EFFECT_CONDITIONAL CON_FLIP_FLAG TARGET_PLAYER FAILURE_PATH EFFECT_NONE';
    expect(after(start)).toEqual({ keywords: ['END_COMMAND', 'SUCCESS_PATH'], complete: false });
    expect(after(`${start} SUCCESS_PATH EFFECT_NONE`)).toEqual({
      keywords: ['END_COMMAND'],
      complete: true,
    });
  });

  it('nothing follows a list that is already wrong', () => {
    expect(after('EFFECT_NONE TARGET_PLAYER')).toEqual({ keywords: [], complete: false });
    expect(after('BANANA')).toEqual({ keywords: [], complete: false });
  });

  it('every program can be built step by step, and asks for every value it has', () => {
    fc.assert(
      fc.property(anyProgram, (program) => {
        const { keywords, values } = write(program);
        const steps = keywords.map((_, index) => next(keywords.slice(0, index)));
        keywords.forEach((keyword, index) => {
          expect(steps[index]!.keywords).toContain(keyword);
        });
        const whole = [...steps, next(keywords)];
        expect(whole.at(-1)!.complete).toBe(true);
        expect(whole.filter(({ wantsValue }) => wantsValue)).toHaveLength(values.length);
      }),
      { numRuns: 10 },
    );
  });
});

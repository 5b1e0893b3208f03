import { isDeepStrictEqual } from 'node:util';
import { randomFrom } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { EFFECT_TYPES } from '../set/kinds.ts';
import { randomEffect } from '../testing/random-trees.ts';
import { ByWords } from './by-words.ts';
import { STEPS } from './canonical.ts';
import { Case } from './check/case.ts';
import { CHECKS } from './check/check.ts';
import { readEffect } from './grammar/grammar.ts';
import { printEffect } from './print/print.ts';
import type { Effect } from './tree/tree.ts';
import { dictionaryWith } from './words/dictionary.ts';
import { lex } from './words/lex.ts';

describe('things that are done with trees by their words', () => {
  const things = new ByWords([
    { name: 'always' },
    { name: 'tapping', about: ['tap', 'untap'] },
    { name: 'costs', about: ['cost'] },
    { name: 'tapping again', about: ['tap', 'untap'] },
  ]);
  const doneWith = (tree: unknown) => {
    const said = things.saidIn(tree);
    return things.all.filter(({ words }) => (said & words) !== 0).map(({ name }) => name);
  };

  it('are done if one of their words is said somewhere', () => {
    expect(doneWith({ sentences: [{ acts: [{ do: 'untap' }] }] })).toEqual([
      'always',
      'tapping',
      'tapping again',
    ]);
  });

  it('are done if a field has the name', () => {
    expect(doneWith([{ cost: [] }])).toEqual(['always', 'costs']);
  });

  it('are left out else, but for those that are about anything', () => {
    expect(doneWith({ acts: [{ do: 'draw', amount: 1 }] })).toEqual(['always']);
  });

  it('are told apart up to the bits of a number', () => {
    const lists = (count: number) => Array.from({ length: count }, (_, i) => ({ about: [`${i}`] }));
    const most = new ByWords(lists(31));
    expect(new Set(most.all.map(({ words }) => words)).size).toBe(31);
    expect(most.saidIn('30') & (most.all[30]?.words ?? 0)).not.toBe(0);
    expect(() => new ByWords(lists(32))).toThrow('32 lists');
  });
});

describe('what is left out for the words of a tree', () => {
  const random = randomFrom('left out');
  const effects = Array.from({ length: 500 }, () => randomEffect(random));

  it('would have changed nothing about it', () => {
    const changed = effects.flatMap((effect) => {
      const read = readEffect(lex(printEffect(effect), dictionaryWith())).effect as Effect;
      const said = STEPS.saidIn(read);
      const leftOut = STEPS.all.filter(({ words }) => (said & words) === 0);
      return leftOut.filter(({ step }) => !isDeepStrictEqual(step(read), read));
    });
    expect(changed).toEqual([]);
  });

  it('would have found nothing wrong with it', () => {
    const found = effects.flatMap(({ sentences, ...front }, i) => {
      // Said one after the other, effects point at what is not there.
      const before = effects[i - 1]?.sentences ?? [];
      const effect: Effect = { ...front, sentences: [...before, ...sentences] };
      const said = CHECKS.saidIn(effect);
      const leftOut = CHECKS.all.filter(({ words }) => (said & words) === 0);
      return EFFECT_TYPES.flatMap((type) => {
        const checked = new Case(effect, type);
        for (const { check } of leftOut) check(checked);
        return checked.complaints;
      });
    });
    expect(found).toEqual([]);
  });
});

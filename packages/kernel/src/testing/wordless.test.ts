import { type LanternRules, lanternRules, spoiltLanterns } from '@cardscape/lanterns/testing';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../contract/game.ts';
import { fuzz } from './fuzz.ts';
import { changedByWords, holdsOnly } from './wordless.ts';

const plan = { games: 3, seed: 'words', options: () => ({ turns: 6 }) };

/** Lanterns with a note in each position, which a rule writes. */
function noting(
  note: (rules: LanternRules, ...about: Parameters<LanternRules['prompt']>) => object,
) {
  const rules: LanternRules = {
    ...lanternRules,
    advance(state, asked, picks, log) {
      lanternRules.advance(state, asked, picks, log);
      // The rules as they are called: with other words, if they have been replaced.
      Object.assign(state, note(this, state, asked as Decision));
    },
  };
  return rules;
}

describe('the same match in other words', () => {
  it('comes to the same positions', () => {
    expect(changedByWords(lanternRules, plan)).toEqual([]);
  });

  it('does not, where a position keeps what was asked', () => {
    const rules = noting((called, state, asked) => ({ asked: called.prompt(state, asked) }));
    expect(changedByWords(rules, plan)).toEqual(['words/0', 'words/1', 'words/2']);
  });

  it('does, where it keeps that as words', () => {
    const rules = noting((called, state, asked) => ({ words: called.prompt(state, asked) }));
    expect(changedByWords(rules, plan)).toEqual([]);
  });
});

describe('the search for words in positions', () => {
  const searched = (rules: Partial<LanternRules>) => {
    const known = (text: string) => !text.endsWith('.');
    return fuzz(spoiltLanterns(rules), { ...plan, checks: [holdsOnly(known)] }).problems;
  };

  it('finds a sentence, wherever it stands', () => {
    const { advance } = noting(() => ({ notes: [{ asked: 'Draw or pass.' }] }));
    expect(searched({ advance })[0]?.message).toBe('the position holds the words "Draw or pass."');
  });

  it('lets identifiers be, and what is kept for people', () => {
    expect(searched(noting(() => ({ words: ['Draw or pass.'] })))).toEqual([]);
  });
});

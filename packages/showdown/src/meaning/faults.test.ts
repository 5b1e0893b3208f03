import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFolder } from '../cards/index.ts';
import { meaningsOf } from './meaning.ts';

const folder = new URL('testing/faults/', import.meta.url);
const { cards } = readFolder(
  readdirSync(folder).map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') })),
);
const lines = meaningsOf({ own: cards });

/** The file, the function that is at fault, and what shows it. */
const FAULTS = [
  ['blocks_more', 'onCalcDefenseCard', { doubt: /speaks of 10/, changed: /0 to 40/ }],
  ['breaks', 'onThinkAction', { errors: /did you mean 'drawCard'/, doubt: /fails/ }],
  ['empty_slot', 'onThinkAction', { doubt: /changed nothing/ }],
  ['forgets_to_pay', 'onActivateCharacterAction', { doubt: /says to discard/ }],
  ['gives_away', 'onThinkAction', { doubt: /opponent draws/, changed: /^opponent draws 1$/ }],
  ['heals_them', 'onThinkAction', { doubt: /opponent is healed/ }],
  ['hurts_itself', 'onThinkAction', { doubt: /yours is hurt/, changed: /your character loses 30/ }],
  ['misspelt', 'onThinkMobb', { missing: /Did you mean onThinkMob\?/ }],
  ['never_holds', 'onThinkMob', { doubt: /changed nothing/ }],
  ['no_one_shot', 'onActivateCharacterAction', { missing: /is a one-shot/, changed: /draw 2/ }],
  ['no_words', 'onThinkAction', { doubt: /no words/, changed: /draw 2/ }],
  ['only_words', '', { missing: /No function/ }],
  ['returns_nothing', 'onEquipBuff', { doubt: /changed nothing/ }],
  ['says_two', 'onThinkAction', { doubt: /says to draw 2/, changed: /^you draw 1$/ }],
  ['spares_nobody', 'preventTargetMob', { doubt: /changed nothing/ }],
  ['too_high', 'onThinkAction', { doubt: /speaks of 10/, changed: /level \+20/ }],
  ['without_end', 'onThinkAction', { errors: /runs too long/ }],
  ['wrong_ailment', 'onThinkAction', { doubt: /says to stun/, changed: /silenced \(2 turns\)/ }],
  ['wrong_moment', 'onThinkMob', { missing: /this card is an equipment/ }],
  ['wrong_number', 'onThinkAction', { doubt: /speaks of 30/, changed: /loses 20 HP/ }],
  ['wrong_side', 'onThinkAction', { doubt: /opponent discards/, changed: /^you discard 1$/ }],
  ['wrong_stat', 'applyBuffs', { doubt: /Max HP changes/, changed: /max HP \+20/ }],
] as const satisfies readonly (readonly [
  string,
  string,
  Partial<Record<'doubt' | 'missing' | 'changed' | 'errors', RegExp>>,
])[];

describe('a fault that was planted in a card', () => {
  it.each(FAULTS)('is shown: %s', (file, pointcut, shows) => {
    const found = lines.find((line) => line.file === `${file}.lua` && line.pointcut === pointcut);
    for (const [key, pattern] of Object.entries(shows)) {
      const said = found?.[key as keyof typeof shows] as string | readonly string[] | undefined;
      expect([said].flat().join('; ')).toMatch(pattern);
    }
  });

  it('is the only thing that is doubted', () => {
    const faulty = new Set<string>(FAULTS.map(([file, pointcut]) => `${file}.lua ${pointcut}`));
    const doubted = lines.filter(({ doubt }) => doubt !== undefined);
    const others = doubted.map(({ file, pointcut }) => `${file} ${pointcut}`);
    // What is given wrongly is taken back as wrongly.
    expect(others.filter((one) => !faulty.has(one))).toEqual(['wrong_stat.lua undoBuffs']);
    expect(cards).toHaveLength(FAULTS.length);
  });

  it('is told alike each time', () => {
    const some = { own: cards.slice(12, 14) };
    expect(meaningsOf(some)).toEqual(meaningsOf(some));
  });
});

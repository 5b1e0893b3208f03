import { describe, expect, it } from 'vitest';
import { loadSet } from '../files/set.ts';
import { COLOURS } from '../language/colours.ts';
import { compile } from '../language/compile.ts';
import { findKeyword, KEYWORDS } from '../language/keywords.ts';
import type { Command, Condition } from '../language/tree.ts';
import { builtInSet, openedKolyma } from '../testing/built-in.ts';

const { specials, numbers, characters } = openedKolyma().cardSet;

/** A command and all that stand inside its paths. */
function withInner(command: Command): Command[] {
  if (command.do !== 'if') return [command];
  return [command, ...[...command.success, ...command.failure].flatMap(withInner)];
}

/** How many cards two decks have in common, copies counted. */
function inCommon(deck: readonly string[], other: readonly string[]): number {
  const left = [...other];
  return deck.filter((name) => left.includes(name) && left.splice(left.indexOf(name), 1)).length;
}

const commands = specials.flatMap(({ program }) => program.commands.flatMap(withInner));
const conditionals = commands.filter((command) => command.do === 'if');

describe('the built-in set', () => {
  it('is loaded without an error or a warning', () => {
    const { errors, warnings } = loadSet(builtInSet.files);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('is loaded once', () => {
    expect(openedKolyma().cardSet).toBe(openedKolyma().cardSet);
  });
});

describe('the number deck', () => {
  it('has every value from -9 to 9 three times', () => {
    for (let value = -9; value <= 9; value++)
      expect(numbers.filter((card) => card.value === value)).toHaveLength(3);
    expect(numbers).toHaveLength(57);
  });

  it('has nine or ten cards of each colour class', () => {
    for (const colour of COLOURS.keys())
      expect([9, 10]).toContain(numbers.filter((card) => card.colour === colour).length);
  });

  it('names a card by its colour and value', () => {
    for (const { name, value, colour } of numbers) {
      const word = colour === 0 ? 'plain' : COLOURS[colour];
      expect(name.toLowerCase()).toBe(`${word} ${value}`);
    }
  });
});

describe('the special cards', () => {
  it('are at least 48, about half of them with words of their own', () => {
    expect(specials.length).toBeGreaterThanOrEqual(48);
    const own = specials.filter(({ text, english }) => text !== english).length;
    expect(own / specials.length).toBeGreaterThan(0.35);
    expect(own / specials.length).toBeLessThan(0.65);
  });

  it.each(specials)('$name compiles to its program', ({ keywords, values, program }) => {
    expect(compile(keywords, values)).toEqual({ ok: true, program });
  });

  it('use every keyword, spelled as documented', () => {
    const used = new Set(specials.flatMap(({ keywords }) => keywords));
    expect([...used].sort()).toEqual(KEYWORDS.map(({ name }) => name).sort());
  });

  it('use conditionals in every form', () => {
    const tests = new Set(
      conditionals.flatMap(({ conditions }) => conditions.map(({ test }: Condition) => test)),
    );
    expect(tests.size).toBe(KEYWORDS.filter(({ group }) => group === 'condition').length);
    expect(conditionals.some(({ conditions }) => conditions.length > 1)).toBe(true);
    expect(
      conditionals.some(({ success, failure }) =>
        [...success, ...failure].some((command) => command.do === 'if'),
      ),
    ).toBe(true);
    const firstPaths = specials.map(({ keywords }) =>
      keywords.find((keyword) => findKeyword(keyword)?.group === 'path'),
    );
    expect(firstPaths).toContain('SUCCESS_PATH');
    expect(firstPaths).toContain('FAILURE_PATH');
  });

  it('put the type of a quantity on either side of its integer (R-K7)', () => {
    const afterTarget = specials.flatMap(({ keywords }) =>
      keywords.flatMap((keyword, at) =>
        keyword === 'CON_CARD_QUANTITY' ? [findKeyword(keywords[at + 2] ?? '')?.group] : [],
      ),
    );
    expect(new Set(afterTarget)).toEqual(new Set(['type', 'store']));
  });

  it('aim one effect at both players in both orders', () => {
    const orders = commands.flatMap((command) =>
      'targets' in command && command.targets.length > 1
        ? [command.targets.map(({ side }) => side).join(' ')]
        : [],
    );
    expect(new Set(orders)).toEqual(new Set(['player opponent', 'opponent player']));
  });

  it('never ask for a deed of their own player: nothing can come before the question (R-K4)', () => {
    const deeds = ['discarded', 'swapped', 'flipped', 'transferred'];
    const asked = conditionals.flatMap(({ conditions }) =>
      conditions.filter(({ test }) => deeds.includes(test)),
    );
    expect(asked.map(({ side }) => side)).not.toContain('player');
  });

  it('are all different', () => {
    const programs = specials.map(({ program }) => JSON.stringify(program));
    expect(new Set(programs).size).toBe(specials.length);
    expect(new Set(specials.map(({ art }) => art)).size).toBe(specials.length);
  });

  it('say in English what they do', async () => {
    const lines = specials.map(({ name, english, text }) =>
      text === english
        ? `${name}\n  ${english}\n`
        : `${name}\n  ${english}\n  On the card: ${text}\n`,
    );
    await expect(lines.join('\n')).toMatchFileSnapshot('./core-english.txt');
  });
});

describe('the characters', () => {
  it('are at least eight', () => {
    expect(characters.length).toBeGreaterThanOrEqual(8);
  });

  it.each(characters)('$name has 15 cards, no card more than three times', ({ deck }) => {
    expect(deck).toHaveLength(15);
    for (const name of deck)
      expect(deck.filter((other) => other === name).length).toBeLessThanOrEqual(3);
  });

  it('play every special card between them', () => {
    const played = new Set(characters.flatMap(({ deck }) => deck));
    expect(specials.filter(({ name }) => !played.has(name))).toEqual([]);
  });

  it('have no more than a third of their cards in common with any other', () => {
    for (const one of characters)
      for (const other of characters)
        if (one !== other) expect(inCommon(one.deck, other.deck)).toBeLessThanOrEqual(5);
  });
});

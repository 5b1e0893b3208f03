import { below, type Random, randomFrom } from '@cardscape/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_TYPES } from './card.ts';
import { readDescriptor } from './read-descriptor.ts';
import { readSprite } from './read-sprite.ts';
import { templateOf } from './templates.ts';

const PIECES = [
  ...[
    '"',
    '{',
    '}',
    'end',
    'function',
    'local x =',
    '--',
    '--[[',
    '[[',
    ']]',
    '\\',
    '\0',
    '“',
    '=',
  ],
  ...['"NAME" "x"', 'LVL_ACTION {', 'TYPE_MOB { }', 'ZTCG_CARD', '\n', '\r', '(', 'until', '-1'],
];

/** A template with one to three wrong places. */
function mutated(random: Random): string {
  let text = templateOf(CARD_TYPES[below(random, CARD_TYPES.length)] ?? 'mob');
  for (let change = below(random, 3); change >= 0; change--) {
    const at = below(random, text.length);
    const length = below(random, 12);
    const piece = PIECES[below(random, PIECES.length)] ?? '';
    const kinds = [
      () => text.slice(0, at) + text.slice(at + length),
      () => text.slice(0, at) + piece + text.slice(at),
      () => text.slice(0, at) + text.slice(at, at + length).repeat(2) + text.slice(at + length),
      () => text.slice(0, at),
    ];
    text = kinds[below(random, kinds.length)]?.() ?? text;
  }
  return text;
}

describe('a damaged descriptor', () => {
  it('is refused or warned about at a place in the file, or is another sound card', () => {
    let refused = 0;
    for (let seed = 0; seed < 400; seed++) {
      const text = mutated(randomFrom(`damaged ${seed}`));
      const { design, problems } = readDescriptor(text, 'card.lua');
      const lines = text.split(/\r\n|\n\r|\n|\r/);
      for (const { file, line, column, message } of problems) {
        expect(file).toBe('card.lua');
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
        expect(Math.min(line, column)).toBeGreaterThan(0);
        expect(message).toMatch(/^[A-Z"“].*[.?]$/s);
      }
      if (!design) expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
      if (problems.length > 0) refused += 1;
    }
    expect(refused).toBeGreaterThan(300);
  });

  it('never throws, whatever the text', () => {
    const piece = fc.constantFrom(...PIECES, 'ZTCG_CARD {', 'ZTCG_SPRITE {', 'if x then', 'a', '1');
    const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' '));
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (any) => {
        expect(readDescriptor(any, 'x').problems).not.toEqual([]);
        expect(readSprite(any, 'x').problems).not.toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a hostile descriptor of 250 KB', () => {
  it.each([
    ['open functions', 'function a()\n'],
    ['broken functions', 'function a() x( end\n'],
    ['open comments', '--[['],
    ['open quotes', '"\n'],
    ['braces', '}'],
    ['brackets', 'x = ('],
    ['tables', `x = ${'{'.repeat(125_000)}${'}'.repeat(125_000)}`],
    ['blocks', 'A{}'],
    ['conditions', 'function f() if x then '],
    ['backslashes', '"a\n\\x'],
  ])('is read in a moment: %s', { timeout: 20_000 }, (_, piece) => {
    const text = `ZTCG_CARD {${piece.repeat(250_000 / piece.length)}`;
    expect(readDescriptor(text, 'x').problems.length).toBeGreaterThan(0);
  });
});

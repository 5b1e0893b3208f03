import { eitherOf, type Problem, problemAt, shorten } from '@cardscape/kernel';
import { misfit, nodeAt, placeOf, type Source } from '@cardscape/kernel/json';
import { COLOURS, type ColourName } from '../language/colours.ts';
import { type CountFrom, compile } from '../language/compile.ts';
import { english } from '../language/english.ts';
import { lint } from '../language/lint.ts';
import { check, entryName } from './check.ts';
import { characterSchema, numberSchema, specialSchema } from './schema.ts';
import type { CardEntry } from './set-types.ts';

/** What one entry, or a whole file, came to. */
export interface ReadResult {
  entries: CardEntry[];
  errors: readonly Problem[];
  warnings: readonly Problem[];
}

const refused = (errors: readonly Problem[]): ReadResult => ({ entries: [], errors, warnings: [] });
const accepted = (entry: CardEntry, warnings: Problem[] = []): ReadResult => ({
  entries: [entry],
  errors: [],
  warnings,
});

/** Reads one card or character. The key that only its kind has tells which it is. */
export function readEntry(source: Source, from: CountFrom): ReadResult {
  if (source.node.kind !== 'object') return refused([misfit(source, 'a card or character in { }')]);
  if (nodeAt(source.node, ['keywords'])) return readSpecial(source, from);
  if (nodeAt(source.node, ['value'])) return readNumber(source);
  if (nodeAt(source.node, ['deck'])) return readCharacter(source);
  return refused([noKind(source)]);
}

function readSpecial(source: Source, from: CountFrom): ReadResult {
  const checked = check(specialSchema, source);
  if ('problems' in checked) return refused(checked.problems);
  const { name, text, art = '', keywords, values } = checked.data;
  const compiled = compile(keywords, values, from);
  if (!compiled.ok) {
    const errors = compiled.errors.map((error) =>
      problemAt(placeOf(source, error.part, error.position), {
        code: 'program',
        entry: name,
        ...error,
      }),
    );
    return refused(errors);
  }
  const { program } = compiled;
  const printed = english(program);
  const warnings = lint(program, text).map(
    (warning): Problem => ({
      ...placeOf(source, warning.part === 'text' ? 'text' : 'keywords'),
      severity: 'warning',
      entry: name,
      expected: [],
      ...warning,
    }),
  );
  const card = { name, text: text || printed, art, keywords, values, program, english: printed };
  return accepted({ kind: 'special', card, at: placeOf(source, 'name') }, warnings);
}

function readNumber(source: Source): ReadResult {
  const checked = check(numberSchema, source);
  if ('problems' in checked) return refused(checked.problems);
  const { name, value, class: colour } = checked.data;
  const card = { name, value: value || 0, colour: colourNumber(colour) || 0 }; // -0 is 0
  return accepted({ kind: 'number', card, at: placeOf(source, 'name') });
}

/** The number of a colour class that is given by name or number. */
export function colourNumber(colour: number | ColourName): number {
  return typeof colour === 'number' ? colour : COLOURS.indexOf(colour);
}

function readCharacter(source: Source): ReadResult {
  const checked = check(characterSchema, source);
  if ('problems' in checked) return refused(checked.problems);
  const { name, art = '', deck } = checked.data;
  const deckAt = deck.map((_, index) => placeOf(source, 'deck', index));
  const card = { name, art, deck };
  return accepted({ kind: 'character', card, at: placeOf(source, 'name'), deckAt });
}

function noKind(source: Source): Problem {
  const keys = source.node.kind === 'object' ? source.node.members.map(({ key }) => key) : [];
  const found = keys.length > 0 ? `only ${shorten(keys.join(', '))}` : 'no keys';
  const expected = ['"keywords" (special card)', '"value" (number card)', '"deck" (character)'];
  const message = `This entry has ${found}; expected the key ${eitherOf(expected)}.`;
  const finding = { code: 'shape', ...entryName(source), found, expected, message };
  return problemAt(placeOf(source), finding);
}

import { eitherOf, shorten } from '@cardscape/kernel';
import { describeNode, nodeAt, placeOf, type Source } from '@cardscape/kernel/json';
import { COLOURS, type ColourName } from '../language/colours.ts';
import { compile } from '../language/compile.ts';
import { english } from '../language/english.ts';
import { lint } from '../language/lint.ts';
import { check, entryName } from './check.ts';
import { characterSchema, numberSchema, specialSchema } from './schema.ts';
import type { CardEntry, FileError, FileWarning } from './set-types.ts';

/** What one entry, or a whole file, came to. */
export interface ReadResult {
  entries: CardEntry[];
  errors: FileError[];
  warnings: FileWarning[];
}

const refused = (errors: FileError[]): ReadResult => ({ entries: [], errors, warnings: [] });
const accepted = (entry: CardEntry, warnings: FileWarning[] = []): ReadResult => ({
  entries: [entry],
  errors: [],
  warnings,
});

/** Reads one card or character. The key that only its kind has tells which it is. */
export function readEntry(source: Source): ReadResult {
  if (source.node.kind !== 'object') return refused([notAnEntry(source)]);
  if (nodeAt(source.node, ['keywords'])) return readSpecial(source);
  if (nodeAt(source.node, ['value'])) return readNumber(source);
  if (nodeAt(source.node, ['deck'])) return readCharacter(source);
  return refused([noKind(source)]);
}

function readSpecial(source: Source): ReadResult {
  const checked = check(specialSchema, source);
  if ('errors' in checked) return refused(checked.errors);
  const { name, text, art = '', keywords, values } = checked.data;
  const compiled = compile(keywords, values);
  if (!compiled.ok) {
    const errors = compiled.errors.map((error) => ({
      ...placeOf(source, error.where, error.position),
      entry: name,
      ...error,
    }));
    return refused(errors);
  }
  const { program } = compiled;
  const printed = english(program);
  const warnings = lint(program, text).map((warning) => ({
    ...placeOf(source, warning.about === 'text' ? 'text' : 'keywords'),
    entry: name,
    ...warning,
  }));
  const card = { name, text: text || printed, art, keywords, values, program, english: printed };
  return accepted({ kind: 'special', card, at: placeOf(source, 'name') }, warnings);
}

function readNumber(source: Source): ReadResult {
  const checked = check(numberSchema, source);
  if ('errors' in checked) return refused(checked.errors);
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
  if ('errors' in checked) return refused(checked.errors);
  const { name, art = '', deck } = checked.data;
  const deckAt = deck.map((_, index) => placeOf(source, 'deck', index));
  const card = { name, art, deck };
  return accepted({ kind: 'character', card, at: placeOf(source, 'name'), deckAt });
}

function notAnEntry(source: Source): FileError {
  const found = describeNode(source.node);
  const expected = ['a card or character in { }'];
  const message = `Found ${found}; expected ${expected[0]}.`;
  return { ...placeOf(source), where: 'shape', found, expected, message };
}

function noKind(source: Source): FileError {
  const keys = source.node.kind === 'object' ? source.node.members.map(({ key }) => key) : [];
  const found = keys.length > 0 ? `only ${shorten(keys.join(', '))}` : 'no keys';
  const expected = ['"keywords" (special card)', '"value" (number card)', '"deck" (character)'];
  const message = `This entry has ${found}; expected the key ${eitherOf(expected)}.`;
  return { ...placeOf(source), ...entryName(source), where: 'shape', found, expected, message };
}

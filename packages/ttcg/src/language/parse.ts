import { eitherOf, nearest, shorten } from '@cardscape/kernel';
import { EOF } from 'chevrotain';
import type { Refusal } from './grammar-base.ts';
import { readEffect } from './grammar.ts';
import { dictionaryWith, lex, type Dictionary, type Word } from './lex.ts';
import { T } from './tokens.ts';
import type { Effect } from './tree.ts';

/** Longer texts are refused unread. */
export const LONGEST_TEXT = 1000;

export interface ParseOptions {
  /** Subtypes that the card list knows beside the fourteen of the game. */
  readonly subtypes?: readonly string[];
}

/** What is wrong with a text, where, and what could have stood there. */
export interface ParseError {
  readonly ok: false;
  /** One plain sentence. */
  readonly error: string;
  /** The words that were not understood. */
  readonly leftover: readonly string[];
  readonly at: { readonly start: number; readonly end: number };
  readonly expected?: string;
}

/** The tree of a text, or what keeps it from having one. */
export type Parsed = { readonly ok: true; readonly effect: Effect } | ParseError;

/** Reads an effect text. Every word is accounted for, or the text is refused. */
export function parseEffect(text: string, options: ParseOptions = {}): Parsed {
  if (text.length > LONGEST_TEXT) return tooLong(text);
  const dictionary = dictionaryWith(options.subtypes);
  const tokens = lex(text, dictionary);
  if (tokens.length === 0) return failure('The text is empty; write what the card does.', text, []);
  if (tokens.some(({ tokenType }) => tokenType === T.Unknown)) {
    return unknownWords(text, tokens, dictionary);
  }
  const { effect, refusal } = readEffect(tokens);
  return effect && !refusal ? { ok: true, effect } : misread(text, tokens, refusal);
}

function failure(
  error: string,
  text: string,
  leftover: readonly Word[],
  expected?: string,
): ParseError {
  const start = leftover[0]?.startOffset ?? text.length;
  const end = leftover.at(-1)?.endOffset ?? text.length;
  const words = leftover.map((word) => text.slice(word.startOffset, word.endOffset));
  const error_ = { ok: false as const, error, leftover: words, at: { start, end } };
  return expected === undefined ? error_ : { ...error_, expected };
}

function tooLong(text: string): ParseError {
  const error = `The text has ${text.length} characters; an effect can have at most ${LONGEST_TEXT}.`;
  return { ok: false, error, leftover: [], at: { start: LONGEST_TEXT, end: text.length } };
}

function unknownWords(text: string, tokens: readonly Word[], dictionary: Dictionary): ParseError {
  const unknown = tokens.filter(({ tokenType }) => tokenType === T.Unknown);
  const [first] = unknown;
  if (!first) return failure('', text, []);
  const isWord = /[a-z]/.test(first.image);
  const likely = isWord ? nearest(first.image, knownWords(dictionary)) : undefined;
  const hint = likely ? `; did you mean "${likely}"?` : '.';
  const thing = isWord ? 'word' : 'character';
  const error = `The ${thing} "${visible(first.image)}" is not known${hint}`;
  const { startOffset: start, endOffset } = first;
  return { ...failure(error, text, unknown), at: { start, end: endOffset ?? start } };
}

/** Single words of the dictionary. */
function knownWords(dictionary: Dictionary): Set<string> {
  const all = [...dictionary.values()].flatMap((list) => list.flatMap(({ words }) => words));
  return new Set(all.filter((word) => /^[a-z]{2}/.test(word)));
}

/** A character that cannot be seen, by its number. */
function visible(image: string): string {
  const code = image.codePointAt(0) ?? 0;
  return code < 32 || (code >= 127 && code < 160) ? `U+${code.toString(16).padStart(4, '0')}` : image;
}

function misread(text: string, tokens: readonly Word[], refusal: Refusal | undefined): ParseError {
  const from = refusal?.token.tokenType === EOF ? tokens.length : tokens.findIndex((word) => word === refusal?.token);
  const leftover = tokens.slice(from < 0 ? 0 : from);
  const words = shorten(text.slice(leftover[0]?.startOffset ?? text.length));
  if (refusal?.reason) {
    return failure(`"${words}" makes no sense here: ${refusal.reason}.`, text, leftover);
  }
  const expected = refusal?.expected ?? eitherOf(['something else']);
  if (leftover.length === 0) {
    return failure(`The text stops too early: ${expected} must follow.`, text, [], expected);
  }
  const error = `"${words}" was not understood; expected ${expected}.`;
  return failure(error, text, leftover, expected);
}

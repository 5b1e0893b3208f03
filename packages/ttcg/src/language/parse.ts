import { canonical } from './canonical.ts';
import { readEffect } from './grammar/grammar.ts';
import {
  emptyText,
  LONGEST_TEXT,
  longText,
  misread,
  type ParseError,
  unknownWords,
} from './parse-errors.ts';
import type { Effect } from './tree/tree.ts';
import { dictionaryWith } from './words/dictionary.ts';
import { lex } from './words/lex.ts';
import { T } from './words/tokens.ts';

export { LONGEST_TEXT } from './parse-errors.ts';

export interface ParseOptions {
  /** Subtypes that the card list knows beside the fourteen of the game (R-T24). */
  readonly subtypes?: readonly string[];
}

/** The tree of a text, or what keeps it from having one. */
export type Parsed = { readonly ok: true; readonly effect: Effect } | ParseError;

/** Reads an effect text. Every word is accounted for, or the text is refused. */
export function parseEffect(text: string, options: ParseOptions = {}): Parsed {
  if (text.length > LONGEST_TEXT) return longText(text);
  const dictionary = dictionaryWith(options.subtypes);
  const tokens = lex(text, dictionary);
  if (tokens.length === 0) return emptyText(text);
  if (tokens.some(({ tokenType }) => tokenType === T.Unknown)) {
    return unknownWords(text, tokens, dictionary);
  }
  const { effect, refusal } = readEffect(tokens);
  if (!effect) return misread(text, tokens, refusal);
  return { ok: true, effect: canonical(effect) };
}

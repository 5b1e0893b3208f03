import { canonical } from './canonical.ts';
import { isSameInEachWay } from './either.ts';
import type { Refusal } from './grammar/base.ts';
import { readEffect } from './grammar/grammar.ts';
import {
  emptyText,
  LONGEST_TEXT,
  longText,
  misread,
  type ParseError,
  unknownWords,
} from './parse-errors.ts';
import { waysOf } from './tree/one-way.ts';
import type { Effect } from './tree/tree.ts';
import { dictionaryWith } from './words/dictionary.ts';
import { lex, type Word } from './words/lex.ts';
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
  if (!isReadAlike(tokens, effect)) return misread(text, tokens, twoMeanings(tokens));
  return { ok: true, effect: canonical(effect) };
}

/** Is a text that one thing or another sets off read in the same way for each of them? */
function isReadAlike(tokens: Word[], effect: Effect): boolean {
  const ways = waysOf(effect);
  if (ways === 1) return true;
  const first = JSON.stringify(effect);
  for (let way = 1; way < ways; way++)
    if (JSON.stringify(readEffect(tokens, way).effect) !== first) return false;
  return isSameInEachWay(effect);
}

const twoMeanings = ([token]: readonly Word[]): Refusal => ({
  token: token as Word,
  reason:
    'it would mean one thing after the one event and another after the other; make two effects of it',
});

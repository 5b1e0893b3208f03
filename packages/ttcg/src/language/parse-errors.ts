import { nearest, shorten } from '@cardscape/kernel';
import type { Refusal } from './grammar/base.ts';
import type { Dictionary } from './words/dictionary.ts';
import type { Word } from './words/lex.ts';
import { T } from './words/tokens.ts';

/** Longer texts are refused unread. */
export const LONGEST_TEXT = 1000;

/** What is wrong with a text, where, and what could have stood there. */
export interface ParseError {
  readonly ok: false;
  /** One plain sentence. */
  readonly error: string;
  /** The words that were not understood; only an empty text has none. */
  readonly leftover: string[];
  readonly at: { readonly start: number; readonly end: number };
  readonly expected?: string;
}

export function emptyText(text: string): ParseError {
  const error = 'The text is empty; write what the card does.';
  return { ok: false, error, leftover: [], at: { start: 0, end: text.length } };
}

export function longText(text: string): ParseError {
  const error = `The text has ${text.length} characters; an effect can have at most ${LONGEST_TEXT}.`;
  const leftover = wordsOf(text.slice(LONGEST_TEXT));
  return { ok: false, error, leftover, at: { start: LONGEST_TEXT, end: text.length } };
}

/** Words outside the lexicon; a word known only in a phrase counts if there is no stranger one. */
export function unknownWords(
  text: string,
  tokens: readonly Word[],
  dictionary: Dictionary,
): ParseError {
  const known = knownWords(dictionary);
  const unread = tokens.filter(({ tokenType }) => tokenType === T.Unknown);
  const strange = unread.filter(({ image }) => !known.has(image));
  const unknown = strange.length > 0 ? strange : unread;
  const leftover = unknown.map((word) => text.slice(word.startOffset, endOf(word)));
  const [first] = unknown;
  const start = first?.startOffset ?? 0;
  const at = { start, end: first ? endOf(first) : start };
  const error = unknownWord(first?.image ?? '', known, dictionary);
  return { ok: false, error, leftover, at };
}

function unknownWord(image: string, known: ReadonlySet<string>, dictionary: Dictionary): string {
  if (!/[a-z]/.test(image)) return `The character "${visible(image)}" has no meaning here.`;
  const reason = NO_WORDS.get(image);
  if (reason) return `The word "${image}" is not known: ${reason}.`;
  if (known.has(image)) {
    const phrase = phraseWith(image, dictionary);
    return `The word "${image}" is not known by itself, only as in "${phrase}".`;
  }
  const ours = OUR_WORDS.get(image) ?? OUR_WORDS.get(image.replace(/s$/, ''));
  if (ours) return `The word "${image}" is not known; here it is "${ours}".`;
  const alike = [...known].filter((word) => word[0] === image[0]);
  const likely = [nearest(image, alike), nearest(image, known)].find(
    (word) => word !== undefined && isNear(image, word),
  );
  const hint = likely ? `; did you mean "${likely}"?` : '.';
  return `The word "${shorten(image)}" is not known${hint}`;
}

/** Words that players know from other card games, and what this one calls it. */
const OUR_WORDS: ReadonlyMap<string, string> = new Map([
  ['graveyard', 'discard pile'],
  ['cemetery', 'discard pile'],
  ['exile', 'send to the discard pile'],
  ['banish', 'send to the discard pile'],
  ['library', 'deck'],
  ['battlefield', 'field'],
  ['board', 'field'],
  ['arena', 'field'],
  ['monster', 'unit'],
  ['minion', 'unit'],
  ['permanent', 'card'],
  ['ally', 'unit you control'],
  ['allies', 'units you control'],
  ['sorcery', 'spell'],
  ['trap', 'spell'],
  ['summon', 'play'],
  ['cast', 'play'],
  ['sacrifice', 'destroy'],
  ['kill', 'destroy'],
  ['weakest', 'with the lowest attack'],
  ['strongest', 'with the highest attack'],
  ['bounce', "return to its owner's hand"],
  ['revive', 'play from your discard pile'],
  ['heal', 'gain points'],
  ['restore', 'gain points'],
  ['health', 'points", of a card "defense'],
  ['mana', 'points'],
  ['inflict', 'deal'],
  ['power', 'attack'],
  ['strength', 'attack'],
  ['toughness', 'defense'],
  ['exhaust', 'tap'],
  ['buff', 'gain attack'],
  ['taunt', 'redirect all attacks to this card'],
  ['silence', 'lose its effects'],
  ['unveil', 'reveal'],
  ['excavate', 'reveal'],
  ['transform', 'become'],
  ['battlecry', 'when this card is played'],
  ['deathrattle', 'when this card is destroyed'],
]);

/** Words for what no text can change, and why. */
const NO_WORDS: ReadonlyMap<string, string> = new Map([
  ['hold', 'each row has five columns, and no text adds or takes one'],
  [
    'starting',
    'nothing works before the first turn, nor tells the first cards of a hand from later ones',
  ],
  [
    'opening',
    'nothing works before the first turn, nor tells the first cards of a hand from later ones',
  ],
  [
    'modifiers',
    'how long a change lasts is said by what makes it, like "gains 100 attack this turn"',
  ],
]);

/** Whether a word is so like another that it is likely to be a slip; two swapped letters are one. */
function isNear(word: string, other: string): boolean {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  const cost = (i: number, j: number) => rows[i]?.[j] ?? i + j;
  for (let i = 1; i <= word.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j++) {
      const same = word[i - 1] === other[j - 1];
      const swapped = word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
      const least = Math.min(
        cost(i, j - 1) + 1,
        cost(i - 1, j) + 1,
        cost(i - 1, j - 1) + (same ? 0 : 1),
      );
      row.push(swapped && i > 1 && j > 1 ? Math.min(least, cost(i - 2, j - 2) + 1) : least);
    }
  }
  const slips = cost(word.length, other.length);
  if (slips > 1) return slips === 2 && word.length >= LONG && word[0] === other[0];
  // Another letter makes another word of a short one: "cost" is not "lost".
  const wrong = [...word].filter((letter, i) => letter !== other[i]).length;
  const mistyped = word.length === other.length && wrong === 1;
  return !mistyped || (word.length >= MIDDLING && word[0] === other[0]);
}

/** In words of so many letters a wrong letter, and two slips, are still slips. */
const MIDDLING = 5;
const LONG = 8;

/** The shortest phrase with a word. */
function phraseWith(word: string, dictionary: Dictionary): string {
  const phrases = dictionary.spellings.filter(({ words }) => words.includes(word));
  const [shortest] = phrases.sort((a, b) => a.words.length - b.words.length);
  return shortest?.words.join(' ').replaceAll(" 's", "'s") ?? word;
}

/** The words of the dictionary, those of phrases too; numbers first, as they are meant sooner. */
function knownWords(dictionary: Dictionary): ReadonlySet<string> {
  const { spellings } = dictionary;
  const numbers = spellings.filter(({ type }) => type === T.Number);
  const all = [...numbers, ...spellings].flatMap(({ words }) => words);
  return new Set(all.filter((word) => /^[a-z]{2}/.test(word)));
}

/** A character; one that cannot be seen by its number. */
function visible(image: string): string {
  const code = image.codePointAt(0) ?? 0;
  const hidden = code < 33 || (code >= 127 && code < 161) || /\p{C}|\p{M}/u.test(image);
  return hidden ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : image;
}

const WORDS = /[^\s.,;:]+/g;

/** The words of a text; of one without any, its marks. */
function wordsOf(text: string): string[] {
  return text.match(WORDS) ?? text.match(/\S/g) ?? [];
}

/** A text of known words that stops making sense. */
export function misread(
  text: string,
  tokens: readonly Word[],
  refusal: Refusal | undefined,
): ParseError {
  let found = refusal ? tokens.indexOf(refusal.token as Word) : -1;
  // What makes no sense is named: a full stop alone says nothing.
  while (refusal?.reason && found > 0 && /^[.,;:]$/.test(tokens[found]?.image ?? '')) found--;
  const start = tokens[found]?.startOffset ?? text.length;
  const rest = text.slice(start);
  const words = rest.match(WORDS) ?? [];
  // Where a text stops too early, nothing is known of what should have followed its last word.
  const leftover = words.length > 0 ? words : wordsOf(text).slice(-1);
  const at = { start, end: text.trimEnd().length };
  if (refusal?.reason) {
    const error = `"${shorten(rest)}" makes no sense here: ${refusal.reason}.`;
    return { ok: false, error, leftover, at };
  }
  const expected = refusal?.expected ?? 'something else';
  const error =
    words.length === 0
      ? `The text stops too early; expected ${expected}.`
      : `"${shorten(rest)}" was not understood; expected ${expected}.`;
  return { ok: false, error, leftover, at, expected };
}

function endOf(word: Word): number {
  return word.endOffset ?? word.startOffset;
}

import type { IToken, TokenType } from 'chevrotain';
import { LEXEMES, SUBTYPES, subtypeSpellings } from './lexicon.ts';
import { T } from './tokens.ts';

/** A token of an effect text; the value says which of its kind it is. */
export interface Word extends IToken {
  readonly payload: unknown;
}

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Spelling {
  readonly words: readonly string[];
  readonly type: TokenType;
  readonly value: unknown;
}

/** The spellings by their first word, the longest first. */
export type Dictionary = ReadonlyMap<string, readonly Spelling[]>;

/** Words, numbers, names in quotes of either kind, and marks. */
const PIECE =
  /([a-z]+(?:['’-][a-z]+)*['’]?)|(\d{1,3}(?:,\d{3})+(?!\d)|\d+)|"([^"]+)"|“([^”]+)”|(\S)/giu;

/** Of lists of subtypes, so many are kept at hand. */
const MOST_KEPT = 4;

const dictionaries = new Map<string, Dictionary>();

/** The dictionary of the language with more subtypes than its own. */
export function dictionaryWith(subtypes: readonly string[] = []): Dictionary {
  const key = subtypes.join('\n');
  const known = dictionaries.get(key);
  if (known) return known;
  const made = makeDictionary(subtypes);
  const [oldest] = dictionaries.keys();
  if (oldest !== undefined && dictionaries.size >= MOST_KEPT) dictionaries.delete(oldest);
  dictionaries.set(key, made);
  return made;
}

function makeDictionary(subtypes: readonly string[]): Dictionary {
  const byFirst = new Map<string, Spelling[]>();
  const add = (words: readonly string[], type: TokenType, value: unknown) => {
    const first = words[0] ?? '';
    const list = byFirst.get(first) ?? [];
    const taken = list.some((other) => other.words.join(' ') === words.join(' '));
    if (!taken) byFirst.set(first, [...list, { words, type, value }]);
  };
  for (const { words, token, value } of LEXEMES) add(words.flatMap(inPieces), T[token], value);
  for (const name of [...SUBTYPES, ...subtypes]) {
    for (const [words, value] of subtypeSpellings(name)) add(words, T.Subtype, value);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

/** Words with a hyphen or a possessive are read in pieces, in texts and in the lexicon alike. */
function inPieces(word: string): string[] {
  if (!/^[a-z]/.test(word)) return [word];
  const pieces: Piece[] = [];
  addWord(pieces, word, 0);
  return pieces.map((piece) => piece.text);
}

/** What ties the pieces of a word together. */
const JOINED = /['’-]/;

/** "isn't" is read as "is not". */
const DENIED = /^(is|are|was|were|has|have)n['’]t$/;

/** Words after which "'s" is "is"; after "it" it may also be a slip for "its". */
const STANDS_FOR_IS: ReadonlySet<string> = new Set(['that', 'there']);

function addWord(pieces: Piece[], word: string, start: number): void {
  if (!JOINED.test(word)) {
    pieces.push({ text: word, start, end: start + word.length });
    return;
  }
  let at = start;
  for (const part of word.split('-')) {
    const denied = DENIED.exec(part)?.[1];
    if (denied) {
      const cut = at + denied.length;
      pieces.push({ text: denied, start: at, end: cut });
      pieces.push({ text: 'not', start: at, end: at + part.length });
      at += part.length + 1;
      continue;
    }
    const bare = part.replace(/['’]s$|(?<=s)['’]$/, '');
    pieces.push({ text: bare.replace('’', "'"), start: at, end: at + bare.length });
    const text = STANDS_FOR_IS.has(bare) ? 'is' : "'s";
    if (bare !== part) pieces.push({ text, start: at + bare.length, end: at + part.length });
    at += part.length + 1;
  }
}

/** The text as tokens; what the dictionary does not know becomes an Unknown. */
export function lex(text: string, dictionary: Dictionary): Word[] {
  const tokens: Word[] = [];
  const pieces: Piece[] = [];
  const flush = () => {
    readPhrases(pieces, dictionary, tokens);
    pieces.length = 0;
  };
  PIECE.lastIndex = 0;
  for (let match = PIECE.exec(text); match !== null; match = PIECE.exec(text)) {
    const start = match.index;
    const end = PIECE.lastIndex;
    const word = match[1];
    const mark = match[5];
    if (word !== undefined) addWord(pieces, word.toLowerCase(), start);
    else if (mark !== undefined) pieces.push({ text: mark, start, end });
    else {
      flush();
      const name = match[3] ?? match[4];
      if (name !== undefined) tokens.push(token(T.QuotedName, name, start, end, name));
      else tokens.push(number(match[0], start, end));
    }
  }
  flush();
  return tokens;
}

function number(image: string, start: number, end: number): Word {
  return token(T.Number, image, start, end, Number(image.replaceAll(',', '')));
}

function readPhrases(pieces: readonly Piece[], dictionary: Dictionary, tokens: Word[]): void {
  let at = 0;
  while (at < pieces.length) {
    const first = pieces[at] as Piece;
    const text =
      first.text === "'s" && standsForIs(pieces[at - 1], pieces[at + 1]) ? 'is' : first.text;
    const spelling = spellingAt(pieces, at, dictionary.get(text));
    const length = spelling?.words.length ?? 1;
    const end = (pieces[at + length - 1] ?? first).end;
    const image = length === 1 ? text : (spelling?.words.join(' ') ?? '');
    const read = token(spelling?.type ?? T.Unknown, image, first.start, end, spelling?.value);
    tokens.push(spelling?.type === T.Gerund ? afterBy(read, tokens) : read);
    at += length;
  }
}

/** "it's", "this card's on the field": nothing can be owned by it that begins so. */
function standsForIs(before: Piece | undefined, next: Piece | undefined): boolean {
  return before?.text === 'it' || (next !== undefined && NOT_OWNED.has(next.text));
}

const NOT_OWNED: ReadonlySet<string> = new Set(['on', 'in', 'under', 'not', 'a', 'an', 'the']);

/** What is done or paid with: "by discarding" is read as a marked "by" and "discard". */
const PAID: Readonly<Record<string, TokenType>> = {
  destroy: T.Destroy,
  discard: T.Discard,
  lose: T.Lose,
  mill: T.Mill,
  return: T.Return,
  reveal: T.Reveal,
  send: T.Send,
  skip: T.Skip,
  tap: T.Tap,
  untap: T.Untap,
};

function afterBy(gerund: Word, tokens: Word[]): Word {
  const by = tokens.at(-1);
  const type = PAID[String(gerund.payload)];
  if (by?.tokenType !== T.By || !type) return gerund;
  tokens[tokens.length - 1] = { ...by, payload: 'doing' };
  return {
    ...gerund,
    tokenType: type,
    tokenTypeIdx: type.tokenTypeIdx as number,
    payload: 'base',
  };
}

/** The first, and so the longest, of the spellings that stands at that place. */
function spellingAt(
  pieces: readonly Piece[],
  at: number,
  spellings: readonly Spelling[] = [],
): Spelling | undefined {
  for (const spelling of spellings) {
    const { words } = spelling;
    let i = 1;
    while (i < words.length && pieces[at + i]?.text === words[i]) i++;
    if (i === words.length) return spelling;
  }
  return undefined;
}

function token(tokenType: TokenType, image: string, start: number, end: number, value: unknown) {
  return {
    image,
    startOffset: start,
    endOffset: end,
    tokenTypeIdx: tokenType.tokenTypeIdx as number,
    tokenType,
    payload: value,
  };
}

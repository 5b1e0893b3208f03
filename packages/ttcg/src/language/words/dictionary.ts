import type { TokenType } from 'chevrotain';
import { LEXEMES, NAMED_SUBTYPES, SUBTYPES, subtypeSpellings } from './lexicon.ts';
import { inPieces, type Piece } from './pieces.ts';
import { T } from './tokens.ts';

/** How a token is spelled. */
export interface Spelling {
  /** Its words, in pieces. */
  readonly words: readonly string[];
  readonly image: string;
  readonly type: TokenType;
  readonly value: unknown;
}

/** What begins with a word: itself alone, and phrases by their second word, the longest first. */
interface Entry {
  alone?: Spelling;
  readonly phrases: Map<string, Spelling[]>;
}

/** The words and phrases that an effect can be made of. */
export class Dictionary {
  readonly spellings: Spelling[] = [];
  private readonly entries = new Map<string, Entry>();

  constructor(subtypes: readonly string[]) {
    for (const { words, token, value } of LEXEMES)
      this.add(words.flatMap(inPieces), T[token], value);
    for (const name of [...SUBTYPES, ...NAMED_SUBTYPES, ...subtypes]) {
      for (const [words, value] of subtypeSpellings(name)) this.add(words, T.Subtype, value);
    }
  }

  /** The longest spelling that begins with a word, where the next of the pieces goes on. */
  find(word: string, pieces: readonly Piece[], next: number): Spelling | undefined {
    const entry = this.entries.get(word);
    if (!entry) return undefined;
    const second = pieces[next];
    const phrases = second && entry.phrases.size > 0 ? entry.phrases.get(second.text) : undefined;
    if (phrases) for (const phrase of phrases) if (goesOn(phrase, pieces, next)) return phrase;
    return entry.alone;
  }

  /** What is spelled like something before it is left out. */
  private add(words: readonly string[], type: TokenType, value: unknown): void {
    const [first = '', second] = words;
    const spelling = { words, image: words.join(' '), type, value };
    const entry: Entry = this.entries.get(first) ?? { phrases: new Map() };
    this.entries.set(first, entry);
    if (second === undefined) {
      if (entry.alone) return;
      entry.alone = spelling;
    } else {
      const phrases = entry.phrases.get(second) ?? [];
      if (phrases.some(({ image }) => image === spelling.image)) return;
      phrases.push(spelling);
      phrases.sort((a, b) => b.words.length - a.words.length);
      entry.phrases.set(second, phrases);
    }
    this.spellings.push(spelling);
  }
}

/** Are these the words of the phrase after its first? */
function goesOn({ words }: Spelling, pieces: readonly Piece[], next: number): boolean {
  for (let i = 2; i < words.length; i++) {
    if (pieces[next + i - 1]?.text !== words[i]) return false;
  }
  return true;
}

/** Of lists of subtypes, so many are kept at hand. */
const MOST_KEPT = 4;

const dictionaries = new Map<string, Dictionary>();

/** The dictionary of the language with more subtypes than its own. */
export function dictionaryWith(subtypes: readonly string[] = []): Dictionary {
  const key = subtypes.join('\n');
  const known = dictionaries.get(key);
  if (known) return known;
  const made = new Dictionary(subtypes);
  const [oldest] = dictionaries.keys();
  if (oldest !== undefined && dictionaries.size >= MOST_KEPT) dictionaries.delete(oldest);
  dictionaries.set(key, made);
  return made;
}

import { type FileError, readCardFile } from '@cardscape/kolyma';
import { type Token, tokensOf } from './sentence.ts';

/** Two lists as they were typed or pasted. */
export interface TypedLists {
  readonly keywords: string;
  readonly values: string;
}

/** What typed lists come to. */
export interface ReadLists {
  /** The words of the keyword list, for pointing at the one that is wrong. */
  readonly words: readonly string[];
  readonly errors: readonly FileError[];
  /** The tokens, if nothing is wrong. */
  readonly tokens?: readonly Token[];
}

/** Lists separated by spaces, commas or line breaks; the brackets and quotes of JSON may be there. */
export function splitList(text: string): string[] {
  return text.split(/[\s,;[\]"']+/).filter(Boolean);
}

/** Reads two typed lists as a card file would be read. */
export function readLists({ keywords, values }: TypedLists): ReadLists {
  const words = splitList(keywords);
  const numbers = splitList(values).map((word) => (/^[+-]?\d+$/.test(word) ? Number(word) : word));
  const text = JSON.stringify({ name: 'Typed', keywords: words, values: numbers });
  const { entries, errors } = readCardFile(text, 'Typed');
  const tokens = entries.length > 0 ? tokensOf(words, numbers as number[]) : undefined;
  return { words, errors, ...(tokens ? { tokens } : {}) };
}

/** A whole card pasted where a list was expected: its two lists, if it has them. */
export function pastedCard(text: string): TypedLists | undefined {
  const both = /"keywords"\s*:\s*(\[[^\]]*\])[\s\S]*?"values"\s*:\s*(\[[^\]]*\])/.exec(text);
  return both?.[1] && both[2] ? { keywords: both[1], values: both[2] } : undefined;
}

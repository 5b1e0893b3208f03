import type { Problem } from '@cardscape/kernel';
import { readCardFile } from '@cardscape/kolyma/tools';
import { FIRST } from './errorWords.ts';
import { listsOf, type Token, tokensOf } from './sentence.ts';

/** Two lists as they were typed or pasted. */
export interface TypedLists {
  readonly keywords: string;
  readonly values: string;
}

/** What typed lists come to. */
export interface ReadLists {
  /** The words of the keyword list, for pointing at the one that is wrong. */
  readonly words: readonly string[];
  readonly errors: readonly Problem[];
  /** The tokens, if nothing is wrong. */
  readonly tokens?: readonly Token[];
}

/** Lists separated by spaces, commas or line breaks; the brackets and quotes of JSON may be there. */
export function splitList(text: string): string[] {
  return text.split(/[\s,;[\]"']+/).filter(Boolean);
}

/** Typed lists as a card file holds them, right or wrong. */
export function typedEntry({ keywords, values }: TypedLists) {
  const numbers = splitList(values).map((word) => (/^[+-]?\d+$/.test(word) ? Number(word) : word));
  return { keywords: splitList(keywords), values: numbers };
}

/** Reads two typed lists as a card file would be read. */
export function readLists(typed: TypedLists): ReadLists {
  const { keywords, values } = typedEntry(typed);
  const { entries, errors } = readEntry(keywords, values);
  const tokens = entries.length > 0 ? tokensOf(keywords, values as number[]) : undefined;
  if (tokens || errors.some(({ part }) => part === 'keywords'))
    return { words: keywords, errors, ...(tokens ? { tokens } : {}) };
  // A value that is no number hides what is wrong with the keywords from the reader, not from you.
  const hidden = readEntry(
    keywords,
    values.map(() => 0),
  ).errors;
  const more = hidden.filter(({ part }) => part === 'keywords');
  return { words: keywords, errors: [...more, ...errors] };
}

function readEntry(keywords: readonly string[], values: readonly unknown[]) {
  return readCardFile(JSON.stringify({ name: 'Typed', keywords, values }), 'Typed', FIRST);
}

/** Tokens as the text that would be typed for them. */
export function asText(tokens: readonly Token[]): TypedLists {
  const { keywords, values } = listsOf(tokens);
  return { keywords: keywords.join('\n'), values: values.map((value) => value ?? '?').join(', ') };
}

/** A whole card pasted where a list was expected: its two lists, if it has them. */
export function pastedCard(text: string): TypedLists | undefined {
  const both = /"keywords"\s*:\s*(\[[^\]]*\])[\s\S]*?"values"\s*:\s*(\[[^\]]*\])/.exec(text);
  return both?.[1] && both[2] ? { keywords: both[1], values: both[2] } : undefined;
}

import { KEYWORDS } from '@cardscape/kolyma/tools';

/** A keyword in its documented spelling. */
export type KeywordName = (typeof KEYWORDS)[number]['name'];

/** One keyword of a card, with its value if it takes one; `null` while the value is being typed. */
export interface Token {
  readonly keyword: KeywordName;
  readonly value?: number | null;
}

/** A keyword list being built: its tokens, and the place where the next one goes. */
export interface Sentence {
  readonly tokens: readonly Token[];
  readonly cursor: number;
}

const byName = new Map(KEYWORDS.map((keyword) => [keyword.name.toUpperCase(), keyword]));

/** The row of the keyword table for a name, upper or lower case. */
export function keywordNamed(name: string): (typeof KEYWORDS)[number] | undefined {
  return byName.get(name.toUpperCase());
}

/** Whether a keyword takes a value. */
export function takesValue(name: KeywordName): boolean {
  return keywordNamed(name)?.takesValue ?? false;
}

/** The two lists of a card file; a value still being typed is `null`. */
export function listsOf(tokens: readonly Token[]): {
  keywords: KeywordName[];
  values: (number | null)[];
} {
  return {
    keywords: tokens.map(({ keyword }) => keyword),
    values: tokens.filter(({ keyword }) => takesValue(keyword)).map(({ value = null }) => value),
  };
}

/** The tokens that two lists make, or nothing if a word is no keyword. */
export function tokensOf(
  keywords: readonly string[],
  values: readonly (number | null)[],
): Token[] | undefined {
  const rows = keywords.map(keywordNamed);
  if (rows.includes(undefined)) return undefined;
  let next = 0;
  return rows.flatMap((row): Token[] => {
    if (!row) return [];
    if (!row.takesValue) return [{ keyword: row.name }];
    next += 1;
    return [{ keyword: row.name, value: values[next - 1] ?? null }];
  });
}

/** Puts a token at the cursor, and the cursor behind it. */
export function insert({ tokens, cursor }: Sentence, token: Token): Sentence {
  return { tokens: tokens.toSpliced(cursor, 0, token), cursor: cursor + 1 };
}

/** Takes one token out; the cursor goes where it stood. */
export function removeAt({ tokens }: Sentence, index: number): Sentence {
  return { tokens: tokens.toSpliced(index, 1), cursor: index };
}

/** Takes out the token before the cursor. */
export function removeLast(sentence: Sentence): Sentence {
  return sentence.cursor === 0 ? sentence : removeAt(sentence, sentence.cursor - 1);
}

/** Takes out a token and all after it. */
export function removeFrom({ tokens }: Sentence, index: number): Sentence {
  return { tokens: tokens.slice(0, index), cursor: index };
}

/** Puts another keyword in a token's place; its value stays with the place. */
export function replaceAt(sentence: Sentence, index: number, keyword: KeywordName): Sentence {
  const old = sentence.tokens[index];
  const value = old?.value ?? null;
  const token = takesValue(keyword) ? { keyword, value } : { keyword };
  return { ...sentence, tokens: sentence.tokens.with(index, token) };
}

/** Sets the value of a token. */
export function setValue(sentence: Sentence, index: number, value: number | null): Sentence {
  const token = sentence.tokens[index];
  if (!token) return sentence;
  return { ...sentence, tokens: sentence.tokens.with(index, { ...token, value }) };
}

/** Moves the cursor, but not out of the list. */
export function moveTo(sentence: Sentence, cursor: number): Sentence {
  return { ...sentence, cursor: Math.max(0, Math.min(sentence.tokens.length, cursor)) };
}

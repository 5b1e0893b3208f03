/** A word of a line, with the column where it begins. */
export interface Word {
  readonly text: string;
  readonly column: number;
}

/** The words of a line of a file. */
export interface Words {
  readonly file: string;
  readonly line: number;
  readonly words: readonly Word[];
}

/** The words of a text that stands in a line from a column on; some signs are words of their own. */
export function wordsIn(text: string, column: number): Word[] {
  return [...text.matchAll(/[:;()]|[^\s:;()]+/g)].map(({ 0: word, index }) => ({
    text: word,
    column: column + index,
  }));
}

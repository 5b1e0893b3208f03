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

/** The words of a text that stands in a line from a column on; some signs are words of their own. More than a number of words are not looked at. */
export function wordsIn(text: string, column: number, most: number): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(/[:;()]|[^\s:;()]+/g)) {
    if (words.length === most) break;
    words.push({ text: word, column: column + index });
  }
  return words;
}

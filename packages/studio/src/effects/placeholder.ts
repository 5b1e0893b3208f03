/** A place in a sentence that values are put into: `<rank>`, or `<rank+1>` for a value and one more. */
export interface Placeholder {
  /** As it stands in the sentence, with its brackets. */
  readonly written: string;
  /** Whose values it takes. */
  readonly name: string;
  /** What is added to each of them. */
  readonly offset: bigint;
}

const PLACEHOLDER = /<([^<>]+)>/g;
const OFFSET = /^(.+)([+-]\d+)$/;

/** A sentence cut up: texts, and the placeholders between them. */
export interface Pieces {
  /** One more than there are places. */
  readonly texts: readonly string[];
  /** The placeholder of each place, by its number among the distinct ones. */
  readonly places: readonly number[];
  /** Each placeholder once, in the order in which they first occur. */
  readonly distinct: readonly Placeholder[];
}

/** Finds the placeholders of a sentence. `isName` tells a name that only looks like an offset. */
export function piecesOf(sentence: string, isName: (name: string) => boolean): Pieces {
  const texts: string[] = [];
  const places: number[] = [];
  const distinct: Placeholder[] = [];
  let end = 0;
  for (const { 0: written, 1: inside = '', index } of sentence.matchAll(PLACEHOLDER)) {
    texts.push(sentence.slice(end, index));
    end = index + written.length;
    const known = distinct.findIndex((one) => one.written === written);
    places.push(known < 0 ? distinct.length : known);
    if (known < 0) distinct.push(placeholder(written, inside, isName));
  }
  texts.push(sentence.slice(end));
  return { texts, places, distinct };
}

function placeholder(
  written: string,
  inside: string,
  isName: (name: string) => boolean,
): Placeholder {
  const [, name, offset] = OFFSET.exec(inside) ?? [];
  if (name === undefined || isName(inside)) return { written, name: inside, offset: 0n };
  return { written, name, offset: BigInt(offset ?? 0) };
}

/** The values in the text of a placeholder file: its lines, with `_` for a space. */
export function readValues(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  return lines.filter((line) => line !== '').map(withSpaces);
}

/** The names of placeholders keep their underscores. */
function withSpaces(value: string): string {
  return value.replace(/<[^<>]+>|_/g, (found) => (found === '_' ? ' ' : found));
}

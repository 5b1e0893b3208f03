/** A phrase, and what stands in its place. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
}

/** What is done to expanded sentences. */
export interface Refinement {
  readonly replacements?: readonly Replacement[];
  /** Sentences that contain one of these go. */
  readonly removals?: readonly string[];
}

/** All that is done after expansion, in its order (R-W2). */
export function refine(sentences: Iterable<string>, refinement: Refinement = {}): string[] {
  const kept = withoutDuplicates(sentences).flatMap(
    (sentence) => refinedOne(sentence, refinement) ?? [],
  );
  return sorted(kept).map(sentenceCase);
}

/** What becomes of one sentence, before all are sorted and get their capitals; nothing if it goes. */
export function refinedOne(
  sentence: string,
  { replacements = [], removals = [] }: Refinement,
): string | undefined {
  const first = singleSpaces(singular(replacePhrases(sentence, replacements)));
  if (removals.some((phrase) => first.includes(phrase))) return undefined;
  return replacePhrases(first, replacements);
}

/** Each sentence once, where it first stands. */
export function withoutDuplicates(sentences: Iterable<string>): string[] {
  return [...new Set(sentences)];
}

/** Every occurrence of each phrase, one phrase after the other. */
export function replacePhrases(sentence: string, replacements: readonly Replacement[]): string {
  let text = sentence;
  for (const { from, to } of replacements)
    if (text.includes(from)) text = text.split(from).join(to);
  return text;
}

/** What "one" is said of: a word, a word and a number, or the shortest text up to the plural. */
const ONE_OF_MANY = ['\\w+', '\\w+ \\d+', '.+?'].map(
  (between) => new RegExp(`\\bone (${between}) (card|spell|creature|target)s\\b`, 'g'),
);

/** "one fire cards" is one fire card. */
export function singular(sentence: string): string {
  let text = sentence;
  for (const pattern of ONE_OF_MANY) text = text.replace(pattern, 'one $1 $2');
  return text;
}

/** No two spaces in a row, none at the ends. */
export function singleSpaces(sentence: string): string {
  return sentence.replace(/ {2,}/g, ' ').trim();
}

/** In the order of their code points. */
export function sorted(sentences: readonly string[]): string[] {
  return [...sentences].sort(byCodePoint);
}

/** Code units put what is beyond the first 65,536 characters before the last of those. */
function byCodePoint(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  if (at === end) return one.length - other.length;
  return height(one.charCodeAt(at)) - height(other.charCodeAt(at));
}

/** Halves of pairs come after all else. */
function height(unit: number): number {
  const isHalf = unit >= 0xd800 && unit <= 0xdfff;
  return isHalf ? unit + 0x10000 : unit;
}

/** The first letter upper case, the rest lower case. */
export function sentenceCase(sentence: string): string {
  const [first = '', ...rest] = sentence;
  return first.toUpperCase() + rest.join('').toLowerCase();
}

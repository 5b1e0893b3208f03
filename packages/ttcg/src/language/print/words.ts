/** Small English: numbers in words, plurals, articles, verb endings, lists. */

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;

/** "three"; digits above twenty. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/** "card" or "cards": the plural unless there is exactly one. */
export const plural = (noun: string, n: number | 'many'): string => (n === 1 ? noun : `${noun}s`);

/** "three cards". */
export const counted = (n: number, noun: string): string => `${inWords(n)} ${plural(noun, n)}`;

/** "once", "twice", "three times". */
export const times = (n: number): string =>
  n === 1 ? 'once' : n === 2 ? 'twice' : `${inWords(n)} times`;

/** "a unit", "an untapped unit"; "other" after it becomes "another". */
export function withArticle(words: string): string {
  if (words.startsWith('other ')) return `an${words}`;
  return /^[aeio]|^u(?!ni)/.test(words) ? `an ${words}` : `a ${words}`;
}

/** "draws", "copies", "ranks up": of a verb phrase, its first word. */
export function thirdPerson(verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  return [thirdPersonWord(first), ...rest].join(' ');
}

function thirdPersonWord(verb: string): string {
  if (verb === 'be') return 'is';
  if (verb === 'have') return 'has';
  if (verb === 'do') return 'does';
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** "fire", "fire or water", "fire, water or air". */
export function listed(words: readonly string[], link: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${link} ${last}`;
}

/** The parts that are there, with a space between each two. */
export const joined = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter(Boolean).join(' ');

/** With a capital in front. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

import { KEYWORDS, next, readKeywords } from '@cardscape/kolyma/tools';
import { type KeywordName, keywordNamed, type Token, takesValue } from './sentence.ts';

/** What a value is for, and the bounds it must keep. */
export interface Wish {
  readonly meaning: string;
  readonly unread?: boolean;
  readonly min?: number;
  readonly max?: number;
}

/** Where a keyword list goes wrong; past its end if it does not. */
function brokenAt(keywords: readonly string[]): number {
  return readKeywords(keywords, []).failedAt ?? keywords.length + 1;
}

/** The keywords that can take another's place without breaking more of the list than is broken. */
export function replacementsAt(keywords: readonly KeywordName[], index: number): KeywordName[] {
  const now = keywords[index];
  const sound = brokenAt(keywords);
  return KEYWORDS.map(({ name }) => name).filter(
    (name) => name !== now && brokenAt(keywords.with(index, name)) >= sound,
  );
}

/** What each token that takes a value wants it for; nothing for the others. */
export function wishesOf(keywords: readonly string[]): (Wish | undefined)[] {
  const { slots } = readKeywords(keywords, []);
  const byPlace = new Map(slots.map(({ keyword, purpose }) => [keyword, purpose]));
  return keywords.map((_, index) => byPlace.get(index));
}

/** The largest number that can be typed: beyond it a value is a slip of the hand. */
export const largestTyped = 999;

/** What is wrong with a value, in words; nothing if it will do. */
export function valueTrouble(
  value: number | null | undefined,
  { min, max }: Pick<Wish, 'min' | 'max'> = {},
): string | undefined {
  const low = Math.max(min ?? -largestTyped, -largestTyped);
  const high = Math.min(max ?? largestTyped, largestTyped);
  if (Number.isSafeInteger(value) && Number(value) >= low && Number(value) <= high) return;
  return `Type a whole number, ${low} to ${high}.`;
}

/** Values that are read by nothing; -1 is how the keyword table writes them. */
const unread = -1;

/** A keyword as it is first put down: with a value that will do, ready to be typed over. */
export function freshToken(before: readonly string[], keyword: KeywordName): Token {
  if (!takesValue(keyword)) return { keyword };
  const wish = wishesOf([...before, keyword]).at(-1);
  return { keyword, value: isUnread(wish) ? unread : 1 };
}

/** Whether a value is asked for by the grammar alone and read by nothing. */
export function isUnread(wish: Wish | undefined): boolean {
  return wish?.unread ?? false;
}

/** What ends an unfinished list soonest, in the order in which it is tried. */
const fillers: readonly KeywordName[] = [
  'FAILURE_PATH',
  'SUCCESS_PATH',
  'EFFECT_NONE',
  'TYPE_SPECIAL',
  'CON_STORE_ADDITIONAL_INTEGER',
  'TARGET_PLAYER',
  'CON_FLIP_FLAG',
];

/** What could be put behind a list to finish it: shown, never added. Nothing if it is broken. */
export function ending(tokens: readonly Token[]): Token[] | undefined {
  const keywords: KeywordName[] = tokens.map(({ keyword }) => keyword);
  const added: Token[] = [];
  for (;;) {
    const broken = brokenAt(keywords);
    if (broken > keywords.length) return added;
    const filler = broken === keywords.length && fillers.find((name) => fits(keywords, name));
    if (!filler) return undefined;
    added.push(freshToken(keywords, filler));
    keywords.push(filler);
  }
}

function fits(before: readonly KeywordName[], name: KeywordName): boolean {
  return next(before).keywords.includes(name);
}

/** The headings under which keywords are offered. */
const groups = [
  { name: 'EFFECT', parts: ['effect'] },
  { name: 'TARGET', parts: ['target'] },
  { name: 'TYPE', parts: ['type'] },
  { name: 'CON', parts: ['condition', 'store'] },
  { name: 'PATH', parts: ['path'] },
  { name: 'END', parts: ['end'] },
] as const;

/** Keywords under their headings; headings without any are left out. */
export function grouped(
  names: readonly KeywordName[],
): { name: string; keywords: (typeof KEYWORDS)[number][] }[] {
  const rows = names.flatMap((name) => keywordNamed(name) ?? []);
  return groups
    .map(({ name, parts }) => ({
      name,
      keywords: rows.filter(({ group }) => parts.some((part) => part === group)),
    }))
    .filter(({ keywords }) => keywords.length > 0);
}

/** The keywords that have the words typed, in their name or explanation; names come first. */
export function filtered(names: readonly KeywordName[], typed: string): KeywordName[] {
  const words = typed
    .toLowerCase()
    .split(/[\s_]+/)
    .filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const inName = names.filter((name) => has(name));
  const inText = names.filter(
    (name) => !inName.includes(name) && has(keywordNamed(name)?.description ?? ''),
  );
  return [...inName, ...inText];
}

import { eitherOf, nearest } from '@cardscape/kernel';

/**
 * The one word that is typed, whole or by its first letters; or what to say of it. The other words are
 * known as well, but only whole, and are never proposed.
 */
export function wordTyped<Word extends string>(
  typed: string,
  words: readonly Word[],
  others: readonly Word[] = [],
): { readonly word: Word } | { readonly problem: string } {
  const wanted = typed.toLowerCase();
  const exact = [...words, ...others].find((word) => word === wanted);
  if (exact !== undefined) return { word: exact };
  const begun = words.filter((word) => word.startsWith(wanted));
  if (begun.length === 1) return { word: begun[0] as Word };
  if (begun.length > 1) return { problem: `"${typed}" could be ${eitherOf(begun)}.` };
  const likely = nearest(wanted, words);
  // Few people get the first letter wrong: another word is no help to them.
  const hint = likely?.startsWith(wanted.charAt(0)) ? ` Did you mean ${likely}?` : '';
  return { problem: `"${typed}" is not a command here.${hint} Type help for all of them.` };
}

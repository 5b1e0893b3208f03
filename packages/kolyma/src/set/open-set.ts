import { problemLine } from '@cardscape/kernel';
import { loadSet } from '../files/set.ts';
import type { CardFile, CardSet } from '../files/set-types.ts';
import { coreFiles, coreSet } from './core.ts';

/** A set to play with, or why there is none. */
export type OpenedSet = { readonly set: CardSet } | { readonly problem: string };

const opened = new WeakMap<object, OpenedSet>();

/**
 * The cards that a match record is played with: the built-in ones, and the files it carries in
 * `cards`. A card in those files stands before a built-in one of the same name.
 */
export function openSet(cards: unknown): OpenedSet {
  if (cards === undefined) return { set: coreSet() };
  if (!Array.isArray(cards) || !cards.every(isCardFile))
    return { problem: 'The cards of this match are no list of files with "name" and "text".' };
  const found = opened.get(cards) ?? join(cards);
  opened.set(cards, found);
  return found;
}

function join(files: readonly CardFile[]): OpenedSet {
  const { set, errors } = loadSet([...files, ...coreFiles]);
  const own = errors.find((error) => files.some(({ name }) => name === error.file));
  return own ? { problem: problemLine(own) } : { set };
}

function isCardFile(file: unknown): file is CardFile {
  if (typeof file !== 'object' || file === null) return false;
  const { name, text } = file as Record<string, unknown>;
  return typeof name === 'string' && typeof text === 'string';
}

import { type BroughtCards, problemLine, type TextFile } from '@cardscape/kernel';
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
  if (!areBrought(cards))
    return { problem: 'The cards of this match are no list of files with "path" and "text".' };
  const found = opened.get(cards) ?? join(cards);
  opened.set(cards, found);
  return found;
}

function join({ files, alone = false }: BroughtCards): OpenedSet {
  const own: CardFile[] = files.map(({ path, text }) => ({ name: path, text }));
  const { set, errors } = loadSet(alone ? own : [...own, ...coreFiles]);
  const wrong = errors.find((error) => own.some(({ name }) => name === error.file));
  return wrong ? { problem: problemLine(wrong) } : { set };
}

function areBrought(cards: unknown): cards is BroughtCards {
  if (typeof cards !== 'object' || cards === null) return false;
  const { files } = cards as { files?: unknown };
  return Array.isArray(files) && files.every(isTextFile);
}

function isTextFile(file: unknown): file is TextFile {
  if (typeof file !== 'object' || file === null) return false;
  const { path, text } = file as Record<string, unknown>;
  return typeof path === 'string' && typeof text === 'string';
}

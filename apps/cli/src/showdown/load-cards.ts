import type { Problem } from '@cardscape/kernel';
import { type Playable, readDescriptor, readSprite, withOwnNames } from '@cardscape/showdown';
import type { Host } from '../host.ts';
import { findDescriptors, unlistedLine } from './descriptor-files.ts';

/** The cards of some files and folders, and what kept others out. */
export interface LoadedCards {
  readonly cards: readonly Playable[];
  /** What could not be loaded, and why. */
  readonly problems: readonly Problem[];
  /** The descriptors, for the record of a match. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/**
 * Loads all cards of files and folders; what is wrong with one does not keep the others out. Says which
 * files the list of a folder leaves out.
 */
export async function loadCards(host: Host, names: readonly string[]): Promise<LoadedCards> {
  const { descriptors, lists, unlisted } = await findDescriptors(host, names);
  for (const each of unlisted) host.complain(unlistedLine(each));
  const files: { path: string; text: string }[] = [];
  const problems = lists.filter(isError);
  const cards: Playable[] = [];
  for (const file of descriptors) {
    if ('problem' in file) {
      problems.push(file.problem);
      continue;
    }
    const { path, text } = file;
    const read = readDescriptor(text, path);
    if (!read.design && readSprite(text, path).sprite) continue;
    files.push(file);
    problems.push(...read.problems.filter(isError));
    if (read.design) cards.push({ design: read.design, chunk: read.script?.chunk });
  }
  return { cards: withOwnNames(cards), problems, files };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

import { openGame } from '@cardscape/games';
import type { Problem, TextFile } from '@cardscape/kernel';
import type { ShowdownOpened } from '@cardscape/showdown';
import type { LoadedCard } from '@cardscape/showdown/tools';
import type { Host } from '../host.ts';
import { findDescriptors, unlistedLine } from './descriptor-files.ts';

/** The cards of some files and folders, and what kept others out. */
export interface LoadedCards {
  readonly cards: readonly LoadedCard[];
  /** What could not be loaded, and why. */
  readonly problems: readonly Problem[];
}

/**
 * Loads all cards of files and folders; what is wrong with one does not keep the others out. Says which
 * files the list of a folder leaves out.
 */
export async function loadCards(host: Host, names: readonly string[]): Promise<LoadedCards> {
  const { descriptors, lists, unlisted } = await findDescriptors(host, names);
  for (const each of unlisted) host.complain(unlistedLine(each));
  const files: TextFile[] = [];
  const problems = [...lists];
  for (const file of descriptors)
    if ('problem' in file) problems.push(file.problem);
    else files.push(file);
  const opening = await openGame('showdown', { cards: { files, alone: true } });
  if ('problems' in opening)
    return { cards: [], problems: [...problems, ...opening.problems].filter(isError) };
  const { own, problems: found } = opening.opened as ShowdownOpened;
  return { cards: own, problems: [...problems, ...found].filter(isError) };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

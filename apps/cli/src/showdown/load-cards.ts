import { loadGame } from '@cardscape/games';
import { mustOpen, type Problem, type TextFile } from '@cardscape/kernel';
import type { ShowdownOpened } from '@cardscape/showdown';
import type { Host } from '../host.ts';
import { findDescriptors, unlistedLine } from './descriptor-files.ts';

/** The game with the cards of some files and folders alone, and what kept others out. */
export interface LoadedCards {
  readonly opened: ShowdownOpened;
  /** What could not be loaded, and why. */
  readonly problems: readonly Problem[];
}

/**
 * Opens Showdown with all cards of files and folders; what is wrong with one does not keep the others out.
 * Says which files the list of a folder leaves out.
 */
export async function loadCards(host: Host, names: readonly string[]): Promise<LoadedCards> {
  const { descriptors, lists, unlisted } = await findDescriptors(host, names);
  for (const each of unlisted) host.complain(unlistedLine(each));
  const files: TextFile[] = [];
  const problems = [...lists];
  for (const file of descriptors)
    if ('problem' in file) problems.push(file.problem);
    else files.push(file);
  const { open } = await loadGame('showdown');
  const opened = mustOpen(open({ cards: { files, alone: true } }));
  return { opened, problems: [...problems, ...opened.problems].filter(isError) };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

import type { Problem } from '@cardscape/kernel';
import { elementsOf, type FolderFile, type LoadedCard, readFolder } from '../cards/index.ts';
import { withFix } from './finding.ts';

/** What the check of a folder as a whole came to. */
export interface CheckedFolder {
  /** What is wrong with its list, its pictures and its names, and with each file by itself. */
  readonly problems: readonly Problem[];
  /** The file of each card that loads, and its picture. */
  readonly cards: readonly Pick<LoadedCard, 'file' | 'picture'>[];
  /** The elements of its cards. */
  readonly elements: readonly string[];
}

/** Checks the files of a folder together: what cannot be seen from one of them alone. */
export function checkFolder(files: readonly FolderFile[]): CheckedFolder {
  const { cards, problems } = readFolder(files);
  const elements = elementsOf(cards.map(({ design }) => design));
  return { problems: problems.map(withFix), cards, elements };
}

import type { Problem } from '@cardscape/kernel';
import { type CardSet, cardSet } from './card-set.ts';
import { readLore, withLore } from './lore.ts';
import { readCardList } from './read-card-list.ts';

/** The text of a file and the name it is known by. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** A card set from its files, with all cards that have no problem. */
export function loadSet(
  cards: TextFile,
  lore?: TextFile,
): { set: CardSet; problems: readonly Problem[] } {
  const list = readCardList(cards.text, cards.name);
  if (!lore) return { set: cardSet(list.designs), problems: list.problems };
  const told = readLore(lore.text, lore.name);
  const leftOut = list.problems.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
  const { designs, problems } = withLore(list.designs, told.lines, leftOut);
  return { set: cardSet(designs), problems: [...list.problems, ...told.problems, ...problems] };
}

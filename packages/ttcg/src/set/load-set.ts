import type { Problem, TextFile } from '@cardscape/kernel';
import { type CardSet, cardSet } from './card-set.ts';
import { readLore, withLore } from './lore.ts';
import { type ListContext, readCardList } from './read-card-list.ts';

/** What a set may have beside its card list. */
export interface BesideList extends ListContext {
  readonly lore?: TextFile | undefined;
}

/** A card set from its files, with all cards that have no error. */
export function loadSet(
  cards: TextFile,
  { lore, ...context }: BesideList = {},
): { set: CardSet; problems: readonly Problem[] } {
  const list = readCardList(cards.text, cards.path, context);
  if (!lore) return { set: cardSet(list.designs), problems: list.problems };
  const told = readLore(lore.text, lore.path);
  const leftOut = list.problems.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
  const { designs, problems } = withLore(list.designs, told.lines, leftOut);
  return { set: cardSet(designs), problems: [...list.problems, ...told.problems, ...problems] };
}

import type { Levels } from '../levels.ts';
import type { LengthShare, PersonPrices, Ring } from '../round/round.ts';

/** Something that the list of an item would take for it. */
export interface ListWant {
  /** The number of the list whose item, or dummy, it is. */
  readonly list: number;
  /** How dear it is to be given this: the lower, the better. Nothing counts if there are no priorities. */
  readonly cost: number;
}

/** A list of TradeMaximizer: an item of somebody, and what they would take for it. */
export interface ItemList {
  readonly owner: string;
  /** The name of the item, different from those of all other lists. */
  readonly name: string;
  /** A dummy is no item: it stands for whatever its own list gets. */
  readonly isDummy: boolean;
  readonly wants: readonly ListWant[];
}

/** All lists of a file, in the order of their names. */
export interface Lists {
  readonly lists: readonly ItemList[];
  readonly isCaseSensitive: boolean;
}

/** What lists are to have as much of as can be, the first before the second. */
export const LIST_LEVELS = ['cards', 'wishes'] as const;

/** What came of lists. */
export interface ListsResult {
  readonly form: 'lists';
  /** How many people get something; found by search. */
  readonly people: number;
  /** No exchange with as many cards has more people than this. */
  readonly peopleBound: number;
  /** How many real items change hands. */
  readonly cards: number;
  /** Cards and wishes. */
  readonly levels: Levels;
  readonly rings: readonly Ring[];
  readonly prices: { readonly lists: Readonly<Record<string, PersonPrices>> };
  /** What the prices allow at most, level by level. */
  readonly bound: Levels;
  /** Whether the bound is reached, so that no exchange has more cards. */
  readonly proven: boolean;
  readonly byLength: Readonly<Record<string, LengthShare>>;
}

import type { Problem, TextFile } from '@cardscape/kernel';
import type { TtcgOpened } from '../open/opened.ts';
import { EDITIONS, type EditionName } from '../rules/book/editions.ts';
import type { Deck } from './deck.ts';
import { checkDeck, type Illegality } from './legality.ts';
import { readDeck } from './read-deck.ts';

/** A deck list that was checked: what it says, and what is wrong with it. */
export interface CheckedDeck {
  readonly deck: Deck;
  /** Lines that could not be read. */
  readonly problems: readonly Problem[];
  /** What keeps it from being played. */
  readonly illegal: readonly Illegality[];
}

/** All that keeps a deck of an opened game from being played in an edition; nothing if it is legal. */
export function deckFaults(
  { cardSet }: Pick<TtcgOpened, 'cardSet'>,
  deck: Deck,
  edition: EditionName,
): Illegality[] {
  return checkDeck(deck, cardSet, EDITIONS[edition]);
}

/** Reads the list of a deck with the cards of an opened game, and checks it for an edition. */
export function checkDeckText(
  opened: Pick<TtcgOpened, 'cardSet'>,
  { path, text }: TextFile,
  edition: EditionName,
): CheckedDeck {
  const { deck, problems } = readDeck(text, path, opened.cardSet);
  return {
    deck,
    problems: problems.map((problem) => ({ ...problem, part: 'deck' })),
    illegal: deckFaults(opened, deck, edition),
  };
}

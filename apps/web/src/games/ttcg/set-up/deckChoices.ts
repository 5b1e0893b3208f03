import type { EditionName, TtcgOpened } from '@cardscape/ttcg';
import { type Deck, deckFaults } from '@cardscape/ttcg/tools';
import { goodFirstDecks } from '../decks/coreFaces.ts';

/** A deck as the set-up page offers it. */
export interface DeckChoice {
  /** Built-in decks go by their name, one's own by their id. */
  readonly key: string;
  readonly deck: Deck;
  readonly own: boolean;
  /** Whether it is easy to play. */
  readonly goodFirst: boolean;
  /** Why it cannot be played in the edition. */
  readonly faults: readonly string[];
}

/** The key of one's own deck. */
export function ownKey(id: string): string {
  return `own/${id}`;
}

/** All decks that can be chosen: one's own first, then those for beginners. */
export function deckChoices(
  own: readonly (Deck & { readonly id: string })[],
  opened: Pick<TtcgOpened, 'cardSet' | 'decks'>,
  edition: EditionName,
): DeckChoice[] {
  const choice = (key: string, deck: Deck, isOwn: boolean): DeckChoice => ({
    key,
    deck,
    own: isOwn,
    goodFirst: !isOwn && goodFirstDecks.includes(deck.name),
    faults: deckFaults(opened, deck, edition).map(({ message }) => message),
  });
  const core = opened.decks.map((deck) => choice(deck.name, deck, false));
  return [
    ...own.map((deck) => choice(ownKey(deck.id), deck, true)),
    ...core.filter(({ goodFirst }) => goodFirst),
    ...core.filter(({ goodFirst }) => !goodFirst),
  ];
}

/**
 * The choice of this key; where it is gone, or is no deck of one's own and cannot be played, the first that
 * can but `other`.
 */
export function choiceOf(
  choices: readonly DeckChoice[],
  key: string,
  other?: string,
): DeckChoice | undefined {
  const playable = choices.filter(({ faults }) => faults.length === 0);
  return (
    choices.find((choice) => choice.key === key && (choice.own || choice.faults.length === 0)) ??
    playable.find((choice) => choice.key !== other && !choice.own) ??
    playable[0]
  );
}

/** What is said where another deck is played than the one that was chosen. */
export function replacedNote(
  choices: readonly DeckChoice[],
  key: string,
  played: DeckChoice | undefined,
): string | undefined {
  const chosen = choices.find((choice) => choice.key === key);
  if (!chosen || !played || chosen.key === played.key) return undefined;
  return `${chosen.deck.name} has cards that are not in this edition: ${played.deck.name} is played.`;
}

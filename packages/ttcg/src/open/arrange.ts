import {
  below,
  eitherOf,
  fileProblem,
  findNamed,
  type MatchWishes,
  type Problem,
  type Random,
  type SideWish,
  unknownSide,
} from '@cardscape/kernel';
import type { Deck } from '../decks/deck.ts';
import { checkDeck } from '../decks/legality.ts';
import { readDeck } from '../decks/read-deck.ts';
import { deckKeys } from '../rules/book/deck-keys.ts';
import { DEFAULT_EDITION, EDITIONS, type EditionName } from '../rules/book/editions.ts';
import type { TtcgOptions } from '../rules/ttcg.ts';
import type { CardSet } from '../set/card-set.ts';
import type { Collection } from './collection.ts';

type Found<Part> = Part | { readonly problems: readonly Problem[] };

/** The editions that can be played, the usual one first. */
export const VARIANTS: readonly EditionName[] = [
  DEFAULT_EDITION,
  ...(Object.keys(EDITIONS) as EditionName[]).filter((name) => name !== DEFAULT_EDITION).reverse(),
];

/** The options of a match with the decks wished for; for the others, chance. */
export function arrange(
  collection: Collection,
  { sides = [undefined, undefined], variant = DEFAULT_EDITION }: MatchWishes,
  random: Random,
): Found<{ readonly options: TtcgOptions }> {
  const edition = VARIANTS.find((name) => name === variant);
  if (!edition) return { problems: [unknownEdition(variant)] };
  const legal = legalDecks(collection, edition);
  const first = findDeck(collection, sides[0], edition, legal, random);
  const others = 'deck' in first ? legal.filter((deck) => deck !== first.deck) : legal;
  const second = findDeck(collection, sides[1], edition, others, random);
  if ('deck' in first && 'deck' in second)
    return { options: { edition, decks: [deckKeys(first.deck), deckKeys(second.deck)] } };
  return { problems: [first, second].flatMap((one) => ('problems' in one ? one.problems : [])) };
}

/** The decks that can be played in an edition. */
export function legalDecks({ decks, cardSet }: Collection, edition: EditionName): Deck[] {
  return decks.filter((deck) => faultsOf(deck, cardSet, edition).length === 0);
}

function findDeck(
  { decks, cardSet }: Collection,
  wish: SideWish | undefined,
  edition: EditionName,
  free: readonly Deck[],
  random: Random,
): Found<{ readonly deck: Deck }> {
  if (wish === undefined) return chanceDeck(free, edition, random);
  const path = typeof wish === 'string' ? wish : wish.path;
  const found = typeof wish === 'string' ? deckNamed(wish, decks) : deckWritten(wish, cardSet);
  if ('problems' in found) return found;
  const problems = faultsOf(found.deck, cardSet, edition).map((message) =>
    fileProblem(path, { found: 'a deck that is not legal', expected: [edition], message }),
  );
  return problems.length > 0 ? { problems } : found;
}

function chanceDeck(
  free: readonly Deck[],
  edition: EditionName,
  random: Random,
): Found<{ readonly deck: Deck }> {
  const deck = free.length === 0 ? undefined : free[below(random, free.length)];
  if (deck) return { deck };
  const message = `There is no deck left that is legal in edition ${edition}.`;
  return {
    problems: [
      fileProblem('decks', { found: 'no legal deck', expected: ['the list of a deck'], message }),
    ],
  };
}

function deckNamed(name: string, decks: readonly Deck[]): Found<{ readonly deck: Deck }> {
  const deck = findNamed(name, decks);
  if (deck) return { deck };
  const known = decks.map((one) => one.name);
  const clause = 'There is neither a deck nor a file of that name';
  return { problems: [unknownSide(name, known, clause)] };
}

function deckWritten(
  { path, text }: Exclude<SideWish, string>,
  set: CardSet,
): Found<{ readonly deck: Deck }> {
  const { deck, problems } = readDeck(text, path, set);
  if (problems.length === 0) return { deck };
  return { problems: problems.map((problem) => ({ ...problem, part: 'deck' })) };
}

function faultsOf(deck: Deck, set: CardSet, edition: EditionName): string[] {
  return checkDeck(deck, set, EDITIONS[edition]).map(({ message }) => message);
}

function unknownEdition(variant: string): Problem {
  const expected = VARIANTS.map((name) => `"${name}"`);
  const message = `There is no edition "${variant}"; expected ${eitherOf(expected)}.`;
  return fileProblem('edition', { found: `"${variant}"`, expected, message });
}

import type { ShowdownOpened } from '@cardscape/showdown';
import { type CardDesign, MOST_IN_DECK } from '@cardscape/showdown/tools';
import type { DeckOffer } from '../profiles/deckOffers.ts';
import { inTurn } from '../set-up/inTurn.ts';

/** What the deck of cards that someone brought is remembered by. */
export const ownDeckKey = 'own cards';

/** So many copies of a card go into a deck of others, as long as those keep half of it. */
const copiesInOthers = 3;
const mostInOthers = MOST_IN_DECK / 2;

/** The cards that someone brought. */
export function ownDesigns({ own }: ShowdownOpened): readonly CardDesign[] {
  return own.map(({ design }) => design);
}

/** A deck of the cards that someone brought, each as often as the others. Nothing if it takes more. */
export function ownDeck(library: ShowdownOpened): DeckOffer | undefined {
  const own = ownDesigns(library);
  const cards = own.filter((design) => !isHero(design));
  const heroes = heroesFor(library, own);
  if (cards.length === 0 || heroes.length === 0) return undefined;
  return {
    key: ownDeckKey,
    name: 'Your own cards',
    elements: [...new Set(cards.map(({ element }) => element))],
    characters: heroes.map(({ name }) => name),
    cards: inTurn(cards),
  };
}

/** Why there is no deck of the cards that someone brought. */
export function whyNoOwnDeck(library: ShowdownOpened): string | undefined {
  if (ownDeck(library)) return undefined;
  const own = ownDesigns(library);
  if (own.length === 0) return 'None of them can be played: see what is wrong.';
  return own.every(isHero)
    ? 'They are characters only. Put them into another deck, or bring other cards too.'
    : 'There is no character to lead them. Bring one, or play with the built-in set too.';
}

/** A deck with the cards that someone brought among its own, to try them. It is no profile's then. */
export function withOwnCards(
  { profile: _, ...deck }: DeckOffer,
  library: ShowdownOpened,
): DeckOffer {
  const own = ownDesigns(library);
  const cards = own.filter((design) => !isHero(design));
  const added = inTurn(cards, Math.min(cards.length * copiesInOthers, mostInOthers));
  const room = MOST_IN_DECK - added.length;
  const heroes = own.filter(isHero).map(({ name }) => name);
  return {
    ...deck,
    characters: [...new Set([...heroes, ...deck.characters])],
    cards: [...added, ...spread(deck.cards, Math.min(room, deck.cards.length))],
  };
}

const isHero = ({ type }: CardDesign) => type === 'char';

/** Who can lead these cards: a character among them, one of their elements, or any. */
function heroesFor(
  { catalogue }: ShowdownOpened,
  own: readonly CardDesign[],
): readonly CardDesign[] {
  const all = catalogue.designs.filter(isHero);
  const elements = new Set(own.map(({ element }) => element));
  const fitting = [own.filter(isHero), all.filter(({ element }) => elements.has(element)), all];
  return fitting.find((heroes) => heroes.length > 0) ?? [];
}

/** So many of the cards, from all over the list: a deck is sorted by name. */
function spread(cards: readonly string[], count: number): string[] {
  return Array.from(
    { length: count },
    (_, at) => cards[Math.floor((at * cards.length) / count)] ?? '',
  );
}

import type { ShowdownOpened } from '@cardscape/showdown';
import {
  type CardDesign,
  type Catalogue,
  cardsOf,
  catalogueOf,
  createProfile,
  elementWords,
  STARTER_SIZE,
  sizeOf,
} from '@cardscape/showdown/tools';
import { core } from '../core.ts';
import { inTurn } from './inTurn.ts';

/** A deck that is ready to play: the cards of one or two elements, and a character of them. */
export interface ReadyDeck {
  readonly key: string;
  readonly name: string;
  readonly elements: readonly string[];
  readonly characters: readonly string[];
  readonly cards: readonly string[];
}

const ready = new WeakMap<Catalogue, readonly ReadyDeck[]>();

/** The decks that the cards make: one for each element with the next, and with the one after that. */
export function readyDecks(library: ShowdownOpened): readonly ReadyDeck[] {
  const known = ready.get(library.catalogue);
  if (known) return known;
  const made = make(library);
  ready.set(library.catalogue, made);
  return made;
}

/**
 * Cards of the six elements and cards of others are not played together. The built-in set makes its
 * decks whatever cards someone brings: those make decks of their own elements.
 */
function make(library: ShowdownOpened): ReadyDeck[] {
  const builtIn = library.builtIn.map(({ design }) => design);
  const own = library.own.map(({ design }) => design);
  const six = new Set(core.catalogue.elements);
  const ofSix = builtIn.length > 0 ? builtIn : own.filter(({ element }) => six.has(element));
  const others = own.filter(({ element }) => !six.has(element));
  const isLed = (name: string) => library.find(name)?.design.type === 'char';
  return [...decksOf(ofSix), ...decksOf(others)].map((deck) => ({
    ...deck,
    // A card that took the place of a built-in one may be of another type.
    characters: deck.characters.filter(isLed),
    cards: deck.cards.filter((name) => !isLed(name)),
  }));
}

function decksOf(designs: readonly CardDesign[]): ReadyDeck[] {
  const elements = [...new Set(designs.filter(isHero).map(({ element }) => element))];
  return groupsOf(elements).flatMap((group): ReadyDeck[] => {
    const name = group.map(elementWords).join(' and ');
    const fitting = designs.filter(({ element }) => group.includes(element));
    const cards = starterOf(name, group, designs) ?? inTurn(fitting.filter(isLedCard));
    if (cards.length === 0) return [];
    const characters = fitting.filter(isHero).map((hero) => hero.name);
    return [{ key: group.join('+'), name, elements: group, characters, cards }];
  });
}

/** The deck that a profile of two elements begins with; nothing if there are too few cards for it. */
function starterOf(
  name: string,
  [first, second]: readonly string[],
  designs: readonly CardDesign[],
): readonly string[] | undefined {
  if (first === undefined || second === undefined) return undefined;
  const wish = { name, elements: [first, second] as const, seed: `ready ${name}` };
  const made = createProfile(wish, catalogueOf(designs), []);
  if ('problem' in made || sizeOf(made.profile.main) < STARTER_SIZE) return undefined;
  return cardsOf(made.profile.main);
}

const isHero = ({ type }: CardDesign) => type === 'char';
const isLedCard = (design: CardDesign) => !isHero(design);

/** Each element with the next, round the circle; two elements make one pair, one stands alone. */
function groupsOf(elements: readonly string[]): (readonly string[])[] {
  if (elements.length < 3) return elements.length > 0 ? [elements] : [];
  return elements.map((element, at) => [element, elements[(at + 1) % elements.length] as string]);
}

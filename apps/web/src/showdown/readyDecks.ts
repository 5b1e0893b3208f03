import { type CardDesign, cardsOf, catalogueOf, createProfile } from '@cardscape/showdown';
import { elementWords } from '../showdownCard/showdownPrint.ts';
import type { Library } from './library.ts';

/** A deck that is ready to play: the cards of two elements, and a character of one of them. */
export interface ReadyDeck {
  readonly key: string;
  readonly name: string;
  readonly elements: readonly string[];
  readonly characters: readonly string[];
  readonly cards: readonly string[];
}

const ready = new WeakMap<Library, readonly ReadyDeck[]>();

/** The decks that the cards make: one for each element with the next, and with the one after that. */
export function readyDecks(library: Library): readonly ReadyDeck[] {
  const known = ready.get(library);
  if (known) return known;
  const made = make(library);
  ready.set(library, made);
  return made;
}

function make({ cards }: Library): ReadyDeck[] {
  const designs = cards.map(({ design }) => design);
  const elements = [...new Set(designs.filter(isHero).map(({ element }) => element))];
  const catalogue = catalogueOf(designs);
  return pairsOf(elements).flatMap((pair): ReadyDeck[] => {
    const name = pair.map(elementWords).join(' and ');
    const made = createProfile({ name, elements: pair, seed: `ready ${name}` }, catalogue, []);
    if (!('profile' in made)) return [];
    const heroes = designs.filter((design) => isHero(design) && pair.includes(design.element));
    return [
      {
        key: pair.join('+'),
        name,
        elements: pair,
        characters: heroes.map((hero) => hero.name),
        cards: cardsOf(made.profile.main),
      },
    ];
  });
}

const isHero = ({ type }: CardDesign) => type === 'char';

/** Each element with the next, round the circle; two elements make one pair. */
function pairsOf(elements: readonly string[]): (readonly [string, string])[] {
  const pairs = elements.map((element, at) => {
    return [element, elements[(at + 1) % elements.length] as string] as const;
  });
  return elements.length < 3 ? pairs.slice(0, 1).filter(([a, b]) => a !== b) : pairs;
}

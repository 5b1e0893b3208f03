import type { CardSet, SpecialCard } from '@cardscape/kolyma';
import { type ArtSubject, subjectOf, type Terrain } from '@cardscape/studio';
import type { CardPrint } from '../look/Card.tsx';

/** Where a number card of each colour class stands; the class is the place in this list (R-K8). */
const grounds: readonly Terrain[] = ['plain', 'red', 'blue', 'green', 'yellow', 'black'];

/** What the cards of a set look like, by their names. */
export interface CardPrints {
  special(name: string): CardPrint;
  number(name: string): { value: number; terrain: Terrain };
  /** A character's picture. */
  portrait(name: string): ArtSubject;
}

/** The terrain of a colour class. */
export function groundOf(colour: number): Terrain {
  return grounds[colour] ?? 'plain';
}

const known = new WeakMap<CardSet, CardPrints>();

/** The prints of a set; made once for each set, so that cards can tell that nothing has changed. */
export function printsOf(set: CardSet): CardPrints {
  const found = known.get(set) ?? makePrints(set);
  known.set(set, found);
  return found;
}

function makePrints(set: CardSet): CardPrints {
  const specials = new Map(set.specials.map((card) => [card.name, specialPrint(card)]));
  const numbers = new Map(
    set.numbers.map(({ name, value, colour }) => [name, { value, terrain: groundOf(colour) }]),
  );
  const portraits = new Map(set.characters.map(({ name, art }) => [name, portraitOf(name, art)]));
  return {
    special: (name) => specials.get(name) ?? blankPrint(name),
    number: (name) => numbers.get(name) ?? { value: 0, terrain: 'plain' },
    portrait: (name) => portraits.get(name) ?? portraitOf(name, ''),
  };
}

/** A special card as it is printed, with its own words. */
export function specialPrint({ name, text, art }: SpecialCard): CardPrint {
  const [thing = '', ground] = art.split(' ');
  const terrain = terrainNamed(ground);
  return {
    name,
    terrain,
    kindLine: 'Special card',
    text,
    art: subjectOf({ name, terrain, shows: 'thing', words: [thing] }),
  };
}

function portraitOf(name: string, art: string): ArtSubject {
  const terrain = terrainNamed(art.split(' ').at(-1));
  return subjectOf({ name, terrain, shows: 'person', words: [] });
}

/** The art line names a ground by its colour; anything else stands on plain ground. */
function terrainNamed(word: string | undefined): Terrain {
  return grounds.find((ground) => ground === word) ?? 'plain';
}

function blankPrint(name: string): CardPrint {
  return { name, terrain: 'plain', kindLine: 'Special card', art: { name, terrain: 'plain' } };
}

import { below, type Random, randomFrom } from '@cardscape/kernel';
import { type CardDesign, type CardType, elementWords } from '../cards/index.ts';
import { type Choose, DeckBuilder, type Supply, supplyOf } from './build-deck.ts';
import type { Catalogue } from './catalogue.ts';
import { movedTo } from './chance.ts';
import { MOST_COPIES } from './limits.ts';
import { checkName } from './name.ts';
import { pileOf } from './pile.ts';
import { PROFILE_VERSION, type Profile, type Statistics, withFound } from './profile.ts';
import { drawDesign, oddsAt } from './rarity.ts';
import { freshStock } from './stock.ts';

/** What a new profile is made of. */
export interface ProfileWish {
  readonly name: string;
  readonly elements: readonly [string, string];
  /** Where all its chance comes from. */
  readonly seed: string;
}

/** A new profile, or why there is none. */
export type CreatedProfile = { readonly profile: Profile } | { readonly problem: string };

/** R-S8: the card types that an element is strong in, the stronger first. */
const FAVOURED: ReadonlyMap<string, readonly [CardType, CardType]> = new Map([
  ['EARTH', ['mob', 'equip']],
  ['WIND', ['action', 'mob']],
  ['FIRE', ['mob', 'action']],
  ['WATER', ['equip', 'field']],
  ['DARK', ['mob', 'jrboss']],
  ['LIGHT', ['equip', 'action']],
]);

/** For elements of other card sets. */
const FAVOURED_ELSEWHERE: readonly [CardType, CardType] = ['mob', 'equip'];

/** The two card types that a starter deck has more of for the sake of an element. */
export function favouredTypes(element: string): readonly [CardType, CardType] {
  return FAVOURED.get(element) ?? FAVOURED_ELSEWHERE;
}

const FIRST_RUPEES = 200;

const NO_MATCHES: Statistics = {
  won: 0,
  tied: 0,
  lost: 0,
  streak: 0,
  bestStreak: 0,
  turns: 0,
  damage: 0,
  healing: 0,
  played: 0,
  destroyed: 0,
};

/** Makes a profile with a starter deck (2.2.1) out of the cards of its two elements. */
export function createProfile(
  { name: typed, elements, seed }: ProfileWish,
  catalogue: Catalogue,
  namesInUse: Iterable<string>,
): CreatedProfile {
  const checked = checkName(typed, namesInUse);
  if ('problem' in checked) return checked;
  const lack = whyNotElements(elements, catalogue);
  if (lack) return { problem: lack };
  const random = randomFrom(seed);
  const characters = pileOf(elements.map((element) => drawCharacter(element, catalogue, random)));
  const cards = starterDeck(elements, catalogue, random);
  const shop = freshStock(1, catalogue, random);
  return {
    profile: withFound({
      version: PROFILE_VERSION,
      name: checked.name,
      elements,
      level: 1,
      exp: 0,
      rupees: FIRST_RUPEES,
      main: pileOf(cards),
      side: [],
      characters,
      shop,
      found: [],
      statistics: NO_MATCHES,
      chance: movedTo({ seed, at: 0 }, random),
    }),
  };
}

/** Why no profile can be made of a pair of elements; nothing if one can. */
function whyNotElements(
  elements: readonly [string, string],
  { designs }: Catalogue,
): string | undefined {
  if (elements[0] === elements[1]) return 'Choose two different elements.';
  const lacking = elements.find((element) => !designs.some((design) => isHero(design, element)));
  if (lacking === undefined) return undefined;
  return `No character of ${elementWords(lacking)} is loaded. Choose another element.`;
}

const isHero = ({ type, element }: CardDesign, wanted: string) =>
  type === 'char' && element === wanted;

function drawCharacter(element: string, { designs }: Catalogue, random: Random): string {
  const heroes = designs.filter((design) => isHero(design, element));
  return (heroes[below(random, heroes.length)] as CardDesign).name;
}

const STARTER = { mobs: 10, favoured: 5, fields: 1, others: 14 } as const;

/** How many cards a starter deck has, if so many are loaded. */
export const STARTER_SIZE: number =
  STARTER.mobs + 2 * STARTER.favoured + STARTER.fields + STARTER.others;

/** Commons above all, as at the first level. */
const chooseByRarity: Choose = (random, fitting) => {
  const named = fitting.map((supply) => ({ supply, rarity: supply.design.rarity }));
  return drawDesign(random, named, oddsAt(1))?.supply;
};

/**
 * 2.2.1: 10 mobs, 5 cards of the types that each element favours (three of the stronger, two of the
 * other), a field and 14 others. What is short is made up from the pair, then from other elements, as
 * far as there are cards.
 */
function starterDeck(
  elements: readonly [string, string],
  { designs }: Catalogue,
  random: Random,
): string[] {
  const supplies: Supply[] = designs
    .filter(({ type }) => type !== 'char')
    .map((design) => supplyOf(design, MOST_COPIES[design.rarity]));
  const deck = new DeckBuilder(supplies, random, chooseByRarity);
  const ofPair = ({ element }: CardDesign) => elements.includes(element);
  const ofType = (wanted: CardType) => (design: CardDesign) =>
    design.type === wanted && ofPair(design);
  deck.add(STARTER.mobs, ofType('mob'));
  for (const element of elements) {
    const [stronger, other] = favouredTypes(element);
    const more = Math.ceil(STARTER.favoured / 2);
    deck.add(more, ofType(stronger));
    deck.add(STARTER.favoured - more, ofType(other));
  }
  deck.add(STARTER.fields, ofType('field'));
  deck.add(STARTER.others, ofPair);
  deck.add(STARTER_SIZE - deck.cards.length, ofPair);
  deck.add(STARTER_SIZE - deck.cards.length, () => true);
  return deck.cards;
}

import { below, eitherOf } from '@cardscape/kernel';
import { type CardDesign, elementWords } from '../../cards/index.ts';
import { type Choose, DeckBuilder, supplyOf } from '../build-deck.ts';
import type { Catalogue } from '../catalogue.ts';
import { movedTo, streamOf } from '../chance.ts';
import { MOST_IN_DECK } from '../limits.ts';
import { type Pile, pileOf, take, together } from '../pile.ts';
import type { Profile } from '../profile.ts';

/** A profile with the deck that was made for it, or why none could be made. */
export type GeneratedDeck = { readonly profile: Profile } | { readonly problem: string };

const GENERATED = { fields: 2, mobs: 10 } as const;

/** Every copy is as likely as every other. */
const chooseAnyCopy: Choose = (random, fitting) => {
  const sum = fitting.reduce((copies, { left }) => copies + left, 0);
  if (sum === 0) return undefined;
  let rolled = below(random, sum);
  return fitting.find(({ left }) => {
    rolled -= left;
    return rolled < 0;
  });
};

/**
 * 2.2.2: one of each character, 2 fields, 10 mobs and 28 others out of all the profile owns of these
 * elements; what is short is filled up with any of them, as far as there are cards. The rest goes to the side deck.
 */
export function generated(
  profile: Profile,
  elements: readonly string[],
  catalogue: Catalogue,
): GeneratedDeck {
  if (elements.length === 0) return { problem: 'Choose one element or more.' };
  const owned = together(profile.main, profile.side, profile.characters);
  const usable = owned.flatMap(({ card, count }) => {
    const design = catalogue.find(card);
    return design && elements.includes(design.element) ? [{ design, count }] : [];
  });
  const heroes = usable.filter(({ design }) => design.type === 'char');
  if (heroes.length === 0)
    return { problem: `You have no character of ${eitherOf(elements.map(elementWords))}.` };
  const random = streamOf(profile.chance);
  const supplies = usable
    .filter(({ design }) => design.type !== 'char')
    .map(({ design, count }) => supplyOf(design, count));
  const deck = new DeckBuilder(supplies, random, chooseAnyCopy);
  deck.add(GENERATED.fields, ({ type }: CardDesign) => type === 'field');
  deck.add(GENERATED.mobs, ({ type }: CardDesign) => type === 'mob');
  deck.add(MOST_IN_DECK - deck.cards.length, () => true);
  const main = pileOf(deck.cards);
  const characters = pileOf(heroes.map(({ design }) => design.name));
  const side = without(owned, together(main, characters));
  return {
    profile: { ...profile, main, characters, side, chance: movedTo(profile.chance, random) },
  };
}

function without(pile: Pile, taken: Pile): Pile {
  return taken.reduce((left, { card, count }) => take(left, card, count), pile);
}

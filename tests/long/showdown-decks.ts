import { below, type Random } from '@cardscape/kernel';
import { opened } from '@cardscape/showdown/testing';
import {
  type Catalogue,
  cardsOf,
  createProfile,
  generateDeck,
  MOST_COPIES,
  openDraft,
  type Profile,
} from '@cardscape/showdown/tools';

/** A pair of elements that a profile begins with. */
export type ElementPair = readonly [string, string];

/** How a deck came about: as a new profile has it (2.2.1), or made of a whole collection (2.2.2). */
export type DeckKind = 'starter' | 'generated';

/** What one side of a match plays with. */
export interface Loadout {
  readonly character: string;
  readonly deck: readonly string[];
}

/** The built-in set as profiles know it. */
export function coreCatalogue(): Catalogue {
  return opened().catalogue;
}

/** Every pair of two different elements, once. */
export function elementPairs({ elements }: Catalogue): ElementPair[] {
  return elements.flatMap((one, at) =>
    elements.slice(at + 1).map((other): ElementPair => [one, other]),
  );
}

/** A deck and a character of a pair of elements, made as profiles make them. */
export function loadoutOf(pair: ElementPair, kind: DeckKind, random: Random): Loadout {
  const catalogue = coreCatalogue();
  const seed = String(below(random, 2 ** 31));
  const made = createProfile({ name: 'Fuzz', elements: pair, seed }, catalogue, []);
  if ('problem' in made) throw new RangeError(made.problem);
  const profile = kind === 'starter' ? made.profile : generatedFor(made.profile, pair, catalogue);
  const characters = cardsOf(profile.characters);
  return {
    character: characters[below(random, characters.length)] as string,
    deck: cardsOf(profile.main),
  };
}

/** The profile with a deck generated out of as many copies of every card as a deck may hold. */
function generatedFor(profile: Profile, pair: ElementPair, catalogue: Catalogue): Profile {
  const side = catalogue.designs.map(({ name: card, rarity }) => ({
    card,
    count: MOST_COPIES[rarity],
  }));
  const collector = { ...profile, main: [], characters: [], side };
  const changed = generateDeck(openDraft(collector, catalogue), pair, catalogue);
  if ('problem' in changed) throw new RangeError(changed.problem);
  return changed.draft.now;
}

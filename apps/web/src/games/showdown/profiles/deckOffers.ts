import {
  type Beginner,
  type Catalogue,
  cardsOf,
  type Profile,
  whyNotReady,
} from '@cardscape/showdown/tools';
import type { ReadyDeck } from '../set-up/readyDecks.ts';

/** A deck to sit down with: a ready one, or the main deck of a profile. */
export interface DeckOffer extends ReadyDeck {
  readonly profile?: Beginner & {
    /** All that keeps it from playing; nothing if it is ready. */
    readonly lacks: readonly string[];
  };
}

/** The main deck of a profile, led by one of its characters. */
export function profileDeck(profile: Profile, catalogue: Catalogue): DeckOffer {
  const { name, level, elements, main, characters, lastMatches } = profile;
  return {
    key: profileDeckKey(name),
    name,
    elements,
    characters: characters
      .map(({ card }) => card)
      .filter((card) => catalogue.find(card)?.type === 'char'),
    cards: cardsOf(main),
    profile: {
      name,
      level,
      ...(lastMatches && { lastMatches }),
      lacks: whyNotReady(profile, catalogue),
    },
  };
}

/** What the deck of a profile is remembered by. */
export function profileDeckKey(name: string): string {
  return `profile ${name}`;
}

/** Why these two decks do not meet; nothing if they do. */
export function whyNotMeet(
  decks: readonly (DeckOffer | undefined)[],
  pair: boolean,
): string | undefined {
  const profiles = decks.flatMap((deck) => deck?.profile ?? []);
  const [one, other] = profiles;
  const unready = profiles.find(({ lacks }) => lacks.length > 0);
  if (unready) return `${unready.name} is not ready. ${unready.lacks[0]}`;
  if (one && other && one.name === other.name) return 'Choose two different profiles.';
  if (pair && one && !other)
    return 'A profile plays against another profile or a bot. Choose a profile for both of you, or ready decks.';
  return undefined;
}

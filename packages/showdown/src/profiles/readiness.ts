import { allOf, counted } from '@cardscape/kernel';
import type { Catalogue } from './catalogue.ts';
import { MOST_COPIES, MOST_IN_DECK } from './limits.ts';
import { isSameName } from './name.ts';
import { type Stack, sizeOf } from './pile.ts';
import type { Profile } from './profile.ts';

/** All that keeps a profile from playing a match (2.4); nothing if it is ready. */
export function whyNotReady({ main, characters }: Profile, catalogue: Catalogue): string[] {
  const size = sizeOf(main);
  const reasons: string[] = [];
  if (!characters.some(({ card }) => catalogue.find(card)?.type === 'char')) {
    const lost = characters.map(({ card }) => card).filter((card) => !catalogue.find(card));
    reasons.push(lost.length > 0 ? notLoaded(lost) : 'Your character deck has no character.');
  }
  if (size > MOST_IN_DECK) {
    reasons.push(`Your main deck has ${counted(size, 'card')}; it holds ${MOST_IN_DECK} at most.`);
  }
  for (const stack of main) {
    const reason = whyNotInDeck(stack, catalogue);
    if (reason) reasons.push(reason);
  }
  return reasons;
}

function notLoaded(cards: readonly string[]): string {
  return `${allOf(cards)} ${cards.length > 1 ? 'are' : 'is'} not among the cards that are loaded.`;
}

/** Why a main deck may not hold so many copies of a card; nothing if it may. */
export function whyNotInDeck({ card, count }: Stack, catalogue: Catalogue): string | undefined {
  const design = catalogue.find(card);
  if (!design) return notLoaded([card]);
  if (design.type === 'char') {
    return `${card} is a character; it does not go into the main deck.`;
  }
  const most = MOST_COPIES[design.rarity];
  if (count <= most) return undefined;
  return `A main deck holds ${most} of ${card} at most, not ${count}.`;
}

/** All that keeps two profiles from playing each other; nothing if they can. */
export function whyNoMatch(
  profiles: readonly [Profile, Profile],
  catalogue: Catalogue,
): readonly string[] {
  const [one, other] = profiles;
  if (isSameName(one.name, other.name)) return ['Choose two different profiles.'];
  return profiles.flatMap((profile) =>
    whyNotReady(profile, catalogue).map((reason) => `${profile.name}: ${reason}`),
  );
}

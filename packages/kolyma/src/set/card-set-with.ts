import { joinCards } from '../files/join-cards.ts';
import type { AnyCard, CardSet } from '../files/set-types.ts';
import type { KolymaOpened } from '../opened.ts';

/** The cards of an opened game with others that are still being made; those take the place of their like. */
export function cardSetWith({ cardSet }: KolymaOpened, more: readonly AnyCard[]): CardSet {
  return more.length === 0 ? cardSet : joinCards(cardSet, more);
}

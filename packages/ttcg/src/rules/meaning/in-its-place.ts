import type { CardId, Seat } from '@cardscape/kernel';
import type { Act } from '../../language/tree/tree.ts';
import type { Duel } from '../position/duel.ts';
import type { Scope } from '../position/scope.ts';
import { spotsFor } from '../position/spots.ts';
import { askedCards } from './refs.ts';

/** R-T224. "In its place": where the cards last spoken of lay when they left the field. */
export function placesLeft(duel: Duel, scope: Scope): string[] {
  return askedCards(duel, scope, { the: 'that' }).flatMap(({ was }) => was?.zone ?? []);
}

/** Where a player can put a card that an act plays. */
export function spotsToPlay(
  duel: Duel,
  scope: Scope,
  seat: Seat,
  id: CardId,
  { free, inItsPlace }: Extract<Act, { do: 'play' }>,
): readonly string[] {
  const spots = spotsFor(duel, seat, id, free);
  if (!inItsPlace) return spots;
  // What will leave the field is not known yet, nor which place it leaves.
  if (scope.that.length === 0) return UNKNOWN;
  const left = placesLeft(duel, scope);
  return spots.filter((zone) => left.includes(zone));
}

const UNKNOWN: readonly string[] = ['unknown'];

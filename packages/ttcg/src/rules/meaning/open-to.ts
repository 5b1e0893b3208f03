import type { Seat } from '@cardscape/kernel';
import { DEFAULT_PLACE, type Slot } from '../../language/tree/places.ts';
import type { CardFilter } from '../../language/tree/tree.ts';
import type { Scope } from '../position/scope.ts';
import { seatMeant } from './pool.ts';

/** Places of which nobody knows what lies there. */
export const DECKS: ReadonlySet<string> = new Set([
  'deck',
  'deck or discard',
  'hand or deck',
  'hand, deck or discard',
]);

/** May this player know what lies where a filter looks? A deck never; another's hand not. */
export function isOpenTo(
  scope: Scope,
  card: CardFilter,
  looks: Slot,
  eyes: Seat | 'public',
): boolean {
  const usual = DEFAULT_PLACE[looks];
  const place = card.place ?? usual;
  if (DECKS.has(place)) return false;
  if (place !== 'hand' && place !== 'hand or discard') return true;
  const whose = card.whose ?? (card.place ? undefined : 'their');
  return eyes !== 'public' && whose !== undefined && seatMeant(scope, whose) === eyes;
}

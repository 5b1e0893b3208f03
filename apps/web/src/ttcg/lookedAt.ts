import { type CardId, eventFor, type Seat, type SeenCard } from '@cardscape/kernel';
import type { TtcgEvent } from '@cardscape/ttcg';

/** The cards that a player was last shown by the effect that is at work now. */
export function lookedAt(
  steps: readonly { readonly events: readonly TtcgEvent[] }[],
  seat: Seat,
): readonly CardId[] {
  const told = steps.flatMap(({ events }) => events);
  const begins = told.findLastIndex(({ type }) => type === 'resolves');
  const last = told.slice(begins + 1).findLast(({ type }) => isShowing(type));
  const shown = last && eventFor(last, seat);
  if (shown?.type === 'looked' && shown.seat === seat) return idsOf(shown.cards ?? []);
  return shown?.type === 'revealed' ? idsOf([shown.subject]) : [];
}

function isShowing(type: TtcgEvent['type']): boolean {
  return type === 'looked' || type === 'revealed';
}

function idsOf(cards: readonly SeenCard[]): CardId[] {
  return cards.flatMap((seen) => ('card' in seen ? [seen.card] : []));
}

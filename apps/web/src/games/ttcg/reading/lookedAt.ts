import type { CardId, Seat, SeenCard, ToldStep } from '@cardscape/kernel';
import type { TtcgEvent } from '@cardscape/ttcg';

/** The cards that a player was last shown by the effect that is at work now. */
export function lookedAt(story: readonly ToldStep<TtcgEvent>[], seat: Seat): readonly CardId[] {
  const told = story.flatMap(({ events }) => events.map(({ event }) => event));
  const begins = told.findLastIndex(({ type }) => type === 'resolves');
  const shown = told.slice(begins + 1).findLast(({ type }) => isShowing(type));
  if (shown?.type === 'looked' && shown.seat === seat) return idsOf(shown.cards ?? []);
  return shown?.type === 'revealed' ? idsOf([shown.subject]) : [];
}

function isShowing(type: TtcgEvent['type']): boolean {
  return type === 'looked' || type === 'revealed';
}

function idsOf(cards: readonly SeenCard[]): CardId[] {
  return cards.flatMap((seen) => ('card' in seen ? [seen.card] : []));
}

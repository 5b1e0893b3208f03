import type { Seat, SeenCard } from '@cardscape/kernel';
import type { TtcgEvent } from '@cardscape/ttcg';
import { cardAnchor } from '../../../table/anchors.ts';

/** Where the cards of these events come from, for those that were not in sight before. */
export function originsOf(events: readonly TtcgEvent[]): Map<string, string> {
  const origins = new Map<string, string>();
  const from = (cards: readonly SeenCard[], zone: string, seat: Seat) => {
    for (const card of cards)
      if ('card' in card && !origins.has(cardAnchor(card.card)))
        origins.set(cardAnchor(card.card), `${zone}-${seat}`);
  };
  for (const event of events) {
    if (event.type === 'drew' || event.type === 'mulligan')
      from(event.cards ?? [], 'deck', event.seat);
    else if (event.type === 'announced' || event.type === 'played')
      from([event.subject], 'hand', event.seat);
    else if (event.type === 'moved') from([event.subject], event.from, event.seat);
    else if (event.type === 'milled') from([event.subject], 'deck', event.seat);
    else if (event.type === 'discarded' || event.type === 'revealed')
      from([event.subject], 'hand', event.seat);
  }
  return origins;
}

/** The cards that these events are about, to be marked for a moment. */
export function cardsMarked(events: readonly TtcgEvent[]): Set<number> {
  const marked = new Set<number>();
  const mark = (card: SeenCard | undefined) => {
    if (card && 'card' in card) marked.add(card.card);
  };
  for (const event of events) {
    if (event.type === 'battle') {
      mark(event.attacker);
      mark(event.defender);
    } else if ('subject' in event) mark(event.subject);
    else if (event.type === 'lasts' || event.type === 'swapped') event.cards.forEach(mark);
  }
  return marked;
}

import type { SeenCard } from '@cardscape/kernel';
import type { KolymaEvent } from '@cardscape/kolyma';
import { cardAnchor } from '../../../table/anchors.ts';

/** Where the cards of these events come from, for those that were not in sight before. */
export function originsOf(events: readonly KolymaEvent[]): Map<string, string> {
  const origins = new Map<string, string>();
  const from = (cards: readonly SeenCard[], anchor: string) => {
    for (const card of cards) if ('card' in card) origins.set(cardAnchor(card.card), anchor);
  };
  for (const event of events) {
    if (event.type === 'draw')
      from(event.cards, event.of === 'number' ? 'numbers' : `deck-${event.seat}`);
    else if (event.type === 'play') from([event], `hand-${event.seat}`);
    else if (event.type === 'discard') from(event.cards, `hand-${event.seat}`);
    else if (event.type === 'transfer') from(event.cards, `hand-${event.from}`);
  }
  return origins;
}

/** The cards that these events changed, to be marked for a moment; dealt hands are not. */
export function cardsMarked(events: readonly KolymaEvent[]): Set<number> {
  const marked = new Set<number>();
  for (const event of events) {
    if (event.type === 'flip' || event.type === 'play') marked.add(event.card);
    else if (event.type === 'transfer' || (event.type === 'draw' && event.cause !== 'deal'))
      for (const card of event.cards) if ('card' in card) marked.add(card.card);
  }
  return marked;
}

/** The cards that these events turned over. */
export function cardsTurned(events: readonly KolymaEvent[]): Set<number> {
  return new Set(events.flatMap((event) => (event.type === 'flip' ? [event.card] : [])));
}

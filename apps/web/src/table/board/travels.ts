import type { CardId, SeenCard } from '@cardscape/kernel';
import { useMemo } from 'react';
import { cardAnchor } from '../anchors.ts';

/** Cards, and the anchor of the place that they left. */
export type Move = readonly [cards: readonly SeenCard[], from: string];

type Cards = readonly (SeenCard | null | undefined)[];

/** What the events of a game do to the cards on its table. */
export interface Travels<Event> {
  /** What moves, and from where. */
  moved(event: Event): Move | undefined;
  /** The cards to be marked for a moment. */
  marked(event: Event): Cards;
  /** The cards that are turned over. */
  turned?(event: Event): Cards;
}

/** Where cards come from that were not in sight before; what they left first counts. */
export function originsIn<Event>(
  { moved }: Pick<Travels<Event>, 'moved'>,
  events: readonly Event[],
): Map<string, string> {
  const origins = new Map<string, string>();
  for (const event of events) {
    const [cards, from] = moved(event) ?? [[], ''];
    for (const card of cardsIn(cards))
      if (!origins.has(cardAnchor(card))) origins.set(cardAnchor(card), from);
  }
  return origins;
}

/** The cards among these that the viewer sees. */
export function cardsIn(cards: Cards): CardId[] {
  return cards.flatMap((card) => (card && 'card' in card ? [card.card] : []));
}

/** What a table's frame does with its cards for these events; `since` are those of the step so far. */
export function useTravels<Event>(
  travels: Travels<Event>,
  events: readonly Event[],
  since: readonly Event[] = events,
) {
  const origins = useMemo(() => originsIn(travels, since), [travels, since]);
  return useMemo(() => {
    const among = (cards: (event: Event) => Cards) => new Set(cardsIn(events.flatMap(cards)));
    const turned = travels.turned ? among(travels.turned) : new Set<CardId>();
    return { origins, marked: among(travels.marked), turned };
  }, [travels, events, origins]);
}

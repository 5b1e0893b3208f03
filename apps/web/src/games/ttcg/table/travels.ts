import type { TtcgEvent } from '@cardscape/ttcg';
import { cardsIn, type Move, originsIn } from '../../../table/board/travels.ts';

/** Where the cards of these events come from, for those that were not in sight before. */
export function originsOf(events: readonly TtcgEvent[]): Map<string, string> {
  return originsIn(
    events.flatMap((event): Move[] => {
      switch (event.type) {
        case 'drew':
        case 'mulligan':
          return [[event.cards ?? [], `deck-${event.seat}`]];
        case 'announced':
        case 'played':
        case 'discarded':
        case 'revealed':
          return [[[event.subject], `hand-${event.seat}`]];
        case 'moved':
          return [[[event.subject], `${event.from}-${event.seat}`]];
        case 'milled':
          return [[[event.subject], `deck-${event.seat}`]];
        default:
          return [];
      }
    }),
  );
}

/** The cards that these events are about, to be marked for a moment. */
export function cardsMarked(events: readonly TtcgEvent[]): Set<number> {
  return new Set(
    events.flatMap((event) => {
      if (event.type === 'battle') return cardsIn([event.attacker, event.defender]);
      if ('subject' in event) return cardsIn([event.subject]);
      return event.type === 'lasts' || event.type === 'swapped' ? cardsIn(event.cards) : [];
    }),
  );
}

/** The cards that these events turned over. */
export function cardsTurned(events: readonly TtcgEvent[]): Set<number> {
  return new Set(
    events.flatMap((event) =>
      event.type === 'faceUp' || event.type === 'faceDown' ? cardsIn([event.subject]) : [],
    ),
  );
}

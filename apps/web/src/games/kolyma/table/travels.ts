import type { KolymaEvent } from '@cardscape/kolyma';
import { cardsIn, type Move, originsIn } from '../../../table/board/travels.ts';

/** Where the cards of these events come from, for those that were not in sight before. */
export function originsOf(events: readonly KolymaEvent[]): Map<string, string> {
  return originsIn(
    events.flatMap((event): Move[] => {
      if (event.type === 'draw')
        return [[event.cards, event.of === 'number' ? 'numbers' : `deck-${event.seat}`]];
      if (event.type === 'play') return [[[event], `hand-${event.seat}`]];
      if (event.type === 'discard') return [[event.cards, `hand-${event.seat}`]];
      return event.type === 'transfer' ? [[event.cards, `hand-${event.from}`]] : [];
    }),
  );
}

/** The cards that these events changed, to be marked for a moment; dealt hands are not. */
export function cardsMarked(events: readonly KolymaEvent[]): Set<number> {
  return new Set(
    events.flatMap((event) => {
      if (event.type === 'flip' || event.type === 'play') return [event.card];
      const moves = event.type === 'transfer' || (event.type === 'draw' && event.cause !== 'deal');
      return moves ? cardsIn(event.cards) : [];
    }),
  );
}

/** The cards that these events turned over. */
export function cardsTurned(events: readonly KolymaEvent[]): Set<number> {
  return new Set(events.flatMap((event) => (event.type === 'flip' ? [event.card] : [])));
}

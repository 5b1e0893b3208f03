import type { KolymaEvent } from '@cardscape/kolyma';
import type { Travels } from '../../../table/board/travels.ts';

/** What the events of Kolyma do to its cards; dealt hands are not marked. */
export const travels: Travels<KolymaEvent> = {
  moved(event) {
    if (event.type === 'draw')
      return [event.cards, event.of === 'number' ? 'numbers' : `deck-${event.seat}`];
    if (event.type === 'play') return [[event], `hand-${event.seat}`];
    if (event.type === 'discard') return [event.cards, `hand-${event.seat}`];
    return event.type === 'transfer' ? [event.cards, `hand-${event.from}`] : undefined;
  },
  marked(event) {
    if (event.type === 'flip' || event.type === 'play') return [event];
    const moves = event.type === 'transfer' || (event.type === 'draw' && event.cause !== 'deal');
    return moves ? event.cards : [];
  },
  turned: (event) => (event.type === 'flip' ? [event] : []),
};

import type { TtcgEvent } from '@cardscape/ttcg';
import type { Travels } from '../../../table/board/travels.ts';

/** What the events of TTCG do to its cards. */
export const travels: Travels<TtcgEvent> = {
  moved(event) {
    switch (event.type) {
      case 'drew':
      case 'mulligan':
        return [event.cards ?? [], `deck-${event.seat}`];
      case 'announced':
      case 'played':
      case 'discarded':
      case 'revealed':
        return [[event.subject], `hand-${event.seat}`];
      case 'moved':
        return [[event.subject], `${event.from}-${event.seat}`];
      case 'milled':
        return [[event.subject], `deck-${event.seat}`];
      default:
        return undefined;
    }
  },
  marked(event) {
    if (event.type === 'battle') return [event.attacker, event.defender];
    if ('subject' in event) return [event.subject];
    return event.type === 'lasts' || event.type === 'swapped' ? event.cards : [];
  },
  turned: (event) => (event.type === 'faceUp' || event.type === 'faceDown' ? [event.subject] : []),
};

import type { ShowdownEvent } from '@cardscape/showdown';
import type { ArrowLink } from '../../../look/motion/ArrowOverlay.tsx';
import { cardAnchor } from '../../../table/anchors.ts';
import type { Travels } from '../../../table/board/travels.ts';

/** What the events of Showdown do to its cards. */
export const travels: Travels<ShowdownEvent> = {
  moved(event) {
    if (event.type === 'drew') return [event.cards, `deck-${event.seat}`];
    if (event.type === 'played' || event.type === 'levelUp' || event.type === 'discarded')
      return [[event.subject], `hand-${event.seat}`];
    if (event.type !== 'moved') return undefined;
    const [zone, seat] = event.from.split('/');
    return [[event.subject], `${zone}-${seat ?? event.seat}`];
  },
  marked: (event) => ('subject' in event ? [event.subject] : []),
};

/** The arrows of attacks that are being told. */
export function arrowsOf(events: readonly ShowdownEvent[]): ArrowLink[] {
  return events.flatMap((event): ArrowLink[] => {
    if (event.type !== 'attack') return [];
    const { subject, target } = event;
    if (!subject || !('card' in subject) || !('card' in target)) return [];
    return [{ from: cardAnchor(subject.card), to: cardAnchor(target.card), tone: 'harm' }];
  });
}

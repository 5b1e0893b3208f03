import type { CardId } from '@cardscape/kernel';
import type { ShowdownEvent } from '@cardscape/showdown';
import type { ArrowLink } from '../../../look/motion/ArrowOverlay.tsx';
import { cardAnchor } from '../../../table/anchors.ts';
import { cardsIn, type Move, originsIn } from '../../../table/board/travels.ts';

/** Where the cards of these events come from, for those that were not in sight before. */
export function originsOf(events: readonly ShowdownEvent[]): Map<string, string> {
  return originsIn(
    events.flatMap((event): Move[] => {
      if (event.type === 'drew') return [[event.cards, `deck-${event.seat}`]];
      if (event.type === 'played' || event.type === 'levelUp' || event.type === 'discarded')
        return [[[event.subject], `hand-${event.seat}`]];
      if (event.type !== 'moved') return [];
      const [zone, seat] = event.from.split('/');
      return [[[event.subject], `${zone}-${seat ?? event.seat}`]];
    }),
  );
}

/** The arrows of attacks that are being told. */
export function arrowsOf(events: readonly ShowdownEvent[]): ArrowLink[] {
  return events.flatMap((event): ArrowLink[] => {
    if (event.type !== 'attack') return [];
    const { subject, target } = event;
    if (!subject || !('card' in subject) || !('card' in target)) return [];
    return [{ from: cardAnchor(subject.card), to: cardAnchor(target.card), tone: 'harm' }];
  });
}

/** The cards that these events are about, to be marked for a moment. */
export function cardsMarked(events: readonly ShowdownEvent[]): Set<CardId> {
  return new Set(events.flatMap((event) => ('subject' in event ? cardsIn([event.subject]) : [])));
}

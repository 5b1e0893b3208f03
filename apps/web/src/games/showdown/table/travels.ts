import type { CardId, SeenCard } from '@cardscape/kernel';
import type { ShowdownEvent } from '@cardscape/showdown';
import type { ArrowLink } from '../../../look/motion/ArrowOverlay.tsx';
import { cardAnchor } from '../../../table/anchors.ts';

/** Where the cards of these events come from, for those that were not in sight before. */
export function originsOf(events: readonly ShowdownEvent[]): Map<string, string> {
  const origins = new Map<string, string>();
  const from = (card: SeenCard, place: string) => {
    if ('card' in card && !origins.has(cardAnchor(card.card)))
      origins.set(cardAnchor(card.card), place);
  };
  for (const event of events) {
    if (event.type === 'drew') for (const card of event.cards) from(card, `deck-${event.seat}`);
    else if (event.type === 'played' || event.type === 'levelUp' || event.type === 'discarded')
      from(event.subject, `hand-${event.seat}`);
    else if (event.type === 'moved') {
      const [zone, seat] = event.from.split('/');
      from(event.subject, `${zone}-${seat ?? event.seat}`);
    }
  }
  return origins;
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

/** The damage and healing of these events by card, to be shown over it for a moment. */
export function blowsOf(events: readonly ShowdownEvent[]): Map<CardId, number> {
  const blows = new Map<CardId, number>();
  const add = (card: SeenCard, by: number) => {
    if ('card' in card && by !== 0) blows.set(card.card, (blows.get(card.card) ?? 0) + by);
  };
  for (const event of events) {
    if (event.type === 'damaged') add(event.target, -event.damage);
    else if (event.type === 'healed') add(event.target, event.by);
  }
  return blows;
}

/** The cards that these events are about, to be marked for a moment. */
export function cardsMarked(events: readonly ShowdownEvent[]): Set<CardId> {
  const marked = new Set<CardId>();
  for (const event of events)
    if ('subject' in event && event.subject && 'card' in event.subject)
      marked.add(event.subject.card);
  return marked;
}

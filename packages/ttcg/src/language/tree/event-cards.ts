import type { CardFilter, Event } from './tree.ts';

/** The second card that an event speaks of, and how it is pointed at. */
export function otherCardOf(
  event: Event,
): { the: 'defender' | 'victim' | 'cause'; card: CardFilter } | undefined {
  if (event.what === 'attacks') return event.other && { the: 'defender', card: event.other };
  if (event.what === 'destroys') return { the: 'victim', card: event.other };
  const by = 'by' in event ? event.by : undefined;
  return typeof by === 'object' ? { the: 'cause', card: by } : undefined;
}

/** Are all cards that an event speaks of the opponent's? Then your "other units" are other than this card. */
export function isOfEnemies(event: Event): boolean {
  const second = otherCardOf(event);
  if (second && second.card.whose !== 'opponent') return false;
  if ('card' in event) return typeof event.card === 'object' && event.card.whose === 'opponent';
  return event.who === 'opponent';
}

/** Is an event about a card other than this one, so that after it "other units" are other than that? */
export function isOfAnother(event: Event): boolean {
  if ('card' in event) return typeof event.card === 'object';
  return event.what === 'plays' || event.what === 'ranksUp';
}

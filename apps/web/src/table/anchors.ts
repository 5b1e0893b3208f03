import type { CardId, Seat } from '@cardscape/kernel';

/** The names under which things are found on the page: what travels, what is aimed at, where a note stands. */

/** A card. */
export function cardAnchor(card: CardId): string {
  return `card-${card}`;
}

/** The card that an anchor names, if it names one. */
export function cardAt(anchor: string | null | undefined): CardId | undefined {
  return anchor?.startsWith('card-') ? Number(anchor.slice('card-'.length)) : undefined;
}

/** A place of the field that holds one thing. */
export function slotAnchor(slot: string): string {
  return `slot-${slot}`;
}

/** A hand, a pile, the points: something that a player has one of. */
export function seatAnchor(thing: string, seat: Seat): string {
  return `${thing}-${seat}`;
}

/** A place that is there to let cards go. */
export function dropAnchor(place: string): string {
  return `drop-${place}`;
}

/** The message line: what is said of no place in particular. */
export const MESSAGE = 'message';

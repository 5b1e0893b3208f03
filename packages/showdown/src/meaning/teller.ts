import { type CardId, cardOf, type Seat } from '@cardscape/kernel';
import { type Duel, sheetOf } from '../rules/position/duel.ts';
import { CHARACTER, LIMBO, pileOf, placeOf } from '../rules/position/slots.ts';

/** For whom changes are told: the card whose function it was, and its player. */
export interface Teller {
  readonly duel: Duel;
  readonly source: CardId;
  readonly seat: Seat;
}

/** What a player does, told to the player of the card. */
export const doer = ({ seat }: Teller, of: Seat, verb: string) =>
  of === seat ? `you ${verb}` : `opponent ${verb}s`;

/** Whose something is. */
export const whose = ({ seat }: Teller, of: Seat) => (of === seat ? 'your' : "opponent's");

/** A card with whose it is, as it lay in a zone; where it lies if left out. */
export function cardName(teller: Teller, id: CardId, zone?: string): string {
  const { duel, source } = teller;
  if (id === source) return 'this card';
  const card = cardOf(duel.state.table, id);
  const lies = zone ?? card.zone;
  const seat = placeOf(lies)?.seat ?? pileOf(lies)?.seat ?? card.owner ?? 0;
  const what = sheetOf(duel, id).design.type === 'char' ? 'character' : card.design;
  return `${whose(teller, seat)} ${what}`;
}

const PILES = { hand: 'hand', deck: 'deck', grave: 'graveyard' } as const;

/** A zone in words. */
export function zoneWords(teller: Teller, zone: string): string {
  if (zone === LIMBO) return 'nowhere';
  const pile = pileOf(zone);
  if (pile) return `${whose(teller, pile.seat)} ${PILES[pile.kind]}`;
  const place = placeOf(zone);
  if (!place) return zone;
  const side = whose(teller, place.seat);
  if (!place.under) return `${side} table`;
  return place.slot === CHARACTER ? `${side} build tree` : `under a card of ${side} table`;
}

import { type CardId, type CardTable, SEATS, type Seat, type Target } from '@cardscape/kernel';
import { FIELD, spotOf } from './zones.ts';

type Of<Is extends Target['is']> = Extract<Target, { is: Is }>;

// Bots ask for options all the time: targets that come again and again are made once.
const ZONES = new Map<string, Of<'zone'>>();
const FACE_DOWN = new Map<string, Of<'hidden'>>();
for (const seat of SEATS)
  for (const zone of FIELD[seat]) {
    ZONES.set(zone, { is: 'zone', zone, column: spotOf(zone)?.column ?? 0 });
    FACE_DOWN.set(zone, { is: 'hidden', zone, place: 0 });
  }
const PLAYERS: readonly [Of<'seat'>, Of<'seat'>] = [
  { is: 'seat', seat: 0 },
  { is: 'seat', seat: 1 },
];
const ANSWERS = Array.from({ length: 32 }, (_, answer): Of<'answer'> => ({ is: 'answer', answer }));

/** A zone of the field to which a card comes. */
export function zoneTarget(zone: string): Of<'zone'> {
  return ZONES.get(zone) ?? { is: 'zone', zone };
}

/** A card that the player does not know, by its place in its zone. */
export function hiddenTarget(zone: string, place: number): Of<'hidden'> {
  const known = place === 0 ? FACE_DOWN.get(zone) : undefined;
  return known ?? { is: 'hidden', zone, place };
}

/** A player who is attacked directly. */
export function seatTarget(seat: Seat): Of<'seat'> {
  return PLAYERS[seat];
}

/** One of the answers to a question. */
export function answerTarget(answer: number): Of<'answer'> {
  return ANSWERS[answer] ?? { is: 'answer', answer };
}

/** A card that the player knows. */
export function cardTarget(card: CardId): Of<'card'> {
  return { is: 'card', card };
}

/** The card that an option is aimed at, known or hidden; nothing if it is aimed at something else. */
export function targetCard(table: CardTable, target: Target | undefined): CardId | undefined {
  if (target?.is === 'card') return target.card;
  if (target?.is !== 'hidden' || target.zone === undefined) return undefined;
  return table.zones[target.zone]?.cards[target.place];
}

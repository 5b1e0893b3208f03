import { type CardId, cardOf, type Seat, zoneOf } from '@cardscape/kernel';
import { isKeptFrom } from '../standing/forces.ts';
import { controllerOf, type Duel, isActive, sheetOf } from './duel.ts';
import { spotsFor } from './spots.ts';
import { ROWS, spotOf } from './zones.ts';

/** The other row of a card's column, on the side of the player who has the card. */
export function besideZone(
  duel: Duel,
  seat: Seat,
  id: CardId,
  side: 'below' | 'above',
): string | undefined {
  const spot = spotOf(cardOf(duel.state.table, id).zone);
  const row = side === 'below' ? 'spell' : 'unit';
  if (!spot || spot.seat !== seat || spot.row === row || !isActive(duel, id)) return undefined;
  return ROWS[row][seat][spot.column];
}

/** Can a player bring a card there: move it on the field, or play it? */
export function goesBeside(duel: Duel, seat: Seat, id: CardId, zone: string): boolean {
  const { state } = duel;
  if (!state.field[id] || !isActive(duel, id)) return spotsFor(duel, seat, id).includes(zone);
  const fits = sheetOf(duel, id).isSpell === (spotOf(zone)?.row === 'spell');
  if (!fits || controllerOf(duel, id) !== seat || isKeptFrom(duel, id, 'be moved')) return false;
  return zoneOf(state.table, zone).cards.length === 0;
}

/** The places that a player's cards in one row have beside them in the other. */
export function besideZones(
  duel: Duel,
  seat: Seat,
  cards: readonly CardId[],
  side: 'below' | 'above',
): string[] {
  return cards.flatMap((id) => besideZone(duel, seat, id, side) ?? []);
}

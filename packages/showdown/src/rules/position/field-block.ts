import { type CardId, opponentOf, type Seat } from '@cardscape/kernel';
import { characterOf, type Duel, inSlot, sheetOf } from './duel.ts';
import { FIELD } from './slots.ts';

/** The field that serves a player: their own, or the other one's while they have none (R-S10). */
function servingField(duel: Duel, seat: Seat): CardId | undefined {
  return inSlot(duel, seat, FIELD) ?? inSlot(duel, opponentOf(seat), FIELD);
}

/**
 * What a field takes off an attack on a player's character now: its BLOCK, if the character is of the
 * field's element and the field still holds (R-S13).
 */
export function fieldBlockOf(duel: Duel, seat: Seat): number {
  const field = servingField(duel, seat);
  if (field === undefined || duel.state.players[seat].fieldHolds === 0) return 0;
  const { element, design } = sheetOf(duel, field);
  return element === sheetOf(duel, characterOf(duel, seat)).element ? design.block : 0;
}

/** An attack on a player's character is made: the field has held once more. */
export function useFieldBlock(duel: Duel, seat: Seat): void {
  const player = duel.state.players[seat];
  if (player.fieldHolds !== null && fieldBlockOf(duel, seat) > 0) player.fieldHolds--;
}

/** Says for how many attacks a player's field holds: for them, and for the other while it serves both. */
export function setFieldHolds(duel: Duel, seat: Seat, attacks: number): void {
  const field = servingField(duel, seat);
  const foe = opponentOf(seat);
  duel.state.players[seat].fieldHolds = attacks;
  if (
    field !== undefined &&
    field === inSlot(duel, seat, FIELD) &&
    field === servingField(duel, foe)
  )
    duel.state.players[foe].fieldHolds = attacks;
}

/** A player's field has come or gone: nothing has been said of the one that serves now. */
export function changeField(duel: Duel, seat: Seat): void {
  const { players } = duel.state;
  const foe = opponentOf(seat);
  players[seat].fieldHolds = null;
  if (inSlot(duel, foe, FIELD) === undefined) players[foe].fieldHolds = null;
}

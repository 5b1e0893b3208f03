import { opponentOf, SEATS } from '@cardscape/kernel';
import { type Duel, inSlot, sheetOf } from './duel.ts';
import { FIELD } from './slots.ts';

/**
 * What a field takes off each attack on a character (R-S13): their own, or the other one's while they
 * have none (R-S10). Worked out when a turn begins and when a field comes or goes.
 */
export function refreshFields(duel: Duel): void {
  for (const seat of SEATS) {
    const field = inSlot(duel, seat, FIELD) ?? inSlot(duel, opponentOf(seat), FIELD);
    const player = duel.state.players[seat];
    player.fieldBlock = field === undefined ? 0 : sheetOf(duel, field).design.block;
  }
}

import { SEATS, SEES, type Seat, showCard, zoneOf } from '@cardscape/kernel';
import type { Duel } from '../position/duel.ts';
import { handOf } from '../position/zones.ts';
import { concerns } from './barred.ts';
import { forces } from './forces.ts';

/** Does a player reveal what they draw? */
export function drawsOpenly(duel: Duel, seat: Seat): boolean {
  return forces(duel).onPlayers.some(
    ({ act, seat: maker }) => act.do === 'openDraws' && concerns(act.who, maker, seat),
  );
}

/** Shows the hands of those who play with their hand revealed. */
export function showOpenHands(duel: Duel): void {
  const { table } = duel.state;
  for (const { act, seat: maker } of forces(duel).onPlayers) {
    if (act.do !== 'openHand') continue;
    for (const seat of SEATS)
      if (concerns(act.who, maker, seat))
        for (const id of zoneOf(table, handOf(seat)).cards) showCard(table, id, SEES.all);
  }
}

import { SEATS, SEES, type Seat, seatSight, showCard, zoneOf } from '@cardscape/kernel';
import type { Duel } from '../position/duel.ts';
import { deckOf, handOf } from '../position/zones.ts';
import { concerns } from './barred.ts';
import { forces } from './forces.ts';

/** Does a player reveal what they draw? */
export function drawsOpenly(duel: Duel, seat: Seat): boolean {
  return forces(duel).onPlayers.some(
    ({ act, seat: maker }) => act.do === 'openDraws' && concerns(act.who, maker, seat),
  );
}

/** Shows the hands of those who play with their hand revealed, and the top cards of decks. */
export function showOpenHands(duel: Duel): void {
  const { table } = duel.state;
  for (const { act, seat: maker } of forces(duel).onPlayers) {
    if (act.do !== 'openHand' && act.do !== 'openTop') continue;
    for (const seat of SEATS) {
      if (!concerns(act.who, maker, seat)) continue;
      if (act.do === 'openHand')
        for (const id of zoneOf(table, handOf(seat)).cards) showCard(table, id, SEES.all);
      else {
        const top = zoneOf(table, deckOf(seat)).cards[0];
        if (top !== undefined) showCard(table, top, act.to ? seatSight(maker) : SEES.all);
      }
    }
  }
}

import { type CardId, cardOf, type Seat } from '@cardscape/kernel';
import type { Act } from '../../language/tree/tree.ts';
import { besideZone, goesBeside } from '../position/beside.ts';
import { type Duel, isActive } from '../position/duel.ts';
import { placeOnField } from '../resolve/deeds.ts';
import type { Doing } from '../resolve/doing.ts';
import { speakOf } from './cards.ts';
import { shiftTo } from './field.ts';

/** Puts cards into the other row of a card's column: from elsewhere they are played there (R-T47). */
export function placeBeside(doing: Doing, { side }: Extract<Act, { do: 'beside' }>): boolean {
  const { duel, doers } = doing;
  const placed: CardId[] = [];
  for (const seat of doers) {
    const [of] = doing.cards(1, seat);
    const zone = of === undefined ? undefined : besideZone(duel, seat, of, side);
    if (zone === undefined) continue;
    for (const id of doing.cards(0, seat)) {
      if (!goesBeside(duel, seat, id, zone)) continue;
      bringTo(duel, seat, id, zone);
      placed.push(id);
    }
  }
  return speakOf(doing, placed);
}

function bringTo(duel: Duel, seat: Seat, id: CardId, zone: string): void {
  if (duel.state.field[id] && isActive(duel, id)) {
    if (cardOf(duel.state.table, id).zone !== zone) shiftTo(duel, id, zone);
  } else placeOnField(duel, id, zone, { cause: { by: seat, kind: 'effect', card: null } });
}

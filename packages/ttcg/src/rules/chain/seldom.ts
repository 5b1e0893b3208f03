import type { CardId, Seat } from '@cardscape/kernel';
import type { Period } from '../../language/tree/tree.ts';
import { asksOf, controllerOf, type Duel, refOf, topOf } from '../position/duel.ts';
import { BY_RULE, type Cause } from './cause.ts';
import { happen } from './happen.ts';
import { happening, telling } from './happening.ts';

/** What few texts wait for: it is told only in a match that has one. */

/** A player has left out a turn or a phase, or ended it. */
export function tellSkip(duel: Duel, seat: Seat, part: Period['part']): void {
  if (asksOf(duel).seldom.has('skips'))
    happen(duel, telling(happening('skips', seat, null, BY_RULE), { part }));
}

/** R-T298. Another card has come to lie on a card. */
export function tellCovered(duel: Duel, id: CardId, cause: Cause): void {
  if (asksOf(duel).seldom.has('covered'))
    happen(duel, happening('covered', controllerOf(duel, id), refOf(duel, id), cause));
}

/** R-T298. The card that lay on it is gone: what is the top card of a stack now has become active. */
export function tellUncovered(duel: Duel, zone: string, cause: Cause): void {
  const top = topOf(duel, zone);
  if (top !== undefined && asksOf(duel).seldom.has('uncovered'))
    happen(duel, happening('uncovered', controllerOf(duel, top), refOf(duel, top), cause));
}

/** A card has left a stack of two or more. */
export function tellStackLoses(duel: Duel, whose: Seat, cause: Cause): void {
  if (asksOf(duel).seldom.has('stackLoses'))
    happen(duel, happening('stackLoses', whose, null, cause));
}

import type { Seat } from '@cardscape/kernel';
import type { Period } from '../../language/tree/tree.ts';
import { asksOf, type Duel } from '../position/duel.ts';
import { BY_RULE, type Cause } from './cause.ts';
import { happen } from './happen.ts';
import { happening } from './happening.ts';

/** What few texts wait for: it is told only in a match that has one. */

/** A player has left out a turn or a phase, or ended it. */
export function tellSkip(duel: Duel, seat: Seat, part: Period['part']): void {
  if (asksOf(duel).seldom.has('skips'))
    happen(duel, { ...happening('skips', seat, null, BY_RULE), part });
}

/** A card has left a stack of two or more. */
export function tellStackLoses(duel: Duel, whose: Seat, cause: Cause): void {
  if (asksOf(duel).seldom.has('stackLoses'))
    happen(duel, happening('stackLoses', whose, null, cause));
}

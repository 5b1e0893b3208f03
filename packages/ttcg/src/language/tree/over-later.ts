import { canLast } from './lasting.ts';
import type { Act, CardRef, Duration } from './tree.ts';

/** R-T352. The act before a "then" that is over only at a later time, at which "then" could be meant; before one place. */
export function overLater(
  acts: readonly Act[],
  place = acts.length,
  untilTurnEnds = false,
): Act | undefined {
  for (const act of acts.slice(0, place).reverse()) {
    if (isOverLater(act, untilTurnEnds)) return act;
    // How long it lasts is said before it (R-T290).
    if (act.then || timeOf(act) || !canLast(act)) return undefined;
  }
  return undefined;
}

function isOverLater(act: Act, untilTurnEnds: boolean): boolean {
  if (act.do === 'skip') return !act.this;
  const time = timeOf(act);
  if (time === 'this turn') return untilTurnEnds;
  return time === 'attack' || typeof time === 'object';
}

/** The card until whose attack an act lasts. */
export function untilAttackOf(act: Act): CardRef | undefined {
  const time = timeOf(act);
  return typeof time === 'object' && 'untilAttackOf' in time ? time.untilAttackOf : undefined;
}

const timeOf = (act: Act): Duration | undefined =>
  'for' in act ? (act.for as Duration | undefined) : undefined;

import type { Effect } from '../../language/tree/tree.ts';
import { everyAct } from '../../language/tree/walk.ts';

/**
 * "Skip your next turn to ...": does all of it wait until that turn is skipped (R-T43)? What is said of this
 * turn would be over by then: it works at once, and the turn is owed (R-T234).
 */
export function waitsForSkippedTurn(effect: Effect): boolean {
  const isPaid = effect.sentences[0]?.cost?.some(
    (act) => act.do === 'skip' && act.part === 'turn' && !act.this,
  );
  return (
    isPaid === true && !everyAct(effect).some((act) => 'for' in act && act.for === 'this turn')
  );
}

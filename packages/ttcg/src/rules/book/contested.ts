import { slotsOf } from '../../language/tree/slots.ts';
import type { Act, EffectType } from '../../language/tree/tree.ts';

/** Acts that take the cards of their first slot from where they lie. */
export const LEAVING: ReadonlySet<Act['do']> = new Set<Act['do']>([
  'destroy',
  'discard',
  'move',
  'play',
]);

/**
 * Whether one thing that an effect costs or does may take the cards that the next one needs: "Discard one card
 * to discard one spell". Most cannot, and need no closer look when they are offered.
 */
export function isContested(type: EffectType, acts: readonly Act[]): boolean {
  const needy = acts.filter((act) => slotsOf(act).length > 0);
  if (type === 'overload') return needy.length > 0;
  const tappers = needy.filter((act) => act.do === 'tap');
  return tappers.length > 1 || needy.slice(0, -1).some((act) => LEAVING.has(act.do));
}

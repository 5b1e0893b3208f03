import type { Effect } from './tree.ts';

/**
 * "You may discard one card. [If you do, draw a card.] If you do not, lose 1 point.": there is something
 * to do either way, so its player is asked when the effect works, rather than whether to use it.
 */
export function isAskedLate({ sentences }: Effect): boolean {
  const [first, second, third] = sentences;
  if (first?.may !== 'you' && first?.cost === undefined) return false;
  if (second?.link === 'undone') return true;
  return second?.link === 'done' && (third?.link === 'undone' || third?.link === 'otherwise');
}

import { sentencesAlone } from './alone.ts';
import type { Effect } from './tree.ts';

/**
 * "You may discard one card. [If you do, draw a card.] If you do not, lose 1 point.": there is something
 * to do either way, so its player is asked when the effect works, rather than whether to use it. So it is where
 * the first sentence hangs on an "if" and another one does not (R-T351).
 */
export function isAskedLate(effect: Effect): boolean {
  const [first] = effect.sentences;
  if (first?.may !== 'you' && !first?.cost) return false;
  return hasOtherwise(effect) || (first.if !== undefined && sentencesAlone(effect).length > 0);
}

/**
 * The same of another player, and of what is done if it can be: "Your opponent may discard one card. If they do not, they
 * lose 1 point.", "Destroy one enemy unit. If you cannot, draw a card." (R-T355).
 */
export function hasElse(effect: Effect): boolean {
  const [first] = effect.sentences;
  return first?.may !== 'you' && !first?.cost && hasOtherwise(effect);
}

function hasOtherwise({ sentences: [, second, third] }: Effect): boolean {
  if (second?.link === 'undone') return true;
  return second?.link === 'done' && (third?.link === 'undone' || third?.link === 'otherwise');
}

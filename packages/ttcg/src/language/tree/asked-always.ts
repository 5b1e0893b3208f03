import { isOfThisAnywhere } from './overrules.ts';
import { mustBe } from './own-tap.ts';
import type { Act, Condition, Duration, Effect } from './tree.ts';

/**
 * R-T291. "This card can attack directly if you control a dragon": what may or may not be done hangs on that whenever
 * it is asked, and not on how it was when the effect was used.
 */
export function askAlways(effect: Effect): Effect {
  const { when, during, limit, sentences } = effect;
  const [only, ...others] = sentences;
  if (when || during || limit || !only || others.length > 0) return effect;
  const { if: holds, acts, ...more } = only;
  if (!holds || Object.keys(more).length > 0 || mustBe(holds, 'tapped')) return effect;
  const ruled = acts.map((act) => askedOf(act, holds));
  if (!ruled.every(isRule)) return effect;
  const time: Duration = { while: holds };
  return { ...effect, sentences: [{ acts: ruled.map((act) => ({ ...act, for: time }) as Act) }] };
}

/** "If this card is untapped, it cannot be destroyed": this card. */
function askedOf(act: Act, holds: Condition): Act {
  const isThis = holds.is === 'card' && holds.card.the === 'this';
  if (!isThis || !('cards' in act) || act.do === 'bar' || act.cards.the !== 'that') return act;
  return { ...act, cards: { the: 'this' } } as Act;
}

const RULES: readonly Act['do'][] = [
  'allow',
  'allowRankUp',
  'allowUse',
  'attackTimes',
  'forbid',
  'immune',
  'bar',
  'compel',
];

/** Whether an act only says what may be done, for no time of its own and of cards that are not chosen. */
function isRule(act: Act): boolean {
  if (!RULES.includes(act.do) || ('for' in act && act.for)) return false;
  if ('eachTurn' in act || isOfThisAnywhere(act)) return false;
  if (act.do === 'bar' || !('cards' in act) || !('the' in act.cards)) return true;
  return act.cards.the === 'this' || (act.cards.the === 'pick' && act.cards.count === 'all');
}

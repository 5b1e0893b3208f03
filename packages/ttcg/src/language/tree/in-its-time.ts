import { standsByItself } from '../effect-type.ts';
import { lastTogether } from './lasting.ts';
import type { Act, Effect } from './tree.ts';

/**
 * R-T53. "During your opponent's battle phase, draw a card and prevent all attacks": what is forbidden in a
 * phase, beside other things, is forbidden for that turn.
 */
export function endInItsTime(effect: Effect): Effect {
  if (!effect.during || effect.when || standsByItself(effect)) return effect;
  const sentences = effect.sentences.map((sentence) => ({
    ...sentence,
    acts: sentence.acts.map(forThisTurn),
  }));
  // What comes before it in a sentence lasts as long.
  return lastTogether({ ...effect, sentences });
}

/** An act that forbids something, for this turn if it does not say for how long. */
export function forThisTurn(act: Act): Act {
  const forbids = (act.do === 'bar' || act.do === 'forbid') && act.for === undefined;
  return forbids ? { ...act, for: 'this turn' } : act;
}

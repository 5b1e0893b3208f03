import type { Condition, Effect, EffectType } from './tree.ts';
import { everyAct, visit } from './walk.ts';

/**
 * R-T22: the type of an effect whose card names none. A text that counters or equips is of that type;
 * otherwise its opening tells. What redirects without saying when answers, too.
 */
export function effectTypeOf(effect: Effect): EffectType {
  const acts = everyAct(effect);
  if (acts.some((act) => act.do === 'counter')) return 'counter';
  if (acts.some((act) => act.do === 'equip') || speaksOfEquippedUnit(effect)) return 'equip';
  switch (effect.when?.at) {
    case 'event':
      return effect.when.word === 'whenever' ? 'passive' : 'latent';
    case 'start':
    case 'end':
    case 'would':
      return 'passive';
    case 'while':
      return cannotBeTappedFor(effect.when.holds) ? 'passive' : 'continuous';
    default:
      return acts.some((act) => act.do === 'redirect') ? 'counter' : 'normal';
  }
}

/** A continuous effect taps its card: what works untapped or covered must be passive (R-T31). */
function cannotBeTappedFor(holds: Condition): boolean {
  if (holds.is !== 'card' || holds.card.the !== 'this') return false;
  const { a } = holds;
  return a.kind === 'state' ? a.state === 'untapped' : a.kind === 'place' && a.place === 'under';
}

/** "the equipped unit", in an act or as the card of an event. */
export function speaksOfEquippedUnit(effect: Effect): boolean {
  let speaks = false;
  visit(effect, (node) => {
    speaks ||= node.the === 'equipped' || node.card === 'equipped';
  });
  return speaks;
}

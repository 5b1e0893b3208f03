import type { Effect, EffectType } from './tree.ts';
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
      return 'continuous';
    default:
      return acts.some((act) => act.do === 'redirect') ? 'counter' : 'normal';
  }
}

/** "the equipped unit", in an act or as the card of an event. */
export function speaksOfEquippedUnit(effect: Effect): boolean {
  let speaks = false;
  visit(effect, (node) => {
    speaks ||= node.the === 'equipped' || node.card === 'equipped';
  });
  return speaks;
}

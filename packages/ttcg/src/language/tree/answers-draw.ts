import type { Effect } from './tree.ts';
import { visit } from './walk.ts';

/** R-T196. "During your opponent's draw phase, ... the card they drew": it is the draw that is answered. */
export function answersDraw(effect: Effect): boolean {
  if (effect.when || effect.during?.part !== 'draw phase') return false;
  let speaks = false;
  visit(effect, (key, value) => {
    speaks ||= key === 'did' && value === 'drawn';
  });
  return speaks;
}

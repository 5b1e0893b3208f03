import { slotsOf } from './tree/slots.ts';
import type { Act, Pick } from './tree/tree.ts';

/** Acts whose result lasts, if no duration ends it. */
const LASTING: readonly Act['do'][] = [
  'stat',
  'turnStats',
  'invertBonus',
  'invertChanges',
  'enterTapped',
  'type',
  'subtype',
  'copyStats',
  'forbid',
  'bar',
  'immune',
  'price',
  'control',
  'allow',
  'allowRankUp',
  'lure',
  'compel',
  'limitPlays',
  'openHand',
  'openTop',
  'openDraws',
  'allot',
  'scalePoints',
  'divert',
];

/** Whether what an act does stays until something ends it that the text does not name. */
export const isLasting = (act: Act): boolean =>
  LASTING.includes(act.do) && !('for' in act && act.for);

/** The picks of an act that leave somebody a choice. */
export function openPicks(act: Act): Pick[] {
  return slotsOf(act)
    .flatMap(({ cards }) => (cards.the === 'list' ? cards.of : [cards]))
    .filter((cards): cards is Pick => cards.the === 'pick' && isChoice(cards));
}

const isChoice = ({ count, by }: Pick): boolean => count !== 'all' && by !== 'random';

import type { Act, Cards, Pick, Sentence } from './tree.ts';

/** Acts whose result lasts, if no duration ends it. */
const LASTING: readonly Act['do'][] = [
  'stat',
  'turnStats',
  'invertBonus',
  'type',
  'subtype',
  'copyStats',
  'forbid',
  'bar',
  'immune',
  'control',
  'allow',
  'lure',
  'compel',
  'limitPlays',
  'openHand',
  'scalePoints',
];

/** Whether what an act does stays until something ends it that the text does not name. */
export const isLasting = (act: Act): boolean =>
  LASTING.includes(act.do) && !('for' in act && act.for);

/**
 * What is chosen when an effect is announced: cards on the field, in the acts before the first "then"
 * and before anybody else acts.
 */
export function targetsOf({ acts }: Sentence): Pick[] {
  const end = acts.findIndex((act) => act.then || ('by' in act && typeof act.by === 'string'));
  const sure = end < 0 ? acts : acts.slice(0, end);
  return sure
    .filter((act) => !LOOKS_ELSEWHERE.includes(act.do))
    .flatMap(openPicks)
    .filter(isOnField);
}

/** Acts that look for their cards in hands and decks. */
const LOOKS_ELSEWHERE: readonly Act['do'][] = [
  'reveal',
  'look',
  'search',
  'discard',
  'play',
  'beside',
];

/** The picks of an act that leave somebody a choice. */
export function openPicks(act: Act): Pick[] {
  return cardsOf(act)
    .flatMap((cards) => (cards.the === 'list' ? cards.of : [cards]))
    .filter((cards): cards is Pick => cards.the === 'pick' && isChoice(cards));
}

const isChoice = ({ count, by }: Pick): boolean => count !== 'all' && by !== 'random';

function isOnField({ card: { place } }: Pick): boolean {
  return place !== 'hand' && place !== 'deck' && place !== 'that';
}

function cardsOf(act: Act): readonly Cards[] {
  switch (act.do) {
    case 'equip':
      return [act.card, act.to];
    case 'beside':
      return [act.cards, act.of];
    case 'redirect':
      return [act.to];
    case 'swap':
      return act.with ? [act.cards, act.with] : [act.cards];
    case 'bar':
      return [];
    default:
      return 'cards' in act ? [act.cards] : [];
  }
}

import { isOfThisAnywhere } from '../tree/overrules.ts';
import type { Act, CardFilter, Cards, Sentence } from '../tree/tree.ts';
import type { Case } from './case.ts';

/** What is said of how cards come to the field (R-T93). */
export function checkRanking(checked: Case): void {
  for (const sentence of checked.effect.sentences)
    for (const act of sentence.acts) {
      if (isUnlike(act)) checked.complainOf(act, 'units and spells are not played onto each other');
      if (isOfThisAnywhere(act) && !holdsAlways(checked, sentence, act))
        checked.complainOf(
          act,
          'that holds wherever this card lies; say it alone, as a passive effect',
        );
    }
}

function holdsAlways({ effect, type }: Case, sentence: Sentence, act: Act): boolean {
  const { when, during, limit } = effect;
  if (type !== 'passive' || when || during || limit) return false;
  const { may, cost, at, on } = sentence;
  return !may && !cost && !at && !on && !('for' in act && act.for);
}

function isUnlike(act: Act): boolean {
  if (act.do !== 'rankUp' && act.do !== 'allowRankUp') return false;
  const above = act.with && ('noun' in act.with ? kindOf(act.with) : nounOf(act.with));
  const below = nounOf(act.cards);
  return above !== undefined && below !== undefined && above !== below;
}

/** Units or spells; nothing where it could be either. */
function nounOf(cards: Cards): Exclude<CardFilter['noun'], 'card'> | undefined {
  return cards.the === 'pick' ? kindOf(cards.card) : undefined;
}

const kindOf = ({ noun }: CardFilter) => (noun === 'card' ? undefined : noun);

import { CARDLESS } from './cardless.ts';
import { slotsOf } from './slots.ts';
import type { Act, Cards, Effect } from './tree.ts';

/** "Choose two units you control and destroy the rest": all of the kind that were not chosen. */
export function nameTheRest(effect: Effect): Effect {
  if (!effect.sentences.some(({ acts }) => acts.some(isOfTheRest))) return effect;
  let chosen: Cards | undefined;
  const named = (act: Act): Act => {
    if (act.do === 'choose') return act;
    const others = chosen && isOfTheRest(act) ? othersThan(chosen, act) : undefined;
    const meant = others ? ({ ...act, cards: others } as Act) : act;
    if (act.do === 'target') chosen = act.cards;
    else if (!CARDLESS.includes(act.do)) chosen = undefined;
    return meant;
  };
  const sentences = effect.sentences.map((sentence) => ({
    ...sentence,
    acts: sentence.acts.map(named),
  }));
  return { ...effect, sentences };
}

const isOfTheRest = (act: Act): boolean =>
  'cards' in act && act.do !== 'bar' && 'the' in act.cards && act.cards.the === 'rest';

/** Where some cards of a kind on the field were chosen, the others of it; not where an act looks in a hand. */
function othersThan(cards: Cards, act: Act): Cards | undefined {
  if (cards.the !== 'pick' || cards.count === 'all' || cards.card.other || cards.card.most)
    return undefined;
  const { place } = cards.card;
  if (place !== undefined && place !== 'field') return undefined;
  const looks = slotsOf(act)[0]?.looks;
  if (looks !== 'field' && (looks !== 'placeUnder' || cards.card.beside)) return undefined;
  const there = looks === 'field' ? {} : { place: 'field' as const };
  return { the: 'pick', count: 'all', card: { ...cards.card, ...there, other: 'that' } };
}

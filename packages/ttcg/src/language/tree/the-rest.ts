import { CARDLESS } from './cardless.ts';
import type { Act, Cards, Effect } from './tree.ts';

/** "Choose two units you control and destroy the rest": all of the kind that were not chosen. */
export function nameTheRest(effect: Effect): Effect {
  if (!effect.sentences.some(({ acts }) => acts.some(isOfTheRest))) return effect;
  let chosen: Extract<Act, { do: 'target' }> | undefined;
  const named = (act: Act): Act => {
    if (act.do === 'choose') return act;
    const others = chosen && isOfTheRest(act) ? othersThan(chosen) : undefined;
    const meant = others ? ({ ...act, cards: others } as Act) : act;
    if (act.do === 'target') chosen = act;
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

/** Where some cards of a kind on the field were chosen, the others of it. */
function othersThan({ cards, by }: Extract<Act, { do: 'target' }>): Cards | undefined {
  if (cards.the !== 'pick' || cards.count === 'all' || cards.card.other || cards.card.most)
    return undefined;
  const { place, whose, ...kind } = cards.card;
  if (place !== undefined && place !== 'field') return undefined;
  // Where each player has chosen of their own, the others are those of both.
  const theirs = whose === 'their';
  if (theirs && by !== 'both' && by !== 'opponent') return undefined;
  const own = theirs ? (by === 'opponent' ? by : undefined) : whose;
  const card = { ...kind, ...(place && { place }), ...(own && { whose: own }) };
  return { the: 'pick', count: 'all', card: { ...card, other: 'that' } };
}

import type { Act, Cards, Effect, Place } from './tree.ts';
import { everyAct } from './walk.ts';

/**
 * "Tap this card and the spell below it": beside the card that was just named, which is this one. So it is
 * known before anything is chosen.
 */
export function nameBesideThis(effect: Effect): Effect {
  if (!everyAct(effect).some(isOnList)) return effect;
  const sentences = effect.sentences.map((sentence) => ({
    ...sentence,
    ...(sentence.cost && { cost: sentence.cost.map(besideThis) }),
    acts: sentence.acts.map(besideThis),
  }));
  return { ...effect, sentences };
}

const isOnList = (act: Act): boolean =>
  'cards' in act && act.do !== 'bar' && act.cards.the === 'list';

function besideThis(act: Act): Act {
  if (act.do === 'choose') return { ...act, from: act.from.map((acts) => acts.map(besideThis)) };
  if (!('cards' in act) || act.do === 'bar' || act.cards.the !== 'list') return act;
  const [first, second, ...more] = act.cards.of;
  if (first?.the !== 'this' || second?.the !== 'pick') return act;
  const place = BESIDE_THIS[second.card.place ?? ''];
  if (!place) return act;
  const named = { ...second, card: { ...second.card, place } };
  return { ...act, cards: { the: 'list', of: [first, named, ...more] } as Cards } as Act;
}

const BESIDE_THIS: Readonly<Record<string, Place>> = {
  'under that': 'under this',
  'below that': 'below this',
  'above that': 'above this',
  'next to that': 'next to this',
  'bound to that': 'bound to this',
  'that column': 'this column',
};

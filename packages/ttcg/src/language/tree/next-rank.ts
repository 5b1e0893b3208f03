import type { Act, Cards, Effect } from './tree.ts';
import { everyAct } from './walk.ts';

/** "Rank it up using a unit one rank higher than it.": with what else? It says no more than "using a unit". */
export function leaveOutNextRank(effect: Effect): Effect {
  if (!everyAct(effect).some(({ do: does }) => does === 'rankUp')) return effect;
  return {
    ...effect,
    sentences: effect.sentences.map((sentence) => ({
      ...sentence,
      ...(sentence.cost && { cost: sentence.cost.map(ofAct) }),
      acts: sentence.acts.map(ofAct),
    })),
  };
}

function ofAct(act: Act): Act {
  if (act.do === 'choose') return { ...act, from: act.from.map((acts) => acts.map(ofAct)) };
  if (act.do !== 'rankUp' || !act.with) return act;
  const material: Cards =
    act.with.the === 'list' ? { the: 'list', of: act.with.of.map(ofPart) } : ofPart(act.with);
  return { ...act, with: material };
}

function ofPart<C extends Exclude<Cards, { the: 'list' }>>(cards: C): C {
  if (cards.the !== 'pick') return cards;
  const { versus, ...card } = cards.card;
  const isNext = versus?.than === 'more' && versus.by === 1 && versus.of.the === 'that';
  return isNext ? { ...cards, card } : cards;
}

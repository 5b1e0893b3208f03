import type { Effect, Sentence } from './tree.ts';

/** "You may look at the top card of your deck at any time": whoever may, can; there is nothing to decide on. */
export function lookFreely(effect: Effect): Effect {
  if (!effect.sentences.some(isFree)) return effect;
  return {
    ...effect,
    sentences: effect.sentences.map((sentence): Sentence => {
      if (!isFree(sentence)) return sentence;
      const { may: _, ...rest } = sentence;
      return rest;
    }),
  };
}

const isFree = ({ may, cost, acts }: Sentence): boolean =>
  may === 'you' && !cost && acts.every((act) => act.do === 'openTop' && act.to === 'you');

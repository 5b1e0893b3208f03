import { slotsOf } from './slots.ts';
import type { Act, Cards, Effect, Sentence } from './tree.ts';

/**
 * "Destroy one unit with more attack than its defense.": where no card has been spoken of, "its" is of the
 * cards that are described.
 */
export function nameItself(effect: Effect): Effect {
  const [first, ...others] = effect.sentences;
  if (effect.when || !first || first.on || first.if) return effect;
  const list = first.cost ? 'cost' : 'acts';
  const [act, ...acts] = first[list] as readonly Act[];
  const cards = act && slotsOf(act)[0]?.cards;
  if (!act || cards?.the !== 'pick' || !('cards' in act) || act.cards !== cards) return effect;
  const named = ofItself(cards);
  if (named === cards) return effect;
  const sentence = { ...first, [list]: [{ ...act, cards: named }, ...acts] } as Sentence;
  return { ...effect, sentences: [sentence, ...others] };
}

function ofItself(cards: Extract<Cards, { the: 'pick' }>): Cards {
  const { versus } = cards.card;
  if (versus?.of.the !== 'that' || versus.stat === versus.ofStat) return cards;
  return { ...cards, card: { ...cards.card, versus: { ...versus, of: { the: 'itself' } } } };
}

import type { Act, Cards, Effect, Sentence } from './tree.ts';

/**
 * "If your opponent controls a dragon, destroy it.": "it" is one of the cards that the condition has
 * found, and is chosen like any other; "them" are all of these.
 */
export function nameWhatIsFound(effect: Effect): Effect {
  const [first, ...others] = effect.sentences;
  if (effect.when || !first || first.on || first.cost) return effect;
  const found = foundBy(first);
  const [act, ...acts] = first.acts;
  if (!found || !act || !speaksOfThat(act)) return effect;
  const named = { ...act, cards: found } as Act;
  return { ...effect, sentences: [{ ...first, acts: [named, ...acts] }, ...others] };
}

/** The cards that the condition of a sentence is about, if it holds because of them. */
function foundBy({ if: condition }: Sentence): Cards | undefined {
  if (condition?.is !== 'count') return undefined;
  const { card, range } = condition;
  if (range.than === 'at most' || range.n < 1 || card.place === 'that') return undefined;
  return { the: 'pick', count: range.n === 1 ? { n: 1 } : 'all', card };
}

function speaksOfThat(act: Act): boolean {
  return 'cards' in act && act.do !== 'bar' && act.cards !== undefined && act.cards.the === 'that';
}

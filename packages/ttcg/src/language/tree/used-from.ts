import type { Act, Effect } from './tree.ts';

/** Where the card of an effect lies when it is used: "discard this card to ...", "... from your discard pile". */
export function usedFrom({ when, sentences }: Effect): 'field' | 'hand' | 'discard' {
  const { cost = [], acts = [] } = sentences[0] ?? {};
  if (cost.some((act) => act.do === 'discard' && act.cards.the === 'this')) return 'hand';
  if (when) return 'field';
  return [...cost, ...acts].map(takenFrom).find((from) => from !== undefined) ?? 'field';
}

/** From where an act takes this card, if it is not on the field. */
function takenFrom(act: Act): 'discard' | 'hand' | undefined {
  if (!('cards' in act) || act.cards === undefined) return undefined;
  return 'from' in act.cards ? act.cards.from : undefined;
}

/** "You may play this card from your hand if ...": used there whatever its type, as nothing else works there. */
export function playsItself(effect: Effect): boolean {
  const [first, ...others] = effect.sentences;
  if (effect.when || !first || others.length > 0 || first.at || first.on || first.cost)
    return false;
  const [act, ...more] = first.acts;
  return act?.do === 'play' && more.length === 0 && takenFrom(act) !== undefined;
}

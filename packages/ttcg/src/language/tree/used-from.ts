import type { Act, Effect } from './tree.ts';

/** Where the card of an effect lies when it is used: "discard this card to ...", "... from your discard pile". */
export function usedFrom({ when, sentences }: Effect): 'field' | 'hand' | 'discard' {
  const { cost = [], acts = [] } = sentences[0] ?? {};
  if (cost.some((act) => act.do === 'discard' && act.cards.the === 'this')) return 'hand';
  return !when && [...cost, ...acts].some(isOnDiscarded) ? 'discard' : 'field';
}

function isOnDiscarded(act: Act): boolean {
  return 'cards' in act && act.cards !== undefined && 'from' in act.cards;
}

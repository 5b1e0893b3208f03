import type { Act, Condition, Effect } from './tree.ts';
import { isSetOffByThis } from './used-from.ts';

/**
 * "If this card is in your discard pile, return it to your hand": where an effect is used there, its card is
 * said to come from there, and the condition says no more.
 */
export function nameWhereUsed(effect: Effect): Effect {
  const [first, ...others] = effect.sentences;
  const { when } = effect;
  if (when && (when.at !== 'event' || isSetOffByThis(when))) return effect;
  if (!first || first.at || first.on || !isInDiscard(first.if)) return effect;
  const acts = first.acts.map((act, i) => fromDiscard(act, i === 0 && !first.cost && !when));
  if (acts.every((act, i) => act === first.acts[i])) return effect;
  const { if: _, ...rest } = first;
  return { ...effect, sentences: [{ ...rest, acts }, ...others] };
}

function isInDiscard(condition: Condition | undefined): boolean {
  if (condition?.is !== 'card' || condition.card.the !== 'this') return false;
  return condition.a.kind === 'place' && condition.a.place === 'discard';
}

/** What is played or moved comes from the discard pile; at first, "it" is this card. */
function fromDiscard(act: Act, atFirst: boolean): Act {
  if (act.do !== 'play' && act.do !== 'move') return act;
  if (act.cards.the !== 'this' && !(atFirst && act.cards.the === 'that')) return act;
  return { ...act, cards: { the: 'this', from: 'discard' } };
}

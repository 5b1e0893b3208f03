import { slotsOf } from './slots.ts';
import { besideThisCard } from './this-card.ts';
import type { Act, Amount, Effect, Sentence } from './tree.ts';

/**
 * "This card gains attack equal to the combined attack of all units below it.": where no other card has been
 * spoken of, "it" is the one that gains.
 */
export function nameOwnSum(effect: Effect): Effect {
  const [first, ...others] = effect.sentences;
  if (effect.when || !first || first.on) return effect;
  const list = first.cost ? 'cost' : 'acts';
  const [act, ...acts] = first[list] as readonly Act[];
  if (!act || slotsOf(act)[0]?.cards.the !== 'this') return effect;
  const named = withSum(act);
  if (named === act) return effect;
  const sentence = { ...first, [list]: [named, ...acts] } as Sentence;
  return { ...effect, sentences: [sentence, ...others] };
}

function withSum(act: Act): Act {
  if (act.do === 'extraAttacks') return { ...act, amount: besideThis(act.amount) };
  if (act.do !== 'stat' || !('amount' in act.change)) return act;
  return { ...act, change: { ...act.change, amount: besideThis(act.change.amount) } };
}

function besideThis(amount: Amount): Amount {
  if (typeof amount !== 'object' || !('of' in amount) || typeof amount.of !== 'object')
    return amount;
  if (amount.of.the !== 'all') return amount;
  return { ...amount, of: { ...amount.of, card: besideThisCard(amount.of.card) } } as Amount;
}

import type { Act, CardFilter, Cards, Condition, Effect, Pick, Place, Sentence } from './tree.ts';

/**
 * "If your opponent controls a dragon, destroy it.": "it" is one of the cards that the condition has
 * found, and is chosen like any other; "them" are all of these.
 */
export function nameWhatIsFound(effect: Effect): Effect {
  const [first, ...others] = effect.sentences;
  const { when } = effect;
  if ((when && when.at !== 'while') || !first || first.on || first.cost) return effect;
  const [act, ...acts] = first.acts;
  if (when && act) {
    const cards = !first.if && speaksOfThat(act) ? heldTo(when.holds) : undefined;
    if (!cards) return effect;
    const named = { ...act, cards } as Act;
    return { ...effect, sentences: [{ ...first, acts: [named, ...acts] }, ...others] };
  }
  const some = act && someOfThose(act);
  const found = act && (some || speaksOfThat(act)) ? foundBy(first, act) : undefined;
  if (found?.the !== 'pick') return effect;
  const named = { ...act, cards: some ? { ...some, card: found.card } : found } as Act;
  return { ...effect, sentences: [{ ...first, acts: [named, ...acts] }, ...others] };
}

/**
 * What "it" or "they" are while a condition holds: "while you control exactly two units, they" are those. Where a
 * card is only asked for by its place beside this card, "it" is this card (R-T265). One of several would be anybody's
 * guess, and is nothing.
 */
function heldTo(holds: Condition): Cards | undefined {
  if (holds.is !== 'count') return undefined;
  const { card, range } = holds;
  // Of several, "they" might be those.
  if (BESIDE_THIS.has(card.place)) return range.n < 2 ? { the: 'this' } : undefined;
  if (card.place !== undefined && card.place !== 'field') return undefined;
  const all = allKept(holds);
  if (all) return all;
  const several = range.n > 1 || (range.n === 1 && range.than === 'exactly');
  return several && range.than !== 'at most' ? { the: 'pick', count: 'all', card } : undefined;
}

/** Before any other card was spoken of, "it" in the condition itself is this card as well. */
const BESIDE_THIS: ReadonlySet<Place | undefined> = new Set<Place | undefined>([
  ...(['under this', 'under that', 'directly under this', 'directly under that'] as const),
  ...(['below this', 'below that', 'above this', 'above that'] as const),
  ...(['next to this', 'next to that'] as const),
]);

/** "If all of your units are dragons", so none that is not: all of them. */
function allKept({ card, range }: Extract<Condition, { is: 'count' }>): Cards | undefined {
  const { notSubtypes, notTypes, ...kind } = card;
  const none = range.n === 0 && range.than !== 'at least';
  if (!none || !(notSubtypes || notTypes)) return undefined;
  return { the: 'pick', count: 'all', card: kind };
}

/** The cards that the condition of a sentence is about, if it holds because of them. */
function foundBy({ if: condition }: Sentence, act: Act): Cards | undefined {
  if (condition?.is !== 'count') return undefined;
  const { range } = condition;
  const all = looksElsewhere(act) ? undefined : allKept(condition);
  if (all) return all;
  if (range.than === 'at most' || range.n < 1 || condition.card.place === 'that') return undefined;
  const card = looksElsewhere(act) ? heldCard(condition.card, act) : condition.card;
  return card && { the: 'pick', count: range.n === 1 ? { n: 1 } : 'all', card };
}

/** A card as an act says it that looks in the doer's hand; nothing if it lies on the field. */
function heldCard(found: CardFilter, act: Act): CardFilter | undefined {
  const { place, whose, ...card } = found;
  const who = 'who' in act ? act.who : 'by' in act ? act.by : undefined;
  if (place === 'hand' && whose === (who === 'opponent' ? 'opponent' : 'your')) return card;
  // Of nobody's hand, there is none that the doer could choose from.
  if (place === 'hand' && whose === undefined) return undefined;
  return place !== undefined && /hand|deck|discard/.test(place) ? found : undefined;
}

/** "two of them", and nothing more is said of these. */
function someOfThose(act: Act): Pick | undefined {
  if (!('cards' in act) || act.do === 'bar' || act.cards?.the !== 'pick') return undefined;
  const { card } = act.cards;
  const bare = card.place === 'that' && card.noun === 'card' && Object.keys(card).length === 2;
  return bare ? act.cards : undefined;
}

function speaksOfThat(act: Act): boolean {
  return 'cards' in act && act.do !== 'bar' && act.cards !== undefined && act.cards.the === 'that';
}

/** Acts that look in a hand for the same words that a condition says of the field. */
function looksElsewhere(act: Act): boolean {
  return ELSEWHERE.includes(act.do) || (act.do === 'move' && act.to.zone === 'under');
}

const ELSEWHERE: readonly Act['do'][] = ['play', 'discard', 'reveal', 'look', 'beside'];

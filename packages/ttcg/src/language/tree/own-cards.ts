import type { Act, Cards, Effect, Pick, Place, Sentence, Whose } from './tree.ts';

/**
 * Says whose cards are meant where the words leave only one answer: a cost is paid with cards that its
 * player controls (R-T48), and what returns to your hand or your deck without more words is yours.
 */
export function nameOwnCards(effect: Effect): Effect {
  return { ...effect, sentences: effect.sentences.map(ownCardsOf) };
}

function ownCardsOf(sentence: Sentence): Sentence {
  const { cost, acts, may = 'you' } = sentence;
  const own = { acts: acts.map(homeward) };
  if (!cost || (may !== 'you' && may !== 'opponent')) return { ...sentence, ...own };
  return { ...sentence, cost: cost.map((act) => homeward(paidBy(may, act))), ...own };
}

/** What can be paid with. */
const PAID: ReadonlySet<Act['do']> = new Set(['destroy', 'tap', 'untap', 'flip', 'move', 'column']);

/** An act of a cost, with chosen cards of the one who pays; what somebody else does is as it is. */
function paidBy(payer: 'you' | 'opponent', act: Act): Act {
  if (!PAID.has(act.do)) return act;
  const doer = 'by' in act && act.by ? act.by : 'you';
  if (doer !== payer || comesFromHand(act)) return act;
  const whose = doer === 'you' ? 'your' : 'their';
  return withCards(act, (pick) => (pick.count === 'all' ? pick : ownedBy(whose, pick)));
}

/** "Return one unit to your hand": one of yours. */
function homeward(act: Act): Act {
  if (act.do === 'choose') return { ...act, from: act.from.map((acts) => acts.map(homeward)) };
  if (act.do !== 'move' || !('whose' in act.to)) return act;
  const { whose } = act.to;
  if (!whose) return act;
  return withCards(act, (pick) => (pick.card.owned ? pick : ownedBy(whose, pick)));
}

const comesFromHand = (act: Act): boolean => act.do === 'move' && act.to.zone === 'under';

function withCards(act: Act, change: (pick: Pick) => Pick): Act {
  if (!('cards' in act) || !act.cards || !('the' in act.cards)) return act;
  const part = <C extends Cards>(cards: C) => (cards.the === 'pick' ? change(cards) : cards);
  const { cards } = act;
  const own = cards.the === 'list' ? { ...cards, of: cards.of.map(part) } : part(cards);
  return { ...act, cards: own } as Act;
}

/** Places on both sides of the field, where somebody must say whose. */
const SHARED: ReadonlySet<Place | undefined> = new Set<Place | undefined>([
  undefined,
  'unit zone',
  'spell zone',
  'under another',
  'dormant',
  'this column',
  'that column',
]);

function ownedBy(whose: Whose, pick: Pick): Pick {
  const { card } = pick;
  if (card.whose || card.beside || !SHARED.has(card.place)) return pick;
  return { ...pick, card: { ...card, whose } };
}

import { type CardId, type Seat, zoneOf } from '@cardscape/kernel';
import { type CardSlot, slotsOf } from '../../language/tree/slots.ts';
import type { Act, Cards, Change, Count, Pick } from '../../language/tree/tree.ts';
import { kindsAmong, withLikes } from '../meaning/alike.ts';
import { amountOf } from '../meaning/amounts.ts';
import { candidates, hasCandidates } from '../meaning/candidates.ts';
import { ALONE, doersOf } from '../meaning/doers.ts';
import { spotsToPlay } from '../meaning/in-its-place.ts';
import { isOpenTo } from '../meaning/open-to.ts';
import { cardsIn, seatMeant } from '../meaning/pool.ts';
import { refCards } from '../meaning/refs.ts';
import { suits } from '../meaning/suits.ts';
import type { Duel } from '../position/duel.ts';
import { type Scope, whileActs } from '../position/scope.ts';
import { deckOf, handOf } from '../position/zones.ts';
import { cannotPayWith } from '../standing/forbidden.ts';
import { allCountered, findCountered, findRedirected } from './chain-search.ts';

/** Whose knowledge counts: a player's own, or what all can see. */
export type Eyes = Seat | 'public';

/** Can an act be done, as far as these eyes can tell? */
export function canDo(duel: Duel, scope: Scope, act: Act, eyes: Eyes): boolean {
  if (act.do === 'choose')
    return act.from.some((acts) => acts.every((one) => one.then || canDo(duel, scope, one, eyes)));
  if (act.do === 'points' && isNothing(duel, scope, act.change)) return false;
  if (act.do === 'counter' && act.all) return allCountered(duel, scope, act).length > 0;
  if (act.do === 'counter') return findCountered(duel, scope, act) !== undefined;
  if (act.do === 'orderChain')
    return duel.state.chain.filter(({ kind }) => kind === 'effect').length > 1;
  if (act.do === 'redirect' && !findRedirected(duel, scope, act)) return false;
  const doers =
    'by' in act && typeof act.by === 'string'
      ? doersOf(duel, scope, act.by)
      : whoDo(duel, scope, act);
  const slots = slotsOf(act);
  for (let slot = 0; slot < slots.length; slot++) {
    const one = slots[slot] as CardSlot;
    if (!isEnoughForSome(duel, scope, doers, act, slot, one, eyes)) return false;
  }
  return true;
}

function isEnoughForSome(
  duel: Duel,
  scope: Scope,
  doers: readonly Seat[],
  act: Act,
  slot: number,
  one: CardSlot,
  eyes: Eyes,
): boolean {
  for (const doer of doers) {
    const seen = doer === scope.doer ? scope : whileActs(scope, doer);
    if (isEnough(duel, seen, act, slot, one, one.cards, eyes)) return true;
  }
  return false;
}

/** "Gain points equal to half of this card's rank", which may come to none. */
export function isNothing(duel: Duel, scope: Scope, change: Change): boolean {
  if (change.op !== 'gain' && change.op !== 'lose') return false;
  const { amount } = change;
  if (typeof amount === 'number' || !('of' in amount)) return false;
  const known = typeof amount.of === 'string' || ['this', 'all', 'last'].includes(amount.of.the);
  return known && amountOf(duel, scope, amount) === 0;
}

function whoDo(duel: Duel, scope: Scope, act: Act): readonly Seat[] {
  return 'who' in act ? doersOf(duel, scope, act.who) : ALONE[scope.doer];
}

function isEnough(
  duel: Duel,
  scope: Scope,
  act: Act,
  slot: number,
  one: CardSlot,
  cards: Cards,
  eyes: Eyes,
): boolean {
  switch (cards.the) {
    case 'pick':
      return hasEnough(duel, scope, act, slot, one, cards, eyes);
    case 'list':
      return cards.of.every((part) => isEnough(duel, scope, act, slot, one, part, eyes));
    case 'top':
    case 'bottom':
      return zoneOf(duel.state.table, deckOf(seatMeant(scope, cards.whose))).cards.length > 0;
    case 'that':
    case 'rest':
    case 'paid':
    // This card at least will have been activated.
    case 'first activated':
    case 'last activated':
      return true;
    case 'this':
      return (
        scope.source.card < 0 ||
        refCards(duel, scope, cards).every((id) => suitsThis(duel, scope, act, slot, id, eyes))
      );
    default:
      return refCards(duel, scope, cards).length > 0;
  }
}

/** "Tap this card": it must be untapped; "discard this card": it must be in the hand. */
function suitsThis(
  duel: Duel,
  scope: Scope,
  act: Act,
  slot: number,
  id: number,
  eyes: Eyes,
): boolean {
  const there = duel.state.field[id];
  if (scope.pays && slot === 0 && cannotPayWith(duel, scope, act, id)) return false;
  if (act.do === 'play') return spotsToPlay(duel, scope, scope.you, id, act).length > 0;
  if (act.do === 'discard') return duel.state.table.cards[id]?.zone === handOf(scope.you);
  if (SUITED.has(act.do)) return looksInHand(act, eyes) || suits(duel, scope, act, slot, id);
  return act.do !== 'destroy' || there !== null;
}

/** Acts that do nothing to some cards. */
const SUITED = new Set<Act['do']>([
  ...(['tap', 'untap', 'column', 'control', 'giveBack', 'rankUp', 'restack', 'swap'] as const),
]);

/** Does it depend on a hand that these eyes do not see whether an act does anything to a card? */
function looksInHand(act: Act, eyes: Eyes): boolean {
  if (eyes !== 'public') return false;
  return act.do === 'rankUp' || (act.do === 'swap' && act.what === 'places');
}

/** How many cards there must be; unknown where that hangs on what is done before. */
function neededOf(duel: Duel, scope: Scope, count: Fixed): number | undefined {
  if (count === 'all') return 1;
  if ('downTo' in count) return count.downTo + 1;
  // Half of one card is none, unless it is rounded up.
  if ('half' in count) return count.up ? 1 : 2;
  if ('least' in count) return count.least;
  if ('n' in count) return count.n;
  if ('kinds' in count) return 1;
  const { amount } = count;
  const pointsBack = 'equal' in amount || 'the' in amount.each;
  return pointsBack ? undefined : Math.min(1, amountOf(duel, scope, amount));
}

type Fixed = Exclude<Count, 'any' | { upTo: number }>;

function hasEnough(
  duel: Duel,
  scope: Scope,
  act: Act,
  slot: number,
  one: CardSlot,
  pick: Pick,
  eyes: Eyes,
): boolean {
  const wanted = neededFor(duel, scope, pick);
  if (wanted === undefined) return true;
  if (wanted === 0) return false;
  const needed = duel.veiled ? wanted - veiledIn(duel, scope, one, pick, duel.veiled) : wanted;
  if (isSeen(scope, act, one, pick, eyes) && !pick.alike && !pick.apart)
    return hasCandidates(duel, scope, act, slot, one, pick, needed);
  const there = reachable(duel, scope, act, slot, one, pick, eyes);
  if (pick.apart && isSeen(scope, act, one, pick, eyes))
    return kindsAmong(duel, there, pick.apart) >= needed;
  return (pick.alike ? withLikes(duel, there, pick.alike, needed) : there).length >= needed;
}

/** What was paid or came unseen may be such cards; a face-down card on the field is none. */
function veiledIn(
  duel: Duel,
  scope: Scope,
  { looks }: CardSlot,
  { card }: Pick,
  veiled: NonNullable<Duel['veiled']>,
): number {
  const there = cardsIn(duel, scope, card, looks);
  return there.filter((id) => veiled(id) && !duel.state.field[id]).length;
}

/** How many cards must be there to choose from; unknown where that hangs on what is done before. */
export function neededFor(duel: Duel, scope: Scope, { count, card }: Pick): number | undefined {
  if (!scope.settled) {
    if (card.other === 'that' || card.place === 'that' || card.place?.endsWith(' that'))
      return undefined;
    // What will be paid or chosen before, and so what this is compared with, is not known yet.
    const compared = card.same?.as.the === 'that' || card.versus?.of.the === 'that';
    if (compared && scope.event === null) return undefined;
    const byPaid = card.same?.as.the === 'paid' || card.versus?.of.the === 'paid';
    if (byPaid && !scope.paid) return undefined;
  }
  if (count === 'any' || (typeof count === 'object' && 'upTo' in count)) return undefined;
  return neededOf(duel, scope, count);
}

/** The cards that can be chosen, as far as these eyes can tell. */
export function reachable(
  duel: Duel,
  scope: Scope,
  act: Act,
  slot: number,
  one: CardSlot,
  pick: Pick,
  eyes: Eyes,
): readonly CardId[] {
  return isSeen(scope, act, one, pick, eyes)
    ? candidates(duel, scope, act, slot, one, pick)
    : cardsIn(duel, scope, pick.card, one.looks);
}

const isSeen = (scope: Scope, act: Act, { looks }: CardSlot, { card }: Pick, eyes: Eyes): boolean =>
  isOpenTo(scope, card, looks, eyes) && !looksInHand(act, eyes);

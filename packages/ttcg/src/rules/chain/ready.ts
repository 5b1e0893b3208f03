import { type Seat, zoneOf } from '@cardscape/kernel';
import { canLast } from '../../language/tree/lasting.ts';
import { type CardSlot, slotsOf } from '../../language/tree/slots.ts';
import type { Act, Cards, Change, Condition, Count } from '../../language/tree/tree.ts';
import type { Program } from '../book/program.ts';
import { withLikes } from '../meaning/alike.ts';
import { amountOf, drawsOf } from '../meaning/amounts.ts';
import { candidates, hasCandidates } from '../meaning/candidates.ts';
import { holds } from '../meaning/conditions.ts';
import { doersOf } from '../meaning/doers.ts';
import { isOpenTo } from '../meaning/open-to.ts';
import { cardsIn, seatMeant } from '../meaning/pool.ts';
import { refCards } from '../meaning/refs.ts';
import { suits } from '../meaning/suits.ts';
import type { Link } from '../position/chain-link.ts';
import { type Duel, type Scope, scopeOf } from '../position/duel.ts';
import { spotsFor } from '../position/spots.ts';
import { deckOf, handOf } from '../position/zones.ts';
import { findCountered, findRedirected } from './chain-search.ts';

/** Whose knowledge counts: a player's own, or what all can see. */
export type Eyes = Seat | 'public';

/** Can its condition, its costs and its targets be met? What cannot be seen is not held against it. */
export function isReady(duel: Duel, link: Link, program: Program, eyes: Eyes = link.seat): boolean {
  return isReadyFor(duel, scopeOf(link), program, eyes);
}

/** The same, for an effect that is not on the way yet. */
export function isReadyFor(duel: Duel, scope: Scope, program: Program, eyes: Eyes): boolean {
  const { first } = program;
  if (first.if && !first.hasOtherWay && !mayHold(duel, scope, first.if, eyes)) return false;
  if (program.type === 'overload' && handLeft(duel, scope) < 1) return false;
  if (first.askedLate) return true;
  if (first.cost && !first.cost.every((act) => isPayable(duel, scope, act, eyes))) return false;
  if (program.type === 'equip' && !equips(program) && !canDo(duel, scope, EQUIP_UNIT, eyes))
    return false;
  if (first.later || first.orElse) return true;
  for (const act of first.acts) {
    if (act.then) break;
    if (waitsForCards(program, act)) continue;
    if (!canDo(duel, scope, act, eyes)) return false;
  }
  return true;
}

/**
 * "The equipped unit ...": there will be one as soon as the effect is at work. "All dragons you control
 * gain ...": what is at work reaches those that come later.
 */
export function waitsForCards({ type }: Program, act: Act): boolean {
  if (type !== 'equip' && type !== 'continuous') return false;
  if (!('cards' in act) || act.cards === undefined || !('the' in act.cards)) return false;
  const { cards } = act;
  if (cards.the === 'pick') return cards.count === 'all' && canLast(act);
  return type === 'equip' && cards.the === 'equipped';
}

/** The cards of the hand that can be discarded for an effect of another card. */
export function handLeft(duel: Duel, { you, source }: Scope): number {
  return zoneOf(duel.state.table, handOf(you)).cards.filter((id) => id !== source.card).length;
}

/** Does the text of an equip effect itself say what it is equipped to? */
export function equips({ effect }: Program): boolean {
  return effect.sentences.some(({ acts }) => acts.some((act) => act.do === 'equip'));
}

/** What an equip effect is equipped to when its text does not say. */
export const ANY_UNIT = { the: 'pick', count: { n: 1 }, card: { noun: 'unit' } } as const;
const EQUIP_UNIT: Act = { do: 'equip', card: { the: 'this' }, to: ANY_UNIT };

/** True, or not to be told from what these eyes see. */
function mayHold(duel: Duel, scope: Scope, condition: Condition, eyes: Eyes): boolean {
  return (eyes === 'public' && readsHand(condition)) || holds(duel, scope, condition);
}

function readsHand(condition: Condition): boolean {
  switch (condition.is) {
    case 'count':
      return condition.card.place === 'hand' || condition.card.place === 'deck';
    case 'compare':
      return typeof condition.of === 'object' && condition.of.place === 'hand';
    case 'not':
      return readsHand(condition.of);
    case 'all':
    case 'any':
      return condition.of.some(readsHand);
    default:
      return false;
  }
}

/** Can a cost be paid in full? */
export function isPayable(duel: Duel, scope: Scope, act: Act, eyes: Eyes): boolean {
  if (act.do === 'points' && act.change.op === 'lose') {
    const price = amountOf(duel, scope, act.change.amount);
    return doersOf(duel, scope, act.who).every((seat) => duel.state.players[seat].points >= price);
  }
  if (act.do === 'draw' || act.do === 'mill') {
    const { amount } = act;
    return doersOf(duel, scope, act.who).every(
      (seat) =>
        zoneOf(duel.state.table, deckOf(seat)).cards.length >= drawsOf(duel, scope, seat, amount),
    );
  }
  return canDo(duel, scope, act, eyes);
}

/** Can an act be done, as far as these eyes can tell? */
export function canDo(duel: Duel, scope: Scope, act: Act, eyes: Eyes): boolean {
  if (act.do === 'choose')
    return act.from.some((acts) => acts.every((one) => one.then || canDo(duel, scope, one, eyes)));
  if (act.do === 'points' && isNothing(duel, scope, act.change)) return false;
  if (act.do === 'counter') return findCountered(duel, scope, act) !== undefined;
  if (act.do === 'redirect' && !findRedirected(duel, scope, act)) return false;
  const doers =
    'by' in act && typeof act.by === 'string'
      ? doersOf(duel, scope, act.by)
      : whoDo(duel, scope, act);
  const slots = slotsOf(act);
  for (let slot = 0; slot < slots.length; slot++) {
    const one = slots[slot] as CardSlot;
    const isEnoughFor = (doer: Seat) => {
      const seen = doer === scope.doer ? scope : { ...scope, doer };
      return isEnough(duel, seen, act, slot, one, one.cards, eyes);
    };
    if (!doers.some(isEnoughFor)) return false;
  }
  return true;
}

/** "Gain points equal to half of this card's rank", which may come to none. */
export function isNothing(duel: Duel, scope: Scope, change: Change): boolean {
  if (change.op !== 'gain' && change.op !== 'lose') return false;
  const { amount } = change;
  if (typeof amount === 'number' || !('of' in amount)) return false;
  const known = typeof amount.of === 'string' || amount.of.the === 'this';
  return known && amountOf(duel, scope, amount) === 0;
}

function whoDo(duel: Duel, scope: Scope, act: Act): Seat[] {
  return 'who' in act ? doersOf(duel, scope, act.who) : [scope.doer];
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
  if (act.do === 'play')
    return spotsFor(duel, scope.you, id, { free: act.free ?? false }).length > 0;
  if (act.do === 'discard') return duel.state.table.cards[id]?.zone === handOf(scope.you);
  if (SUITED.has(act.do)) return looksInHand(act, eyes) || suits(duel, scope, act, slot, id);
  return act.do !== 'destroy' || there !== null;
}

/** Acts that do nothing to some cards. */
const SUITED = new Set<Act['do']>(['tap', 'untap', 'column', 'control', 'rankUp', 'swap']);

/** Does it depend on a hand that these eyes do not see whether an act does anything to a card? */
function looksInHand(act: Act, eyes: Eyes): boolean {
  if (eyes !== 'public') return false;
  return act.do === 'rankUp' || (act.do === 'swap' && act.what === 'places');
}

/** How many cards there must be; unknown where that hangs on what is done before. */
function neededOf(duel: Duel, scope: Scope, count: Fixed): number | undefined {
  if (count === 'all') return 1;
  if ('least' in count) return count.least;
  if ('n' in count) return count.n;
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
  pick: Extract<Cards, { the: 'pick' }>,
  eyes: Eyes,
): boolean {
  const { count, card } = pick;
  if (card.other === 'that' || card.place === 'that' || card.place?.endsWith(' that')) return true;
  // What will be paid or chosen before, and so what this is compared with, is not known yet.
  const compared = card.same?.as.the === 'that' || card.versus?.of.the === 'that';
  if (compared && scope.event === null) return true;
  if (typeof count === 'object' && 'upTo' in count) return true;
  if (count === 'any') return true;
  const needed = neededOf(duel, scope, count);
  if (needed === undefined) return true;
  if (needed === 0) return false;
  const open = isOpenTo(scope, card, one.looks, eyes) && !looksInHand(act, eyes);
  if (open && !pick.alike) return hasCandidates(duel, scope, act, slot, one, pick, needed);
  const there = open
    ? candidates(duel, scope, act, slot, one, pick)
    : cardsIn(duel, scope, card, one.looks);
  return (pick.alike ? withLikes(duel, there, pick.alike, needed) : there).length >= needed;
}

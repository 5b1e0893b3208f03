import { opponentOf, type Seat, zoneOf } from '@cardscape/kernel';
import type { Act, Amount, HandSize, LastDone } from '../../language/tree/tree.ts';
import type { Duel } from '../position/duel.ts';
import type { Scope } from '../position/scope.ts';
import { handOf } from '../position/zones.ts';
import { kindsAmong } from './alike.ts';
import { matchesEvent } from './event-match.ts';
import { statOf } from './filter.ts';
import { countOf, pool } from './pool.ts';
import { askedCards } from './refs.ts';

/** A number as it comes out now; never below 0. */
export function amountOf(duel: Duel, scope: Scope, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('each' in amount) {
    const also = amount.also ? countOf(duel, scope, amount.also) : 0;
    const there = howMany(duel, scope, amount.each) + also;
    const counted = amount.half ? halfOf(there, amount.up) : Math.floor(there / (amount.per ?? 1));
    const n = amount.times * counted;
    return Math.min(n, amount.most ?? n);
  }
  const whole = wholeOf(duel, scope, amount);
  const share = amount.half
    ? halfOf(whole, amount.up)
    : whole * (amount.times ?? (amount.twice ? 2 : 1));
  return Math.max(0, share + (amount.plus ?? 0));
}

/** Half of a number, rounded down or up. */
export const halfOf = (n: number, up?: true): number => (up ? Math.ceil(n / 2) : Math.floor(n / 2));

/** How many cards a player draws: so many, or until they have so many in their hand. */
export function drawsOf(duel: Duel, scope: Scope, seat: Seat, amount: Amount | HandSize): number {
  if (typeof amount === 'number' || !('hand' in amount)) return amountOf(duel, scope, amount);
  const inHand = (of: Seat) => zoneOf(duel.state.table, handOf(of)).cards.length;
  const wanted = amount.hand === 'as many' ? inHand(opponentOf(seat)) : amount.hand;
  return Math.max(0, wanted - inHand(seat));
}

/** Whose deck a player draws or mills from: their own, unless the text says the other one. */
export function deckDrawnBy(seat: Seat, act: Extract<Act, { do: 'draw' | 'mill' }>): Seat {
  return act.do === 'draw' && act.deck ? opponentOf(seat) : seat;
}

function howMany(
  duel: Duel,
  scope: Scope,
  each: Extract<Amount, { each: unknown }>['each'],
): number {
  if (!('the' in each)) return countOf(duel, scope, each);
  if (each.the === 'kinds')
    return kindsAmong(duel, pool(duel, scope, each.among, 'field'), each.what);
  if (each.the === 'happened') {
    const { thisTurn, lastTurn } = duel.state.past;
    const list = each.in === 'this turn' ? thisTurn : lastTurn;
    const found = list.filter((one) => matchesEvent(duel, scope, each.event, one));
    return each.points ? found.reduce((sum, { amount }) => sum + amount, 0) : found.length;
  }
  return each.the === 'points' ? (scope.points ?? scope.event?.amount ?? 0) : scope.that.length;
}

/** R-T272. What a card had when it was destroyed, the last of all such cards; 0 if there was none. */
function ofLast(
  duel: Duel,
  scope: Scope,
  { event, in: time }: LastDone,
  stat: 'rank' | 'attack' | 'defense',
): number {
  const { thisTurn, lastTurn } = duel.state.past;
  const list = time === 'this turn' ? thisTurn : lastTurn;
  const last = list.findLast((one) => matchesEvent(duel, scope, event, one));
  return last?.card ? statOf(duel, last.card.card, stat, last.facts?.card) : 0;
}

const ACROSS = { noun: 'unit', whose: 'opponent', place: 'this column' } as const;

function wholeOf(duel: Duel, scope: Scope, amount: Extract<Amount, { equal: unknown }>): number {
  // As many as the event was about, or as the cards that were last spoken of.
  if (amount.equal === 'that many')
    return scope.thatMany ?? (scope.event?.amount || scope.that.length);
  if (amount.equal === 'points') {
    const seat = amount.of === 'you' ? scope.you : opponentOf(scope.you);
    return duel.state.players[seat].points;
  }
  if (amount.of.the === 'all')
    return pool(duel, scope, amount.of.card, 'field').reduce(
      (sum, id) => sum + statOf(duel, id, amount.equal),
      0,
    );
  if (amount.of.the === 'last') return ofLast(duel, scope, amount.of, amount.equal);
  const cards =
    amount.of.the === 'across'
      ? pool(duel, scope, ACROSS, 'field').map((id) => ({ id, was: undefined }))
      : askedCards(duel, scope, amount.of);
  // A card that was discarded out of the hand is still meant: "equal to its rank".
  if (cards.length === 0 && amount.of.the === 'this')
    cards.push({ id: scope.source.card, was: undefined });
  // "Equal to their ranks": of several cards together (R-T55).
  return cards.reduce((sum, { id, was }) => sum + statOf(duel, id, amount.equal, was), 0);
}

import { type CardId, opponentOf, type Seat } from '@cardscape/kernel';
import type { CardFilter, CardTest, Condition } from '../../language/tree/tree.ts';
import { controllerOf, type Duel, isActive } from '../position/duel.ts';
import { type Former, wasActive } from '../position/former.ts';
import { type Scope, whileActs } from '../position/scope.ts';
import { regionOf } from '../position/zones.ts';
import { isNow, seatOf } from '../standing/expiry.ts';
import { kindsAmong } from './alike.ts';
import { matchesEvent } from './event-match.ts';
import { fitsCard, inRange, isIn, statOf } from './filter.ts';
import { isAtSpot } from './nearby.ts';
import { countOf, pool, seatMeant } from './pool.ts';
import { askedCards, refCards } from './refs.ts';

/** Is a condition true? */
export function holds(duel: Duel, scope: Scope, condition: Condition): boolean {
  switch (condition.is) {
    case 'count':
      return inRange(
        (condition.card.most ? countOfMost : countOf)(duel, scope, condition.card),
        condition.range,
      );
    case 'kinds':
      return inRange(
        kindsAmong(duel, pool(duel, scope, condition.card, 'field'), condition.what),
        condition.range,
      );
    case 'points':
      return inRange(duel.state.players[seatFor(scope, condition.who)].points, condition.range);
    case 'difference': {
      const [first, second] = duel.state.players;
      return inRange(Math.abs(first.points - second.points), condition.range);
    }
    case 'compare':
      return compares(duel, scope, condition);
    case 'card':
      return isSo(duel, scope, condition);
    case 'period':
      return isNow(duel.state, condition.of.part, seatOf(condition.of, scope.you));
    case 'happened':
      return happened(duel, scope, condition);
    case 'not':
      if (condition.of.is === 'card') return !eachSo(duel, scope, condition.of).includes(true);
      return !holds(duel, scope, condition.of);
    case 'all':
      return condition.of.every((part) => holds(duel, scope, part));
    case 'any':
      return condition.of.some((part) => holds(duel, scope, part));
  }
}

/**
 * "You control the unit with the highest attack": of all such units, and not of your own. Of those that are
 * equal, each is one (R-T191).
 */
function countOfMost(duel: Duel, scope: Scope, card: CardFilter): number {
  const { whose } = card;
  if (!whose || card.place) return countOf(duel, scope, card);
  const most = pool(duel, scope, anybodys(card), 'field');
  const seat = seatMeant(scope, whose);
  return most.filter((id) => controllerOf(duel, id) === seat).length;
}

function seatFor({ you }: Scope, who: 'you' | 'opponent'): Seat {
  return who === 'you' ? you : opponentOf(you);
}

function compares(
  duel: Duel,
  scope: Scope,
  { who, than, of, by, twice }: Extract<Condition, { is: 'compare' }>,
): boolean {
  const amount = (seat: Seat) =>
    of === 'points'
      ? duel.state.players[seat].points
      : pool(duel, whileActs(scope, seat), theirs(of), 'field').length;
  const seat = seatFor(scope, who);
  const own = amount(seat);
  const others = amount(opponentOf(seat));
  // R-T241. Twice as many or more; who has none has not twice as many as anybody.
  if (twice) return own > 0 && own >= 2 * others;
  if (than === 'as many') return own === others;
  const difference = than === 'more' ? own - others : others - own;
  return by ? difference > 0 && inRange(difference, by) : difference > 0;
}

/** The same kind of cards of whoever is asked about, or of anybody. */
const theirs = oncePerFilter((filter) => ({ ...filter, whose: 'their' }));
const underSuch = oncePerFilter((of) => ({ noun: 'card', beside: { at: 'under', of } }));
const anybodys = oncePerFilter(({ whose: _, ...filter }) => filter);

/** Makes one filter of another, and only once for each, as its tests are kept. */
function oncePerFilter(make: (filter: CardFilter) => CardFilter) {
  const made = new WeakMap<CardFilter, CardFilter>();
  return (filter: CardFilter): CardFilter => {
    const known = made.get(filter) ?? make(filter);
    made.set(filter, known);
    return known;
  };
}

type OfCards = Extract<Condition, { is: 'card' }>;

/** Is that so of the cards, and where they are several, of all of them? They are not so if none of them is (R-T310). */
function isSo(duel: Duel, scope: Scope, asked: OfCards): boolean {
  const answers = eachSo(duel, scope, asked);
  return answers.length > 0 && answers.every(Boolean);
}

/** Of which of the cards it is so. Where a card lies is asked by now, but for what it lay under. */
function eachSo(duel: Duel, scope: Scope, { card, a }: OfCards): boolean[] {
  const isNow = a.kind === 'place' && a.place !== 'under';
  if (isNow || duel.state.past.former === undefined)
    return refCards(duel, scope, card).map((id) => passes(duel, scope, id, a));
  return askedCards(duel, scope, card).map(({ id, was }) => passes(duel, scope, id, a, was));
}

function passes(duel: Duel, scope: Scope, id: CardId, test: CardTest, was?: Former): boolean {
  switch (test.kind) {
    case 'state':
      return was ? was.states.includes(test.state) : isIn(duel, id, test.state);
    case 'row':
      return isAtSpot(duel, id, test.at, was);
    case 'tapped earlier': {
      const tapped = duel.state.field[id]?.tapped ?? 0;
      return tapped > 0 && tapped < duel.state.turn;
    }
    case 'fits':
      return fitsCard(duel, scope, id, test.card, was);
    case 'stat':
      return inRange(statOf(duel, id, test.stat, was), test.range);
    case 'place': {
      if (test.place === 'under that') return fitsCard(duel, scope, id, UNDER_THAT);
      if (test.of) return fitsCard(duel, scope, id, underSuch(test.of), was);
      const region = regionOf(duel.state.table, id);
      if (test.place !== 'under') return region === test.place;
      return was ? !wasActive(was) : region === 'field' && !isActive(duel, id);
    }
  }
}

const UNDER_THAT: CardFilter = { noun: 'card', place: 'under that' };

function happened(
  duel: Duel,
  scope: Scope,
  { event, in: when, times }: Extract<Condition, { is: 'happened' }>,
): boolean {
  const { past } = duel.state;
  const list = when === 'this turn' ? past.thisTurn : past.lastTurn;
  if (!times) return list.some((one) => matchesEvent(duel, scope, event, one));
  return inRange(list.filter((one) => matchesEvent(duel, scope, event, one)).length, times);
}

import { type CardRef, opponentOf, resolveRef, type Seat } from '@cardscape/kernel';
import type {
  CardFilter,
  Event,
  EventCard,
  EventCause,
  Period,
  PointCause,
  Told,
} from '../../language/tree/tree.ts';
import { kindOf } from '../book/program.ts';
import { pointCauseOf } from '../chain/cause.ts';
import type { Happening } from '../chain/happening.ts';
import type { Duel } from '../position/duel.ts';
import type { Former } from '../position/former.ts';
import { formerOf, formerOfLeft, isLeft } from '../position/recall.ts';
import { type Scope, speakingOf, whileActs } from '../position/scope.ts';
import { isNow, seatOf } from '../standing/expiry.ts';
import { isAsDescribed } from './described.ts';
import { seatMeant } from './pool.ts';
import { isSuchIn } from './such-effect.ts';

/** Is this what an effect waits for, or one of several such things? */
export function matchesTold(duel: Duel, scope: Scope, told: Told, one: Happening): boolean {
  if (matchesEvent(duel, scope, told.event, one)) return true;
  return told.or?.some((event) => matchesEvent(duel, scope, event, one)) ?? false;
}

/** Is this what an effect speaks of? */
export function matchesEvent(duel: Duel, scope: Scope, event: Event, one: Happening): boolean {
  if (kindOf(event.what) !== one.what && !isDrawnAsSent(event, one)) return false;
  if (event.outside && isWithin(duel, scope, event.outside, one)) return false;
  if (one.what === 'rankedUp' && isOwnRankUp(scope, event, one)) return false;
  if ('who' in event) {
    const doer = DONE_BY_HOLDER.has(event.what) ? one.whose : (one.by ?? one.whose);
    if ('byEffect' in event && event.byEffect && one.cause !== 'effect') return false;
    // A draw that finds no card is one only to what asks for it.
    if ((event.what === 'draws' && event.empty === true) !== isFromEmpty(one)) return false;
    if (event.who !== 'any' && doer !== seatFor(scope, event.who)) return false;
    if ('because' in event && event.because && !isBecause(one, event.because)) return false;
    if ('last' in event && !one.last) return false;
    if (event.what === 'skips' && !isPart(event.part, one.part)) return false;
    if ('deck' in event && event.deck && !isDeckOf(scope, event.deck, doer, one)) return false;
    if ('inChain' in event && event.inChain && !isInChain(duel, one)) return false;
    const other = 'other' in event ? event.other : undefined;
    return (
      !other || isFirst(duel, other.whose === 'their' ? whileActs(scope, doer) : scope, other, one)
    );
  }
  if (event.what === 'chainResolves') return one.amount >= (event.least ?? 0);
  if (!isCard(duel, scope, event.card, one)) return false;
  if ('by' in event && event.by !== undefined && !causedBy(duel, scope, event.by, one))
    return false;
  switch (event.what) {
    case 'destroyed':
      if (event.withUnit && !one.withUnit) return false;
      return !event.inBattle || one.cause === 'battle';
    case 'sent':
      return event.to === one.to && (event.from === undefined || event.from === one.from);
    case 'tucked':
    case 'untucked':
      return !event.under || one.other?.card === scope.source.card;
    case 'destroys':
      if (event.inBattle && one.cause !== 'battle') return false;
      if (event.attacking && !isOwnAttack(duel, one)) return false;
      return isSecond(duel, scope, event.other, one);
    case 'attacks':
      if (event.survives && !isThere(duel, one.card)) return false;
      if (event.directly) return one.other === null;
      return !event.other || isSecond(duel, scope, event.other, one);
    case 'attacked':
      return !event.survives || isThere(duel, one.card);
    case 'rankedUp':
      return !event.into || isSecond(duel, scope, event.into, one);
    default:
      return true;
  }
}

/** R-T76. A draw sends a card from the deck to the hand, where the text says from where. */
function isDrawnAsSent(event: Event, { what }: Happening): boolean {
  return what === 'drawn' && event.what === 'sent' && event.from === 'deck';
}

/** Whose deck was searched. */
const isDeckOf = (
  scope: Scope,
  deck: 'your' | 'opponent' | 'own',
  doer: Seat | null,
  { whose }: Happening,
): boolean => whose === (deck === 'own' ? doer : seatMeant(scope, deck));

const isFromEmpty = ({ what, amount, card }: Happening): boolean =>
  what === 'drawn' && card === null && amount === 0;
/** Lies the effect of a card above something else on the chain? */
const isInChain = ({ state }: Duel, { card }: Happening): boolean =>
  state.chain.findLastIndex((link) => link.card.card === card?.card) > 0;

function isFirst(duel: Duel, scope: Scope, filter: CardFilter, one: Happening): boolean {
  const { card, facts, whose, from } = one;
  if (filter.acting && !isSuchIn(duel, scope, filter.acting, one)) return false;
  const was = facts?.card ?? (card && (isLeft(one) ? formerOfLeft : formerOf)(duel.state, card));
  return fitsHappened(duel, scope, filter, card, was, whose, from);
}

function isSecond(
  duel: Duel,
  scope: Scope,
  filter: CardFilter,
  one: Happening,
  whose = one.otherWhose,
): boolean {
  const beside = besideFirst(scope, filter, one);
  return fitsHappened(
    duel,
    beside,
    filter,
    one.other,
    one.facts?.other ?? gone(duel, one.other),
    whose,
  );
}

/** "A unit attacks a unit adjacent to it": what is said of the second card is said beside the first. */
function besideFirst(scope: Scope, filter: CardFilter, { card }: Happening): Scope {
  const { place, versus, same, other } = filter;
  if (!card || !(place || versus || same || other === 'that')) return scope;
  return speakingOf(scope, [card]);
}

/** "When another unit is ranked up": not a stack that this card now lies on (R-T52). */
function isOwnRankUp({ source }: Scope, event: Event, { other: top }: Happening): boolean {
  if (top?.card !== source.card) return false;
  const ranked = 'card' in event ? event.card : 'other' in event ? event.other : undefined;
  return typeof ranked === 'object' && ranked.other === true;
}

/** Has the card destroyed another in the battle of its own attack, the last that was announced? */
function isOwnAttack({ state }: Duel, { cause, card }: Happening): boolean {
  if (cause !== 'battle') return false;
  const attack = state.past.thisTurn.findLast(({ what }) => what === 'attacks');
  return attack?.card?.card === card?.card;
}

/** Deeds whose doer is whoever has the cards: another may have made them do it. */
const DONE_BY_HOLDER = new Set([
  'draws',
  'discards',
  'mills',
  'gainsPoints',
  'losesPoints',
  'stackLoses',
  'skips',
]);

/** Did it happen in a part of a turn? What has just happened did so now. */
function isWithin({ state }: Duel, { you }: Scope, of: Period, one: Happening): boolean {
  return isNow(one.time ? { ...state, ...one.time } : state, of.part, seatOf(of, you));
}

/** "A phase" is any of them, but not a whole turn. */
const isPart = (said: string, part: Happening['part']): boolean =>
  said === part || (said === 'phase' && part !== 'turn');

/** Does a card still lie on the field where it lay when it attacked? */
const isThere = ({ state }: Duel, card: CardRef | null): boolean => {
  const id = card ? resolveRef(state.table, card) : undefined;
  return id !== undefined && state.field[id] !== null;
};

/** Why points were lost: of those for a unit that is destroyed it is not asked by what it was (R-T185). */
function isBecause({ cause, forUnit }: Happening, because: PointCause): boolean {
  return because === pointCauseOf(cause, forUnit);
}

function seatFor({ you }: Scope, who: 'you' | 'opponent'): Seat {
  return who === 'you' ? you : opponentOf(you);
}

function isCard(duel: Duel, scope: Scope, card: EventCard, one: Happening): boolean {
  if (card === 'this') return one.card?.card === scope.source.card;
  if (card === 'equipped') return isEquipped(duel, scope, one);
  if (card === 'that') return scope.that.some((ref) => ref.card === one.card?.card);
  return isFirst(duel, scope, card, one);
}

/** Is it the card that this one is equipped to, even if it has just left? */
function isEquipped({ state }: Duel, { source }: Scope, one: Happening): boolean {
  const id = resolveRef(state.table, source);
  const bound = id === undefined ? undefined : state.field[id]?.bound;
  if (!bound || bound.card !== one.card?.card) return false;
  // What would happen has not moved it yet.
  const moved = one.card.generation - bound.generation;
  return moved === 0 || (moved === 1 && isLeft(one));
}

/** A card that has left before, as it last was. */
const gone = (duel: Duel, ref: CardRef | null): Former | undefined =>
  ref ? formerOfLeft(duel.state, ref) : undefined;

function causedBy(duel: Duel, scope: Scope, by: EventCause, one: Happening): boolean {
  if (by === 'battle' || by === 'effect') return one.cause === by;
  if (by === 'you' || by === 'opponent') return one.by === seatFor(scope, by);
  if (by === 'itself') return one.cause === 'rule' && one.causeCard?.card === one.card?.card;
  if (one.cause === 'rule') return false;
  if ('effectOf' in by) return one.cause === 'effect' && causedBy(duel, scope, by.effectOf, one);
  if (by.acting && !isSuchIn(duel, scope, by.acting, one)) return false;
  if (one.what === 'attacked') return isSecond(duel, scope, by, one, one.by);
  const beside = besideFirst(scope, by, one);
  const was = one.facts?.cause ?? gone(duel, one.causeCard);
  return fitsHappened(duel, beside, by, one.causeCard, was, one.by);
}

/** R-T66. Does a card fit all that is said of it, as it was when it happened? */
function fitsHappened(
  duel: Duel,
  scope: Scope,
  filter: CardFilter,
  ref: CardRef | null,
  was: Former | null | undefined,
  whose: Seat | null,
  from: Happening['from'] = null,
): boolean {
  if (!ref) return false;
  if (filter.whose && whose !== null && whose !== seatMeant(scope, filter.whose)) return false;
  return isAsDescribed(duel, scope, ref.card, filter, was ?? undefined, from);
}

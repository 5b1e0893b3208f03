import { opponentOf, resolveRef, type Seat } from '@cardscape/kernel';
import type { CardFilter, Event, EventCard, EventCause } from '../../language/tree/tree.ts';
import { kindOf } from '../book/program.ts';
import type { Happening } from '../chain/happening.ts';
import type { Duel, Scope } from '../position/duel.ts';
import type { Former, Spoken } from '../position/former.ts';
import { formerOf } from '../position/recall.ts';
import { isAsDescribed } from './described.ts';
import { seatMeant } from './pool.ts';

/** Is this what an effect speaks of? */
export function matchesEvent(duel: Duel, scope: Scope, event: Event, one: Happening): boolean {
  if (kindOf(event.what) !== one.what) return false;
  if (one.what === 'rankedUp' && isOwnRankUp(scope, event, one)) return false;
  if ('who' in event) {
    const doer = DONE_BY_HOLDER.has(event.what) ? one.whose : (one.by ?? one.whose);
    if ('byEffect' in event && event.byEffect && one.cause !== 'effect') return false;
    if (event.who !== 'any' && doer !== seatFor(scope, event.who)) return false;
    const other = 'other' in event ? event.other : undefined;
    return !other || fitsHappened(duel, { ...scope, doer }, firstOf(one), other);
  }
  if (!isCard(duel, scope, event.card, one)) return false;
  if ('by' in event && event.by !== undefined && !causedBy(duel, scope, event.by, one))
    return false;
  switch (event.what) {
    case 'sent':
      return event.to === one.to && (event.from === undefined || event.from === one.from);
    case 'destroys':
      if (event.inBattle && one.cause !== 'battle') return false;
      if (event.attacking && !isOwnAttack(duel, one)) return false;
      return fitsHappened(duel, besideFirst(scope, one), secondOf(one), event.other);
    case 'attacks':
      if (event.directly) return one.other === null;
      return (
        !event.other || fitsHappened(duel, besideFirst(scope, one), secondOf(one), event.other)
      );
    default:
      return true;
  }
}

/** "A unit attacks a unit adjacent to it": what is said of the second card is said beside the first. */
function besideFirst(scope: Scope, { card }: Happening): Scope {
  return card ? { ...scope, that: [card] } : scope;
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
const DONE_BY_HOLDER = new Set(['draws', 'discards', 'mills', 'gainsPoints', 'losesPoints']);

function seatFor({ you }: Scope, who: 'you' | 'opponent'): Seat {
  return who === 'you' ? you : opponentOf(you);
}

function isCard(duel: Duel, scope: Scope, card: EventCard, one: Happening): boolean {
  if (card === 'this') return one.card?.card === scope.source.card;
  if (card === 'equipped') return isEquipped(duel, scope, one.card);
  if (card === 'that') return scope.that.some((ref) => ref.card === one.card?.card);
  return fitsHappened(duel, scope, firstOf(one), card);
}

/** Is it the card that this one is equipped to, even if it has just left? */
function isEquipped({ state }: Duel, { source }: Scope, card: Spoken | null): boolean {
  const id = resolveRef(state.table, source);
  const bound = id === undefined ? undefined : state.field[id]?.bound;
  if (!bound || bound.card !== card?.card) return false;
  return card.generation === bound.generation || card.was === bound.generation;
}

function causedBy(duel: Duel, scope: Scope, by: EventCause, one: Happening): boolean {
  if (by === 'battle' || by === 'effect') return one.cause === by;
  if (by === 'you' || by === 'opponent') return one.by === seatFor(scope, by);
  if (one.cause === 'rule') return false;
  const cause =
    one.what === 'attacked'
      ? secondOf(one)
      : { ref: one.causeCard, fact: one.facts?.cause, whose: one.by, from: null };
  return fitsHappened(duel, besideFirst(scope, one), { ...cause, whose: one.by }, by);
}

/** A card of something that has happened, as it was then. */
interface Part {
  readonly ref: Spoken | null;
  readonly fact: Former | undefined;
  readonly whose: Seat | null;
  /** Where it came from, if it has moved. */
  readonly from: Happening['from'];
}

function firstOf({ card, facts, whose, from }: Happening): Part {
  return { ref: card, fact: facts?.card, whose, from };
}

function secondOf({ other, facts, otherWhose }: Happening): Part {
  return { ref: other, fact: facts?.other, whose: otherWhose, from: null };
}

/** R-T66. Does a card fit all that is said of it, as it was when it happened? */
function fitsHappened(
  duel: Duel,
  scope: Scope,
  { ref, fact, whose, from }: Part,
  filter: CardFilter,
): boolean {
  if (!ref) return false;
  if (filter.whose && whose !== null && whose !== seatMeant(scope, filter.whose)) return false;
  return isAsDescribed(duel, scope, ref.card, filter, fact ?? formerOf(duel.state, ref), from);
}

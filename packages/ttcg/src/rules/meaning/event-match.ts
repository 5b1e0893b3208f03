import { type CardRef, opponentOf, type Seat } from '@cardscape/kernel';
import type { CardFilter, Event, EventCard, EventCause } from '../../language/tree/tree.ts';
import { kindOf } from '../book/program.ts';
import type { Happening } from '../chain/happening.ts';
import type { Duel, Scope } from '../position/duel.ts';
import { fitsCard } from './filter.ts';
import { refCards } from './refs.ts';

/** Is this what an effect speaks of? */
export function matchesEvent(duel: Duel, scope: Scope, event: Event, one: Happening): boolean {
  if (kindOf(event.what) !== one.what && !isDrawnAsSent(event, one)) return false;
  if (one.what === 'rankedUp' && isOwnRankUp(scope, event, one)) return false;
  if ('who' in event) {
    const doer = DONE_BY_HOLDER.has(event.what) ? one.whose : (one.by ?? one.whose);
    if ('byEffect' in event && event.byEffect && one.cause !== 'effect') return false;
    if (event.who !== 'any' && doer !== seatFor(scope, event.who)) return false;
    return (
      !('other' in event) || !event.other || fitsHappened(duel, scope, one.card, null, event.other)
    );
  }
  if (!isCard(duel, scope, event.card, one)) return false;
  if ('by' in event && event.by !== undefined && !causedBy(duel, scope, event.by, one))
    return false;
  switch (event.what) {
    case 'sent':
      return event.to === one.to && (event.from === undefined || event.from === one.from);
    case 'tucked':
    case 'untucked':
      return !event.under || one.other?.card === scope.source.card;
    case 'destroys':
      if (event.inBattle && one.cause !== 'battle') return false;
      if (event.attacking && !isOwnAttack(duel, one)) return false;
      return fitsHappened(duel, scope, one.other, one.otherWhose, event.other);
    case 'attacks':
      if (event.directly) return one.other === null;
      return (
        !event.other ||
        (one.other !== null && fitsHappened(duel, scope, one.other, one.otherWhose, event.other))
      );
    default:
      return true;
  }
}

/** R-T76. A draw sends a card from the deck to the hand, where the text says from where. */
function isDrawnAsSent(event: Event, { what }: Happening): boolean {
  return what === 'drawn' && event.what === 'sent' && event.from === 'deck';
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
  if (card === 'equipped') {
    const [unit] = refCards(duel, scope, { the: 'equipped' });
    return unit !== undefined && one.card?.card === unit;
  }
  if (card === 'that') return scope.that.some((ref) => ref.card === one.card?.card);
  return fitsHappened(duel, scope, one.card, one.whose, card);
}

function causedBy(duel: Duel, scope: Scope, by: EventCause, one: Happening): boolean {
  if (by === 'battle' || by === 'effect') return one.cause === by;
  if (by === 'you' || by === 'opponent') return one.by === seatFor(scope, by);
  const card = one.what === 'attacked' ? one.other : one.causeCard;
  return one.cause !== 'rule' && fitsHappened(duel, scope, card, one.by, by);
}

/** Does a card fit, as it is now, with whoever had it when it happened? */
function fitsHappened(
  duel: Duel,
  scope: Scope,
  ref: CardRef | null,
  whose: Seat | null,
  filter: CardFilter,
): boolean {
  if (!ref) return false;
  if (filter.whose && whose !== null) {
    const meant = filter.whose === 'your' ? scope.you : opponentOf(scope.you);
    if (whose !== meant) return false;
  }
  return fitsCard(duel, scope, ref.card, filter);
}

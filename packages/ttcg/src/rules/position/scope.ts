import { type CardId, type CardRef, cardOf, type Seat } from '@cardscape/kernel';
import type { Happening } from '../chain/happening.ts';
import type { Link } from './chain-link.ts';
import { controllerOf, type Duel } from './duel.ts';

/**
 * Through whose eyes a text is read: who "you" is, which card is "this", what "it" is. All are made here with all
 * their fields, so that they have the same shape and are read fast.
 */
export interface Scope {
  readonly you: Seat;
  /** Whoever does the act at hand: "they". */
  readonly doer: Seat;
  readonly source: CardRef;
  readonly that: readonly CardRef[];
  readonly rest: readonly CardRef[];
  /** Of those, the ones that have left the field, as which they did. */
  readonly left: readonly CardRef[] | undefined;
  /** Asked of cards as they are now: what is in force is not so because of what has been. */
  readonly asItIs: boolean;
  /** What has been chosen for the act at hand, while more is: the card to be ranked up with another. */
  readonly before: readonly CardRef[] | undefined;
  readonly event: Happening | null;
  /** Whether the act at hand is a cost, which must really be paid. */
  readonly pays: boolean;
  /** Whether "it" is known already: what was paid. */
  readonly settled: boolean;
  /** Which effect it is the text of, where that is not told by what is on its way: the key of its program. */
  readonly via: string | undefined;
  /** The type, subtype or rank that was chosen by its name. */
  readonly named: string | undefined;
  /** What was discarded for an overload effect. */
  readonly paid: CardRef | undefined;
  /** The player that was chosen. */
  readonly player: Seat | undefined;
  /** The cards that have put an effect on the chain that is spoken of, where it is over. */
  readonly inChain: readonly CardRef[] | undefined;
  /** The points last gained or lost, and what "that many" is, where it is not told by cards. */
  readonly points: number | undefined;
  readonly thatMany: number | undefined;
}

/** Eyes that are still told what they know. */
type Draft = { -readonly [Field in keyof Scope]: Scope[Field] };

const NOTHING: readonly CardRef[] = [];

/** The eyes of a player who reads the text of a card: nothing has happened yet. */
export function eyesOf(
  you: Seat,
  doer: Seat,
  source: CardRef,
  that = NOTHING,
  named?: string,
): Draft {
  return {
    you,
    doer,
    source,
    that,
    rest: NOTHING,
    left: undefined,
    asItIs: false,
    before: undefined,
    event: null,
    pays: false,
    settled: false,
    via: undefined,
    named,
    paid: undefined,
    player: undefined,
    inChain: undefined,
    points: undefined,
    thatMany: undefined,
  };
}

/** The eyes of a link on the chain. */
export function scopeOf(link: Link, doer: Seat = link.seat): Scope {
  const { seat, card, that, rest, left, event, named, paid, player, inChain, points, thatMany } =
    link;
  return {
    you: seat,
    doer,
    source: card,
    that,
    rest,
    left,
    asItIs: false,
    before: undefined,
    event,
    pays: false,
    settled: false,
    via: undefined,
    named,
    paid,
    player,
    inChain,
    points,
    thatMany,
  };
}

/** The eyes of a card where it lies; "it" is the card itself. */
export function scopeAt(duel: Duel, id: CardId, you = controllerOf(duel, id)): Draft {
  const source = { card: id, generation: cardOf(duel.state.table, id).generation };
  return eyesOf(you, you, source, [source]);
}

/** The same eyes where a cost is paid. */
export function payingFor(scope: Scope): Scope {
  const paying = copyOf(scope);
  paying.pays = true;
  paying.settled = false;
  return paying;
}

/** The same eyes when all is paid, whether or not it is known what "it" is. */
export function paidFor(scope: Scope, settled: boolean): Scope {
  const paid = copyOf(scope);
  paid.pays = false;
  paid.settled = settled;
  return paid;
}

/** The same eyes while another player acts. */
export function whileActs(scope: Scope, doer: Seat): Scope {
  const seen = copyOf(scope);
  seen.doer = doer;
  return seen;
}

/** The same eyes when other cards have been spoken of. */
export function speakingOf(scope: Scope, that: readonly CardRef[]): Scope {
  const seen = copyOf(scope);
  seen.that = that;
  return seen;
}

/** The same eyes when these have been chosen for the act at hand. */
export function havingChosen(scope: Scope, before: readonly CardRef[]): Scope {
  const seen = copyOf(scope);
  seen.before = before;
  return seen;
}

function copyOf(scope: Scope): Draft {
  return {
    you: scope.you,
    doer: scope.doer,
    source: scope.source,
    that: scope.that,
    rest: scope.rest,
    left: scope.left,
    asItIs: scope.asItIs,
    before: scope.before,
    event: scope.event,
    pays: scope.pays,
    settled: scope.settled,
    via: scope.via,
    named: scope.named,
    paid: scope.paid,
    player: scope.player,
    inChain: scope.inChain,
    points: scope.points,
    thatMany: scope.thatMany,
  };
}

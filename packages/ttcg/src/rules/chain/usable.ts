import { type CardId, cardOf, opponentOf, resolveRef, type Seat, zoneOf } from '@cardscape/kernel';
import type { Told } from '../../language/tree/tree.ts';
import { countersRankUp } from '../../language/tree/triggers.ts';
import { playsItself } from '../../language/tree/used-from.ts';
import type { Program } from '../book/program.ts';
import { matchesTold } from '../meaning/event-match.ts';
import type { UsableEffect } from '../position/cache.ts';
import type { Link } from '../position/chain-link.ts';
import {
  activeCards,
  type Duel,
  isActive,
  isFaceDown,
  rolesOf,
  sheetOf,
  textsOf,
  usable,
} from '../position/duel.ts';
import { spokenOf } from '../position/link.ts';
import { eyesOf, type Scope, scopeAt } from '../position/scope.ts';
import { isBarredFrom } from '../position/spots.ts';
import type { FieldCard } from '../position/state.ts';
import { discardOf, handOf } from '../position/zones.ts';
import { hasAllowances, isAllowedNow } from '../standing/allowed.ts';
import { isKeptFrom } from '../standing/forces.ts';
import { isOtherFreed } from '../standing/freed.ts';
import { hostOfLent, lentTo } from '../standing/lent.ts';
import type { Eyes } from './can-do.ts';
import { byPlayer } from './cause.ts';
import { duringHolds, timesThisTurn } from './happen.ts';
import { type Happening, happening } from './happening.ts';
import { isIdle } from './idle.ts';
import { isReadyFor } from './ready.ts';
import { cannotTap, isSpent } from './spent.ts';

/** An effect that can be used now, and what it answers. */
export interface Use {
  readonly card: CardId;
  readonly effect: number;
  readonly event: Happening | null;
}

/** The effects that a player can use now: freely, or in answer. */
export function uses(duel: Duel, seat: Seat, free: boolean): Use[] {
  const found: Use[] = [];
  for (const one of usableOf(duel, seat)) {
    const event = usableNow(duel, seat, one, free, seat);
    if (event !== undefined) found.push({ card: one.card, effect: one.effect, event });
  }
  for (const { card, effect, event } of lentUses(duel, seat, free, seat))
    found.push({ card, effect, event });
  const { handUse, discardUse } = textsOf(duel);
  if (handUse)
    for (const card of zoneOf(duel.state.table, handOf(seat)).cards)
      for (const effect of BOTH) {
        const event = usableInHand(duel, seat, card, effect, free);
        if (event !== undefined) found.push({ card, effect, event });
      }
  if (discardUse) found.push(...usesOfDiscarded(duel, seat, free, seat));
  return found;
}

const BOTH = [0, 1] as const;

type LentUse = Use & { readonly host: CardId };

const NONE: readonly LentUse[] = [];

/** R-T275. The effects of cards under those of a player that these may use now. */
function lentUses(duel: Duel, seat: Seat, free: boolean, eyes: Eyes): readonly LentUse[] {
  const lent = lentTo(duel, seat);
  if (lent.length === 0) return NONE;
  return lent.flatMap(({ card, host }) =>
    BOTH.flatMap((effect) => {
      const one = usable(duel, card, effect);
      const event = usableNow(duel, seat, one, free, eyes, host);
      return event === undefined ? [] : [{ card, host, effect, event }];
    }),
  );
}

/** The effects of the cards in a player's discard pile that may be used there. */
function usesOfDiscarded(duel: Duel, seat: Seat, free: boolean, eyes: Eyes): Use[] {
  const found: Use[] = [];
  for (const card of zoneOf(duel.state.table, discardOf(seat)).cards) {
    if (!sheetOf(duel, card).fromDiscard) continue;
    for (const effect of BOTH) {
      const event = usableInDiscard(duel, seat, card, effect, free, eyes);
      if (event !== undefined) found.push({ card, effect, event });
    }
  }
  return found;
}

/** The effects of a player's cards that may be used now. */
function usableOf(duel: Duel, seat: Seat): readonly UsableEffect[] {
  const { used, usedOffTurn } = rolesOf(duel, seat);
  return duel.state.active === seat || hasAllowances(duel) ? used : usedOffTurn;
}

/** The use of one effect now, if it can be used. */
export function useOf(
  duel: Duel,
  seat: Seat,
  free: boolean,
  card: CardId,
  effect: 0 | 1,
): Use | undefined {
  const host = isActive(duel, card) ? card : hostOfLent(duel, seat, card);
  const event = duel.state.field[card]
    ? host !== undefined && usableNow(duel, seat, usable(duel, card, effect), free, seat, host)
    : cardOf(duel.state.table, card).zone === discardOf(seat)
      ? usableInDiscard(duel, seat, card, effect, free, seat)
      : usableInHand(duel, seat, card, effect, free);
  return event === undefined || event === false ? undefined : { card, effect, event };
}

/** What an effect used out of the hand, by discarding its card, would answer. */
function usableInHand(
  duel: Duel,
  seat: Seat,
  card: CardId,
  effect: 0 | 1,
  free: boolean,
): Happening | null | undefined {
  const sheet = sheetOf(duel, card);
  if (!sheet.fromHand || !sheet.programs[effect].fromHand) return undefined;
  return usableAway(duel, seat, card, sheet.programs[effect], free, seat);
}

/** What an effect used out of the discard pile would answer. */
function usableInDiscard(
  duel: Duel,
  seat: Seat,
  card: CardId,
  effect: 0 | 1,
  free: boolean,
  eyes: Eyes,
): Happening | null | undefined {
  const program = sheetOf(duel, card).programs[effect];
  if (!program.fromDiscard) return undefined;
  if (program.type === 'continuous' || program.type === 'equip') return undefined;
  return usableAway(duel, seat, card, program, free, eyes);
}

/** What an effect would answer that is used where its card lies, away from the field. */
function usableAway(
  duel: Duel,
  seat: Seat,
  card: CardId,
  program: Program,
  free: boolean,
  eyes: Eyes,
): Happening | null | undefined {
  if (!awayTiming(program, free)) return undefined;
  const event = answered(duel, seat, card, program);
  if (event === undefined || !duringHolds(duel, scopeAt(duel, card), program)) return undefined;
  return isReadyFor(duel, scopeIn(duel, card, seat, event, program), program, eyes)
    ? event
    : undefined;
}

/** Off the field only counters and pulses answer; the rest is used in one's own free time (R-T25). */
function awayTiming({ type, effect, listens, replaces }: Program, free: boolean): boolean {
  if (listens || replaces || type === 'echo' || type === 'latent') return false;
  // R-T195. A passive effect is used by nobody, but to play its own card.
  if (type === 'passive') return free && playsItself(effect);
  return free || type === 'counter' || type === 'pulse';
}

/** What an effect would answer if used now: null for nothing special; undefined if it cannot be used. */
function usableNow(
  duel: Duel,
  seat: Seat,
  { card, effect, program }: UsableEffect,
  free: boolean,
  eyes: Eyes,
  /** The card that uses it, where that is not its own. */
  user = card,
): Happening | null | undefined {
  const there = duel.state.field[user];
  if (!there || there.faceDown > 0) return undefined;
  if (
    program.fromHand ||
    program.fromDiscard ||
    !program.usedByHand ||
    !timing(duel, seat, user, program, effect, there, free)
  )
    return undefined;
  if (user !== card && !isLendable(duel, card, program, effect)) return undefined;
  if (user === card && isSpent(program, there, effect)) return undefined;
  if (isAlreadyAtWork(program, there, effect)) return undefined;
  if (isKeptFrom(duel, user, 'activate effects', 'have effects')) return undefined;
  if (isKeptFrom(duel, user, 'have effects triggered')) return undefined;
  if (isBarredFrom(duel, seat, 'activate effects', user, program)) return undefined;
  if (cannotTap(duel, user, program, null)) return undefined;
  if (program.during && !duringHolds(duel, scopeAt(duel, user), program)) return undefined;
  const event = answered(duel, seat, user, program);
  if (event === undefined) return undefined;
  return isReadyFor(duel, scopeIn(duel, user, seat, event, program), program, eyes)
    ? event
    : undefined;
}

/** What goes on working would be at work on a card that does not say it; how often one is used its own card counts. */
function isLendable({ state }: Duel, card: CardId, program: Program, effect: 0 | 1): boolean {
  const there = state.field[card];
  if (!there || program.type === 'continuous' || program.type === 'equip') return false;
  return !isSpent(program, there, effect);
}

/** The eyes through which an effect would be read if it were used now. */
function scopeIn(
  { state }: Duel,
  card: CardId,
  you: Seat,
  event: Happening | null,
  { when, key: via }: Program,
): Scope {
  const source = { card, generation: cardOf(state.table, card).generation };
  const scope = eyesOf(you, you, source, [spokenOf(event, card, when) ?? source]);
  scope.event = event;
  scope.via = via;
  return scope;
}

/** Does the time allow an effect of this type? The type goes before 2.2.4 (R-T20). */
function timing(
  duel: Duel,
  seat: Seat,
  card: CardId,
  program: Program,
  effect: 0 | 1,
  there: FieldCard,
  free: boolean,
): boolean {
  const { type, evenTapped } = program;
  const { state } = duel;
  if (type === 'dormant') {
    if (there.tapped === 0 || there.tapped >= state.turn) return false;
    return isInTime(duel, seat, card, program);
  }
  if (there.tapped > 0) {
    const freed = evenTapped && duel.edition.textFreesTapped;
    if (!freed && !isOtherFreed(duel, card, effect)) return false;
  }
  // A face-down spell turned up must have lain since an earlier turn; turning up checks that.
  switch (type) {
    case 'counter':
      return !free;
    case 'pulse':
      return free || state.chain.length > 0 || state.news.length > 0;
    default:
      return isInTime(duel, seat, card, program);
  }
}

/** May a player use such an effect in this turn? */
function isInTime(duel: Duel, seat: Seat, card: CardId, program: Program): boolean {
  return (
    duel.state.active === seat ||
    sheetOf(duel, card).isSpell ||
    program.during !== undefined ||
    isAllowedNow(duel, seat, card, program)
  );
}

function isAlreadyAtWork({ type }: Program, there: FieldCard, effect: 0 | 1): boolean {
  return (type === 'continuous' || type === 'equip') && there.works === effect;
}

/**
 * What a use now would answer. A counter needs something to answer: the event that its text names, or
 * anything of the opponent's on the chain; a pulse with an event in its text needs that event.
 */
function answered(
  duel: Duel,
  seat: Seat,
  card: CardId,
  { type, when, answersDraw, effect }: Program,
): Happening | null | undefined {
  if (!when && type !== 'counter') return null;
  // R-T196. In a draw phase it is the draw that is answered.
  if (type === 'counter' && answersDraw)
    return duel.state.news.findLast(
      ({ what, whose }) => what === 'drawn' && whose === opponentOf(seat),
    );
  if (countersRankUp(effect)) return rankUpUnderWay(duel, card, when);
  if (when?.at === 'event' && when.event.what === 'chainResolves' && when.event.before)
    return chainOf(duel, when.event.least);
  if (when?.at === 'event' && (type === 'counter' || type === 'pulse')) {
    const scope = scopeAt(duel, card);
    // The latest first.
    const found = duel.state.news.findLast((one) => matchesTold(duel, scope, when, one));
    return when.nth === undefined || isNth(duel, scope, when, when.nth, found) ? found : undefined;
  }
  if (type !== 'counter') return null;
  const top = duel.state.chain.findLast(({ seat: other }) => other === opponentOf(seat));
  return top ? happeningOf(duel, top) : undefined;
}

/** "The second time each turn ...": was it that? A play that is announced has not happened yet. */
function isNth(
  duel: Duel,
  scope: Scope,
  told: Told,
  nth: number,
  one: Happening | undefined,
): boolean {
  const { chain } = duel.state;
  const isPlay = chain.some(({ kind, card }) => kind === 'play' && card.card === one?.card?.card);
  return timesThisTurn(duel, scope, told) + (isPlay ? 1 : 0) === nth;
}

/** R-T212. A chain of so many effects that is still to be answered. */
function chainOf({ state }: Duel, least = 2): Happening | undefined {
  const effects = state.chain.filter(({ kind }) => kind === 'effect').length;
  if (effects < least) return undefined;
  return happening('chainResolves', state.active, null, undefined, { amount: effects });
}

/** R-T141. A play that would rank up such a unit. */
function rankUpUnderWay(duel: Duel, card: CardId, when: Program['when']): Happening | undefined {
  const play = duel.state.chain.findLast(({ kind }) => kind === 'play');
  if (!play?.target || when?.at !== 'event') return undefined;
  const one = happening('rankedUp', play.seat, play.target, byPlayer(play.seat), {
    other: play.card,
    otherWhose: play.seat,
  });
  return matchesTold(duel, scopeAt(duel, card), when, one) ? one : undefined;
}

/** Something on the chain as an event. */
function happeningOf({ state }: Duel, { kind, seat, card, target }: Link): Happening {
  const what = kind === 'effect' ? 'activates' : kind === 'attack' ? 'attacks' : 'played';
  const other = target && resolveRef(state.table, target) !== undefined ? target : null;
  return happening(what, seat, card, byPlayer(seat), {
    other,
    otherWhose: other ? opponentOf(seat) : null,
  });
}

/** Could a player do anything in a window, for all that the public can tell? */
export function mayAnswer(duel: Duel, seat: Seat): boolean {
  if (duel.edition.faceDown && flippable(duel, seat).length > 0) return true;
  const { handAnswers, discardUse } = textsOf(duel);
  if (handAnswers && zoneOf(duel.state.table, handOf(seat)).cards.length > 0) return true;
  for (const one of usableOf(duel, seat)) {
    const event = usableNow(duel, seat, one, false, 'public');
    if (event === undefined) continue;
    const { card, program } = one;
    if (!isIdle(duel, scopeIn(duel, card, seat, event, program), program)) return true;
  }
  for (const { card, host, effect, event } of lentUses(duel, seat, false, 'public')) {
    const program = sheetOf(duel, card).programs[effect as 0 | 1];
    if (!isIdle(duel, scopeIn(duel, host, seat, event, program), program)) return true;
  }
  return discardUse && usesOfDiscarded(duel, seat, false, 'public').length > 0;
}

/**
 * Could a player answer what has happened, for all that the public can tell, in a way that is not open to them later,
 * when they act freely: out of the hand or discard pile (R-T201), or by an effect that waits for it (R-T311)?
 */
export function mayAnswerNews(duel: Duel, seat: Seat): boolean {
  const { handHears, discardUse } = textsOf(duel);
  const { table, news } = duel.state;
  if (zoneOf(table, handOf(seat)).cards.length > 0 && news.some(({ what }) => handHears.has(what)))
    return true;
  if (
    discardUse &&
    usesOfDiscarded(duel, seat, false, 'public').some(({ event }) => event !== null)
  )
    return true;
  return usableOf(duel, seat).some((one) => {
    if (!waitsToBeUsed(one.program)) return false;
    const event = usableNow(duel, seat, one, false, 'public');
    if (event === undefined) return false;
    return !isIdle(duel, scopeIn(duel, one.card, seat, event, one.program), one.program);
  });
}

/** "Pulse: When you lose points, ...": used when that has happened. */
const waitsToBeUsed = ({ type, when }: Program): boolean =>
  when?.at === 'event' && (type === 'pulse' || type === 'counter');

/** Face-down cards that may be turned up now (edition 0.001). */
export function flippable(duel: Duel, seat: Seat): CardId[] {
  const { state } = duel;
  return activeCards(duel, seat).filter((id) => {
    if (!isFaceDown(duel, id)) return false;
    if (!sheetOf(duel, id).isSpell) return state.active === seat;
    return (state.field[id]?.faceDown ?? 0) < state.turn;
  });
}

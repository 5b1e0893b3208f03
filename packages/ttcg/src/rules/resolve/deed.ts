import {
  type CardId,
  type CardRef,
  cardOf,
  opponentOf,
  resolveRef,
  type Seat,
  zoneOf,
} from '@cardscape/kernel';
import { eventsOf } from '../../language/tree/told.ts';
import type { Act, Effect, Price, Told } from '../../language/tree/tree.ts';
import { kindOf, type Program } from '../book/program.ts';
import { canDo } from '../chain/can-do.ts';
import { BY_RULE, type Cause } from '../chain/cause.ts';
import { happen, isAwake } from '../chain/happen.ts';
import { calledAs, type Happening, happening } from '../chain/happening.ts';
import { isReady } from '../chain/ready.ts';
import { isSpent } from '../chain/spent.ts';
import { isWatching } from '../chain/watching.ts';
import { holds } from '../meaning/conditions.ts';
import { matchesEvent } from '../meaning/event-match.ts';
import { forgetNote, noteLeaving } from '../meaning/noting.ts';
import { suitThat } from '../meaning/suits.ts';
import { isThrough } from '../meaning/through-attacks.ts';
import type { Link } from '../position/chain-link.ts';
import {
  controllerOf,
  type Duel,
  isActive,
  isFaceDown,
  refOf,
  rolesOf,
  sheetOf,
} from '../position/duel.ts';
import type { Frame } from '../position/frame.ts';
import { EMPTY_DECK_PRICE, LOOP_LIMIT } from '../position/limits.ts';
import { effectLink, linkWith, programIn } from '../position/link.ts';
import { type Scope, scopeAt, scopeOf } from '../position/scope.ts';
import { onField } from '../position/state.ts';
import { regionOf } from '../position/zones.ts';
import { concerns } from '../standing/barred.ts';
import { isForbidden } from '../standing/forbidden.ts';
import { forces } from '../standing/forces.ts';
import { priceOf } from '../standing/price.ts';
import { absorbed, leftToLose } from './absorb.ts';
import type { Deed } from './deed-kinds.ts';
import { boundCards, changePoints, drawCard, send, shown, unbind } from './deeds.ts';
import { noteOutcome } from './outcome.ts';
import { tap, untap } from './tapping.ts';

/**
 * Does it, unless something forbids it or takes its place. Returns whether it came about: what has been
 * replaced has not, and what its player may still replace is taken to.
 */
export function attempt(duel: Duel, wanted: Deed): boolean {
  const deed = wanted.do === 'points' && !wanted.exact ? scaled(duel, wanted) : wanted;
  if (isForbidden(duel, deed)) return false;
  const link = replacement(duel, deed);
  if (!link) {
    if (!replacedByWatch(duel, deed)) return enact(duel, deed);
    noteOutcome(duel);
    return false;
  }
  noteOutcome(duel);
  // If it is done after all, it is done later than what it was to be done with.
  const alone = deed.do === 'send' && deed.together ? { ...deed, together: false } : deed;
  duel.state.frames.push({ kind: 'replace', link, deed: alone, stage: 'ask' });
  const program = programIn(duel, link);
  return isLeftToPlayer(program) || comesFirst(program);
}

/** May its player decide against it: by its words, or as its type is one that is used by hand? */
export function isLeftToPlayer({ type, effect }: Program): boolean {
  const [first] = effect.sentences;
  const isUsed = type === 'pulse' || type === 'counter';
  return isUsed || first?.may === 'you' || first?.cost !== undefined;
}

/** Is what would happen done all the same, afterwards? */
export const comesFirst = ({ when }: Program): boolean =>
  when?.at === 'would' && when.first === true;

/** "Double the points your opponent loses". */
function scaled(duel: Duel, deed: Extract<Deed, { do: 'points' }>): Deed {
  let { by } = deed;
  for (const { act, seat, source } of forces(duel).onPlayers) {
    if (act.do !== 'scalePoints' || !concerns(act.who, seat, deed.seat)) continue;
    if (act.through && !isThrough(duel, act.through, deed.cause, seat, source)) continue;
    if (by !== 0 && (act.of === 'gain') === by > 0) by = scaledBy(by, act);
  }
  return by === deed.by ? deed : { ...deed, by };
}

function scaledBy(by: number, { how, by: step = 0 }: Extract<Act, { do: 'scalePoints' }>): number {
  const size = Math.abs(by);
  const scaled = {
    double: size * 2,
    triple: size * 3,
    halve: Math.floor(size / 2),
    reduce: Math.max(0, size - step),
    increase: size + step,
  }[how];
  return by < 0 ? -scaled : scaled;
}

/** Does it. */
export function enact(duel: Duel, deed: Deed): boolean {
  if (deed.do === 'draw' && deed.empty) return findNothing(duel, deed);
  if (deed.do === 'draw') return drawCard(duel, deed) !== undefined;
  if (deed.do === 'points') return changePoints(duel, deed.exact ? deed : absorbed(duel, deed));
  const id = resolveRef(duel.state.table, deed.card);
  if (id === undefined) return false;
  switch (deed.do) {
    case 'destroy':
      if (!duel.state.field[id]) return false;
      destroy(duel, id, deed.cause, deed.price);
      return true;
    case 'tap':
      return tap(duel, id, deed.cause);
    case 'untap':
      return untap(duel, id, deed.cause);
    case 'send':
      send(duel, id, deed);
      return true;
  }
}

/** A draw phase with an empty deck costs 5 points, each time; other draws do nothing (R-T12). */
function findNothing(duel: Duel, { seat, empty }: Extract<Deed, { do: 'draw' }>): boolean {
  if (empty !== 'turn') return false;
  duel.log?.push({ type: 'emptyDeck', seat });
  return attempt(duel, { do: 'points', seat, by: -EMPTY_DECK_PRICE, cause: BY_RULE });
}

/** Sends a card that is destroyed, and what is equipped to it, and what it costs (R-T3). */
function destroy(duel: Duel, id: CardId, cause: Cause, said?: Price): void {
  const { state } = duel;
  const active = isActive(duel, id);
  const { isSpell } = sheetOf(duel, id);
  const price = active && !isSpell ? priceOf(duel, id, said) : 0;
  const owner = (cardOf(state.table, id).owner ?? 0) as Seat;
  const under =
    active && duel.edition.destroyTakesStack
      ? zoneOf(state.table, cardOf(state.table, id).zone).cards.slice(1)
      : [];
  const equipment = boundCards(duel, refOf(duel, id));
  const whose = controllerOf(duel, id);
  noteLeaving(duel, [id, ...under, ...equipment]);
  send(duel, id, { to: 'discard', as: 'destroyed', cause });
  for (const item of equipment) onField(state, item).bound = null;
  if (cause.kind === 'effect' && cause.card && cause.card.card !== id)
    happen(
      duel,
      happening('destroys', cause.by ?? whose, cause.card, cause, {
        other: refOf(duel, id),
        otherWhose: whose,
      }),
    );
  for (const one of under) send(duel, one, { to: 'discard', cause });
  if (price !== 0) attempt(duel, { do: 'points', seat: owner, by: -price, forUnit: true, cause });
  for (const item of equipment) if (state.field[item]) destroyWithUnit(duel, item, cause);
}

/** R-T305. An equip card goes with its unit, unless it is kept from that or something takes the place of it. */
function destroyWithUnit(duel: Duel, id: CardId, cause: Cause): void {
  const { frames } = duel.state;
  const before = frames.length;
  const card = refOf(duel, id);
  attempt(duel, { do: 'destroy', card, withUnit: true, cause });
  // What takes its place is still to be said by its effect.
  if (frames.length === before || frames.at(-1)?.kind !== 'replace') loosen(duel, card);
}

/** An equip card that has stayed is no longer at work. */
export function loosen(duel: Duel, card: CardRef): void {
  const id = resolveRef(duel.state.table, card);
  if (id === undefined || !duel.state.field[id]) return;
  unbind(duel, id);
  forgetNote(duel, card);
}

/** The effect that takes the place of a deed; the one whose cards are concerned chooses first. */
function replacement(duel: Duel, deed: Deed): Link | undefined {
  const { state } = duel;
  if (state.triggered > LOOP_LIMIT) return undefined;
  let one: Happening | undefined;
  for (const seat of [state.active, opponentOf(state.active)])
    for (const id of rolesOf(duel, seat).replaces) {
      const sheet = sheetOf(duel, id);
      if (isFaceDown(duel, id)) continue;
      one ??= wouldHappen(duel, deed);
      const index = sheet.programs.findIndex((program, effect) =>
        takesPlace(duel, id, program, effect, one as Happening),
      );
      if (index >= 0) return effectLink(duel, id, index, { event: one });
    }
  return ownReplacement(duel, deed);
}

/** What a card that is not on the field says of itself: "if this card would be discarded, ... instead". */
function ownReplacement(duel: Duel, deed: Deed): Link | undefined {
  if (!('card' in deed)) return undefined;
  const id = resolveRef(duel.state.table, deed.card);
  if (id === undefined || duel.state.field[id] || !sheetOf(duel, id).replaces) return undefined;
  const one = wouldHappen(duel, deed);
  const index = sheetOf(duel, id).programs.findIndex(
    (program, effect) => isOfItself(program.effect) && takesPlace(duel, id, program, effect, one),
  );
  return index < 0 ? undefined : effectLink(duel, id, index, { event: one });
}

const isOfItself = ({ when }: Effect): boolean =>
  when?.at === 'would' && 'card' in when.event && when.event.card === 'this';

/** Whether a sentence that watches for such a deed takes its place: "this turn, if ... would ...". */
function replacedByWatch(duel: Duel, deed: Deed): boolean {
  const { state } = duel;
  if (state.watches.length === 0 || state.triggered > LOOP_LIMIT) return false;
  for (const watch of state.watches) {
    const { link, sentence, once } = watch;
    const { on, if: condition, acts } = programIn(duel, link).effect.sentences[sentence] ?? {};
    if (!on?.would || !isWatching(duel, watch)) continue;
    const scope = scopeOf(link);
    const called = calledIn(duel, scope, on, wouldHappen(duel, deed));
    if (!called) continue;
    if (condition && !holds(duel, scope, condition)) continue;
    // An effect does not take the place of what it does itself.
    const { card, effect } = link;
    if (state.working.some((other) => other.card.card === card.card && other.effect === effect))
      continue;
    const that = 'card' in deed ? [deed.card] : link.that;
    const now = linkWith(link, { that, event: called });
    if (!acts?.every((act) => act.then || canDo(duel, scopeOf(now), act, link.seat))) continue;
    if (!suitThat(duel, scopeOf(now), acts)) continue;
    if (once) state.watches.splice(state.watches.indexOf(watch), 1);
    state.triggered++;
    const subject = shown(duel, card.card);
    duel.log?.push({ type: 'replaced', subject, effect, of: link.design });
    state.frames.push({ kind: 'delayed', link: now, sentence, begun: false });
    return true;
  }
  return false;
}

function takesPlace(
  duel: Duel,
  id: CardId,
  program: Program,
  effect: number,
  one: Happening,
): boolean {
  return (
    wouldTakePlace(duel, id, program, effect, one) &&
    canReplace(duel, effectLink(duel, id, effect, { event: one }), program)
  );
}

/** Is an effect there to take the place of a deed, whether or not it can be done just now? */
export function wouldTakePlace(
  duel: Duel,
  id: CardId,
  program: Program,
  effect: number,
  one: Happening,
): boolean {
  const { when } = program.effect;
  if (when?.at !== 'would' || !program.replaces) return false;
  if (!program.replaces.some((what) => alsoCalled(one, what))) return false;
  // An effect does not take the place of what it does itself.
  if (duel.state.working.some(({ card, effect: other }) => card.card === id && other === effect))
    return false;
  if (duel.state.frames.some((frame) => isReplacingBy(frame, id))) return false;
  if (!mayReplace(duel, id, program, effect)) return false;
  return calledIn(duel, scopeAt(duel, id), when, one) !== undefined;
}

/** Can it be done, and would it do anything to the card of the deed? Else nothing is replaced (R-T42). */
export function canReplace(duel: Duel, link: Link, program: Program): boolean {
  return (
    isReady(duel, link, program) &&
    suitThat(duel, scopeOf(link), program.effect.sentences[0]?.acts ?? [])
  );
}

/** Is an effect awake and not used up, so that it can take the place of something? */
export function mayReplace(duel: Duel, id: CardId, program: Program, effect: number): boolean {
  const there = duel.state.field[id];
  if (there && isSpent(program, there, effect as 0 | 1)) return false;
  return isAwake(duel, id, program, effect, null);
}

/** Is an effect of this card taking the place of something right now, rather than later? */
function isReplacingBy(frame: Frame, id: CardId): boolean {
  return frame.kind === 'replace' && frame.stage !== 'ask' && frame.link.card.card === id;
}

/** A deed as a text calls it that waits for such a thing. */
export function calledIn(
  duel: Duel,
  scope: Scope,
  told: Told,
  one: Happening,
): Happening | undefined {
  for (const event of eventsOf(told)) {
    const called = alsoCalled(one, kindOf(event.what));
    if (called && matchesEvent(duel, scope, event, called)) return called;
  }
  return undefined;
}

/** The same deed by another name: what is destroyed is sent to the discard pile and leaves the field. */
function alsoCalled(one: Happening, what: Happening['what']): Happening | undefined {
  if (one.what === what) return one;
  if (what === 'sent' ? one.to !== null : what === 'leaves' && one.from === 'field')
    return calledAs(one, what);
  return undefined;
}

/** What a deed would be called if it happened. */
export function wouldHappen(duel: Duel, deed: Deed): Happening {
  const { cause } = deed;
  if (deed.do === 'points') {
    const one = happening(deed.by > 0 ? 'gainsPoints' : 'losesPoints', deed.seat, null, cause, {
      amount: Math.abs(deed.by),
      forUnit: deed.forUnit,
    });
    return takesLastPoint(duel, deed) ? { ...one, last: true } : one;
  }
  if (deed.do === 'draw')
    return happening('drawn', deed.seat, null, cause, { amount: deed.empty ? 0 : 1 });
  const { card } = deed;
  const whose = controllerOf(duel, card.card);
  if (deed.do === 'destroy') {
    const one = happening('destroyed', whose, card, cause, { from: 'field', to: 'discard' });
    return deed.withUnit ? { ...one, withUnit: true } : one;
  }
  if (deed.do !== 'send') return happening(DONE[deed.do], whose, card, cause);
  const from = regionOf(duel.state.table, card.card);
  return happening(deed.as ?? 'sent', whose, card, cause, { from, to: deed.to });
}

/** R-T270. Would a player have no points left by it, after all that keeps them from losing some? */
export function takesLastPoint(duel: Duel, deed: Deed): boolean {
  if (deed.do !== 'points' || duel.state.players[deed.seat].points + deed.by > 0) return false;
  return deed.exact === true || duel.state.players[deed.seat].points <= leftToLose(duel, deed);
}

const DONE = { tap: 'tapped', untap: 'untapped' } as const;

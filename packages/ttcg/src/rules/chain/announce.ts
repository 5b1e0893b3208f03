import { type CardId, opponentOf, resolveRef, type Seat } from '@cardscape/kernel';
import { isAskedLate } from '../../language/tree/asked-late.ts';
import { holdsAtOnce } from '../../language/tree/at-once.ts';
import { type Program, waitsAtWork } from '../book/program.ts';
import { printedText } from '../book/texts.ts';
import type { Link } from '../position/chain-link.ts';
import { controllerOf, type Duel, refOf, textsOf } from '../position/duel.ts';
import type { Frame } from '../position/frame.ts';
import { programIn, spokenOf } from '../position/link.ts';
import { scopeOf } from '../position/scope.ts';
import { askCards, askWhether } from '../resolve/ask.ts';
import { attempt } from '../resolve/deed.ts';
import { shown } from '../resolve/deeds.ts';
import { payLater } from '../resolve/resolve-cost.ts';
import { tap } from '../resolve/tapping.ts';
import { isUndiscarded } from '../standing/allowed.ts';
import { byEffect, byPlayer } from './cause.ts';
import { resolveLink } from './chain.ts';
import { noteActivated, tellChained } from './chained.ts';
import { chooseTargets } from './choose-targets.ts';
import { foresee } from './foresee.ts';
import { happen } from './happen.ts';
import { happening } from './happening.ts';
import { handLeft } from './payment.ts';
import { isReady } from './ready.ts';
import { isSpent, tapsItsCard } from './spent.ts';
import { wardOff } from './ward.ts';

/** Gets the effect in hand ready and puts it on the chain. */
export function announce(duel: Duel, frame: Extract<Frame, { kind: 'announce' }>): boolean {
  const { state } = duel;
  const link = state.working.at(-1) as Link;
  const program = programIn(duel, link);
  switch (frame.stage) {
    case 'may': {
      if (frame.triggered && isOptional(program)) {
        const wanted = askWhether(duel, link.seat, 'effect');
        if (wanted === undefined) return false;
        if (!wanted) return giveUp(duel);
      }
      frame.stage = 'overload';
      return false;
    }
    case 'overload':
      if (isDiscardedFor(duel, link, program) && !payOverload(duel, link, program)) return false;
      frame.stage = 'cost';
      if (program.effect.sentences[0]?.cost && !isAskedLate(program.effect)) payLater(duel, 0);
      return false;
    case 'cost':
      recallEvent(link, program);
      frame.stage = 'targets';
      return false;
    case 'targets':
      if (!chooseTargets(duel, link, program)) return false;
      frame.stage = 'put';
      return false;
    case 'put':
      state.working.pop();
      putOnChain(duel, link, program);
      return true;
  }
}

/** "When a unit attacks, discard one card to destroy it": the unit, rather than what was paid. */
export function recallEvent(link: Link, { effect }: Program): void {
  const card = spokenOf(link.event, link.card.card, effect.when);
  if (card && effect.sentences[0]?.cost && effect.when && 'event' in effect.when)
    link.that = [card];
}

function giveUp(duel: Duel): boolean {
  duel.state.working.pop();
  return true;
}

/** Happens only if its player wants it: the text says so, it costs something, or its type is used. */
function isOptional({ type, effect }: Program): boolean {
  const [first] = effect.sentences;
  if (isAskedLate(effect)) return false;
  if (first?.may === 'you' || first?.cost !== undefined) return true;
  return type === 'normal' || type === 'overload' || type === 'dormant';
}

/** Does it cost a card of the hand, as overload effects do unless a text lets them be used without? */
const isDiscardedFor = (duel: Duel, { seat, card }: Link, program: Program): boolean =>
  program.type === 'overload' && !isUndiscarded(duel, seat, card.card, program);

/** Another card of the hand is discarded for an overload effect. */
function payOverload(duel: Duel, link: Link, program: Program): boolean {
  const { seat } = link;
  const scope = scopeOf(link);
  const all = handLeft(duel, scope, program);
  const tried = program.first.entangled && foresee(duel, scope, program, seat) !== 'every';
  const from = tried ? all.filter((id) => isSpareFor(duel, link, id)) : all;
  const chosen = askCards(duel, { seat, why: 'overload', from, min: 1, max: 1 });
  if (!chosen) return false;
  for (const id of chosen) {
    attempt(duel, {
      do: 'send',
      card: refOf(duel, id),
      to: 'discard',
      as: 'discarded',
      cause: byEffect(link),
    });
    link.paid = refOf(duel, id);
  }
  return true;
}

/** Can a card be discarded for an overload effect so that what comes after is possible? */
function isSpareFor(duel: Duel, link: Link, id: CardId): boolean {
  return duel.tryPaying(duel, link, link.seat, { place: 0, picked: [], chosen: [id], all: true });
}

/** Taps the card, tells what is announced, and lets it be answered. */
function putOnChain(duel: Duel, link: Link, program: Program): void {
  const { state } = duel;
  const id = resolveRef(state.table, link.card) ?? link.card.card;
  const there = state.field[id];
  if (there) {
    const counts = link.lent ? state.field[link.lent.card] : there;
    // What keeps cards from being destroyed is used when it does, and what waits when it is set off.
    const begins = link.event === null && waitsAtWork(program);
    if (!program.shields && !begins && counts) {
      counts.uses[link.effect as 0 | 1]++;
      counts.usesInAll[link.effect as 0 | 1]++;
    }
    const own = { ...byPlayer(link.seat), card: link.card };
    if (
      tapsItsCard(program, link.event) &&
      tap(duel, id, own) &&
      textsOf(duel).otherUse &&
      !link.lent
    )
      there.tappedFor = link.effect as 0 | 1;
  }
  const atOnce = holdsAtOnce(program.effect, program.type);
  if (!atOnce) {
    state.chain.push(link);
    noteActivated(duel, link.card);
  }
  duel.log?.push({
    type: 'announced',
    seat: link.seat,
    kind: 'effect',
    subject: shown(duel, id),
    effect: link.effect,
    of: link.design,
    text: printedText(duel, link),
    targets: link.targets.flat().map(({ card }) => shown(duel, card)),
  });
  const cause = byEffect(link);
  happen(duel, happening('activates', link.seat, link.card, cause), 'announced');
  for (const target of link.targets.flat())
    if (state.field[target.card])
      happen(
        duel,
        happening('targeted', controllerOf(duel, target.card), target, cause, {
          other: link.card,
        }),
        'announced',
      );
  tellChained(duel);
  wardOff(duel, link);
  if (atOnce) resolveLink(duel, link);
  else openWindow(duel, opponentOf(link.seat));
}

/** Lets a player answer, and then the other. */
export function openWindow({ state }: Duel, seat: Seat): void {
  state.window = { seat, passes: 0 };
}

/** Begins to get an effect ready, if it can be met. */
export function beginEffect(duel: Duel, link: Link, triggered: boolean): boolean {
  const program = programIn(duel, link);
  const there = duel.state.field[link.card.card];
  if (triggered && there && isSpent(program, there, link.effect as 0 | 1)) return false;
  if (!isReady(duel, link, program)) return false;
  duel.state.working.push(link);
  duel.state.frames.push({ kind: 'announce', stage: 'may', triggered });
  return true;
}

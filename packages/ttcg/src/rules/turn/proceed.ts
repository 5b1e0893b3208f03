import { type CardId, opponentOf, SEATS, type Seat } from '@cardscape/kernel';
import { hasLeftField } from '../../language/tree/leaving.ts';
import { eventsOf } from '../../language/tree/told.ts';
import type { Program } from '../book/program.ts';
import { beginEffect, openWindow } from '../chain/announce.ts';
import { resolveLink } from '../chain/chain.ts';
import { closeChain } from '../chain/chained.ts';
import { happen, isAwake, isMuted } from '../chain/happen.ts';
import { type Happening, happening } from '../chain/happening.ts';
import { mayAnswer, mayAnswerNews } from '../chain/usable.ts';
import { forgetAll, forgetUnasked } from '../meaning/noting.ts';
import { asksOf, type Duel } from '../position/duel.ts';
import { LAST_TURN, LOOP_LIMIT } from '../position/limits.ts';
import { effectLink, programIn } from '../position/link.ts';
import type { Ending, TtcgState, Waiting } from '../position/state.ts';
import { isKeptFrom } from '../standing/forces.ts';
import { showOpenHands } from '../standing/open-hands.ts';
import { endWithAttack } from './attack-over.ts';
import { noticeStates } from './becoming.ts';
import { settleControl } from './control.ts';
import { workFrame } from './frames.ts';
import { settleRows } from './rows.ts';
import { stageStep } from './turn.ts';

/** Plays on by itself until somebody must decide, or the game is over. */
export function proceed(duel: Duel): void {
  const { state } = duel;
  while (state.question === null && !isDecided(duel)) if (!step(duel)) break;
  if (isAtRest(state)) forgetUnasked(duel);
  showOpenHands(duel);
}

/** Is nothing on the chain or in hand, and nothing left to be answered? */
function isAtRest({ frames, chain, waiting, news }: TtcgState): boolean {
  return frames.length === 0 && chain.length === 0 && waiting.length === 0 && news.length === 0;
}

/** One step of what happens by itself; false when it is for a player to go on. */
function step(duel: Duel): boolean {
  const { state } = duel;
  if (settleRows(duel)) return true;
  if (state.frames.length === 0) noticeStates(duel);
  const frame = state.frames.at(-1);
  if (frame) {
    if (workFrame(duel, frame)) state.frames.splice(state.frames.lastIndexOf(frame), 1);
    return true;
  }
  if (settleControl(duel)) return true;
  if (state.resolving) return resolveNext(duel);
  if (state.waiting.length > 0) {
    const place = nextWaiting(state);
    if (place >= 0) return announceWaiting(duel, place);
  }
  if (state.window) return workWindow(duel);
  if (state.news.length > 0) return openNews(duel);
  return stageStep(duel);
}

/** A player at 0 points or fewer loses at once; both at once is a draw (R-T1). */
function isDecided(duel: Duel): boolean {
  const { state } = duel;
  if (state.over) return true;
  const [first, second] = state.players;
  if (first.points > 0 && second.points > 0 && state.turn <= LAST_TURN) return false;
  const lost = SEATS.filter((seat) => state.players[seat].points <= 0);
  const winner = lost.length === 1 ? opponentOf(lost[0] as Seat) : null;
  const reason = (['turns', 'points', 'bothPoints'] as const)[lost.length] as Ending;
  state.over = { winner, reason };
  clear(state);
  forgetAll(duel);
  duel.log?.push({ type: 'over', winner, reason });
  return true;
}

/** Nothing that was going on matters any more. */
function clear(state: TtcgState): void {
  state.frames.length = 0;
  state.working.length = 0;
  state.waiting.length = 0;
  state.chain.length = 0;
  if (state.chained) delete state.chained;
  if (state.activated) delete state.activated;
  state.forming = false;
  state.window = null;
  state.question = null;
  state.reply = null;
}

/** Works off the chain, the last first. */
function resolveNext(duel: Duel): boolean {
  const { state } = duel;
  const link = state.chain.pop();
  if (link) resolveLink(duel, link);
  else {
    state.resolving = false;
    closeChain(duel);
    if (state.chained) tellChain(duel);
  }
  if (link?.kind === 'attack') endWithAttack(duel, link.card);
  return true;
}

/** A chain of two or more has been worked off (R-T151). */
function tellChain(duel: Duel): void {
  const { state } = duel;
  const amount = state.chained?.filter(({ effect }) => effect >= 0).length ?? 0;
  happen(duel, happening('chainResolves', state.active, null, undefined, { amount }));
  delete state.chained;
}

/**
 * Which trigger comes next, the turn player's first; -1 if all wait. What an announcement sets off
 * stands above it; the rest waits until the chain is empty, and then forms the next one (R-T7).
 */
function nextWaiting(state: TtcgState): number {
  const { waiting, active } = state;
  if (state.chain.length === 0) state.forming = true;
  let found = -1;
  for (let place = 0; place < waiting.length; place++) {
    const { seat, event } = waiting[place] as Waiting;
    if (!state.forming && !(event && STANDS_ABOVE.has(event.what))) continue;
    if (seat === active) return place;
    if (found < 0) found = place;
  }
  return found;
}

/** What happens when something is announced, before it is carried out. */
const STANDS_ABOVE: ReadonlySet<Happening['what']> = new Set([
  'activates',
  'targeted',
  'attacks',
  'attacked',
]);

/** Puts what was set off on the chain. */
function announceWaiting(duel: Duel, place: number): boolean {
  const { state } = duel;
  const [next] = state.waiting.splice(place, 1) as [Waiting];
  if (++state.triggered > LOOP_LIMIT) {
    state.waiting.length = 0;
    if (state.triggered === LOOP_LIMIT + 1) duel.log?.push({ type: 'loop' });
    return true;
  }
  const { seat, card, effect, event, watch } = next;
  if (watch) {
    state.frames.push({ kind: 'delayed', ...watch, begun: false });
    return true;
  }
  if (duel.state.table.cards[card.card]?.generation !== card.generation) return true;
  const link = effectLink(duel, card.card, effect, { seat, event });
  const program = programIn(duel, link);
  // R-T10: an echo comes whether its card is tapped or not.
  const isEcho = program.type === 'echo';
  if (isEcho && isKeptQuiet(duel, card.card, program)) return true;
  // Set off twice at once, a card that is tapped for the first time cannot be used for the second.
  const asked = !isEcho && !isItsEnd(program);
  if (asked && !isAwake(duel, card.card, program, effect, event)) return true;
  beginEffect(duel, link, true);
  return true;
}

/** R-T304. An echo that is forbidden does not come, and what was not heard once does not come again. */
const isKeptQuiet = (duel: Duel, id: CardId, program: Program): boolean =>
  isMuted(duel, id, program) || isKeptFrom(duel, id, 'activate effects');

/** "Whenever the equipped unit leaves the field": what sets an equip effect off has ended it. */
function isItsEnd({ when }: Program): boolean {
  if (when?.at !== 'event') return false;
  return eventsOf(when).some(
    (event) => 'card' in event && event.card === 'equipped' && hasLeftField(event),
  );
}

/** Asks in turn who wants to answer, until both have passed in a row. */
function workWindow(duel: Duel): boolean {
  const { state } = duel;
  const window = state.window as NonNullable<TtcgState['window']>;
  state.forming = false;
  if (window.passes >= 2) {
    state.window = null;
    state.news.length = 0;
    state.resolving = state.chain.length > 0;
    if (state.chain.length > 1 && asksOf(duel).seldom.has('chainResolves'))
      state.chained = state.chain.map(({ card, effect }) => ({ card: card.card, effect }));
    return true;
  }
  if (mayAnswer(duel, window.seat)) return false;
  pass(state);
  return true;
}

/** The one whose chance it is lets it go by. */
export function pass({ window }: TtcgState): void {
  if (!window) return;
  window.passes++;
  window.seat = opponentOf(window.seat);
}

/** One window for all that has happened. The turn player can go on acting anyway, but for what answers just that. */
function openNews(duel: Duel): boolean {
  const { state } = duel;
  openWindow(duel, opponentOf(state.active));
  const free = (state.stage === 'main' || state.stage === 'battle') && state.step === 1;
  if (free && state.window && !mayAnswerNews(duel, state.active)) state.window.passes = 1;
  return true;
}

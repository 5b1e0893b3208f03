import { opponentOf, rollDie, type Seat, zoneOf } from '@cardscape/kernel';
import type { Period } from '../../language/tree/tree.ts';
import { END_STAGE, END_TURN } from '../acts/players.ts';
import { openWindow } from '../chain/announce.ts';
import { BY_RULE } from '../chain/cause.ts';
import { duringHolds, isAwake } from '../chain/happen.ts';
import { happening } from '../chain/happening.ts';
import { tellSkip } from '../chain/seldom.ts';
import { isWatching } from '../chain/watching.ts';
import {
  type Duel,
  isFaceDown,
  present,
  refOf,
  rolesOf,
  sheetOf,
  touch,
} from '../position/duel.ts';
import { scopeAt } from '../position/scope.ts';
import type { Stage, TtcgState } from '../position/state.ts';
import { deckOf, handOf } from '../position/zones.ts';
import { askCards } from '../resolve/ask.ts';
import { attempt } from '../resolve/deed.ts';
import { drawCard, shuffleDeck } from '../resolve/deeds.ts';
import { drawsInPhase, handLimitOf } from '../standing/allotted.ts';
import { isBarred } from '../standing/barred.ts';
import { isBesides } from '../standing/besides.ts';
import { passing, seatOf } from '../standing/expiry.ts';
import { endControl } from './control.ts';

const PHASES = { draw: 'draw phase', main: 'main phase', battle: 'battle phase' } as const;

/** The next step of the turn; false when its player decides. */
export function stageStep(duel: Duel): boolean {
  const { state } = duel;
  if (state.step === END_TURN) return enter(duel, 'end');
  switch (state.stage) {
    case 'mulligan':
      return state.players[0].settled && state.players[1].settled ? beginGame(duel) : false;
    case 'draw':
      return drawStep(duel);
    case 'main':
      return freeStep(duel, 'main');
    case 'battle':
      return freeStep(duel, 'battle');
    case 'end':
      return endStep(duel);
  }
}

/** Who goes first is rolled: even is one player, odd the other (2.2.2). */
export function rollForFirst(duel: Duel): void {
  const { state } = duel;
  const roll = rollDie(state.random);
  state.first = roll % 2 === 0 ? 0 : 1;
  state.active = state.first;
  duel.log?.push({ type: 'die', roll, first: state.first });
}

/** The first turn: no draw. */
function beginGame(duel: Duel): boolean {
  beginTurn(duel);
  return true;
}

function beginTurn(duel: Duel, isExtra = false): void {
  const { state } = duel;
  state.turn++;
  state.triggered = 0;
  for (const player of state.players) {
    player.played = 0;
    player.playedCards.length = 0;
  }
  for (const there of state.field) {
    if (!there) continue;
    there.attacks = 0;
    there.uses[0] = 0;
    there.uses[1] = 0;
  }
  duel.log?.push({
    type: 'turn',
    seat: state.active,
    turn: state.turn,
    ...(isExtra && { extra: true as const }),
  });
  const { skips } = state.players[state.active];
  if (skips.turn > 0) {
    skips.turn--;
    tellSkipped(duel, 'turn');
    leaveOut(duel);
    return;
  }
  edge(duel, 'start', 'turn');
  enter(duel, 'draw');
}

/** A turn left out is over at once: nothing is set off, but what was to last or to wait for it passes. */
function leaveOut(duel: Duel): void {
  const { state } = duel;
  expire(duel, 'start', 'turn');
  bringDelayed(duel, 'start', 'turn');
  expire(duel, 'end', 'turn');
  state.stage = 'end';
  state.step = 3;
}

/** Begins a stage: what lasts until then ends, what waits for it is set off, and all may answer. */
function enter(duel: Duel, stage: Stage): boolean {
  const { state } = duel;
  leave(duel);
  state.stage = stage;
  state.step = 0;
  state.triggered = 0;
  touch(duel);
  if (stage === 'end') return true;
  duel.log?.push({ type: 'phase', seat: state.active, phase: stage });
  edge(duel, 'start', PHASES[stage as 'draw']);
  return true;
}

/** The end of the stage that has been. */
function leave(duel: Duel): void {
  const { stage } = duel.state;
  if (stage === 'draw' || stage === 'main' || stage === 'battle') edge(duel, 'end', PHASES[stage]);
}

function drawStep(duel: Duel): boolean {
  const { state } = duel;
  const { active, turn } = state;
  const { skips } = state.players[active];
  switch (state.step) {
    case 0:
      openWindow(duel, active);
      state.step = 1;
      return true;
    case 1:
      state.step = 2;
      if (skips.draw > 0) {
        skips.draw--;
        tellSkipped(duel, PHASES.draw);
      } else if (turn > 1) drawForTurn(duel);
      return true;
    default:
      return skips.main > 0 ? skipMain(duel) : enter(duel, 'main');
  }
}

function tellSkipped(duel: Duel, part: 'turn' | (typeof PHASES)['draw' | 'main' | 'battle']): void {
  const { active } = duel.state;
  duel.log?.push({ type: 'skips', seat: active, part });
  tellSkip(duel, active, part);
}

/** One card, or as many as effects say; with an empty deck it costs points instead (R-T12). */
function drawForTurn(duel: Duel): void {
  const { active, table } = duel.state;
  if (zoneOf(table, deckOf(active)).cards.length === 0) {
    attempt(duel, { do: 'draw', seat: active, empty: 'turn', cause: BY_RULE });
    return;
  }
  for (let i = drawsInPhase(duel, active); i > 0; i--)
    attempt(duel, { do: 'draw', seat: active, cause: BY_RULE });
}

function skipMain(duel: Duel): boolean {
  const { state } = duel;
  const { skips } = state.players[state.active];
  skips.main--;
  tellSkipped(duel, PHASES.main);
  return toBattle(duel);
}

/** To the battle phase, unless it is left out or it is the very first turn. */
function toBattle(duel: Duel): boolean {
  const { state } = duel;
  const { skips } = state.players[state.active];
  if (state.turn === 1) return enter(duel, 'end');
  if (skips.battle > 0) {
    skips.battle--;
    tellSkipped(duel, PHASES.battle);
    return enter(duel, 'end');
  }
  return enter(duel, 'battle');
}

/** The player acts until they move on. */
function freeStep(duel: Duel, stage: 'main' | 'battle'): boolean {
  const { state } = duel;
  if (state.step === END_STAGE) return stage === 'main' ? toBattle(duel) : enter(duel, 'end');
  if (state.step === 1) return false;
  openWindow(duel, state.active);
  if (state.window) {
    // The turn player can act right away: only the other one is asked.
    state.window.seat = opponentOf(state.active);
    state.window.passes = 1;
  }
  state.step = 1;
  return true;
}

/** On to the next stage, as its player chose. */
export function moveOn(duel: Duel, to: 'battle' | 'end'): void {
  if (to === 'battle') {
    toBattle(duel);
    return;
  }
  const { state } = duel;
  if (state.stage === 'main' && state.players[state.active].skips.battle > 0) {
    state.players[state.active].skips.battle--;
    tellSkipped(duel, PHASES.battle);
  }
  enter(duel, 'end');
}

/** The end of a turn: what waits for it, a last window, the hand limit (R-T13). */
function endStep(duel: Duel): boolean {
  const { state } = duel;
  switch (state.step) {
    case 0:
      state.step = 1;
      edge(duel, 'end', 'turn');
      openWindow(duel, state.active);
      return true;
    case 1:
      state.step = 2;
      return true;
    case 2: {
      if (!discardDown(duel)) return true;
      state.step = 3;
      return true;
    }
    default:
      nextTurn(duel);
      return true;
  }
}

/** True when the hand is small enough. */
function discardDown(duel: Duel): boolean {
  const { active, table } = duel.state;
  const { cards } = zoneOf(table, handOf(active));
  const hand = cards.filter((id) => !isBesides(duel, active, id, 'be kept besides'));
  const over = hand.length - handLimitOf(duel, active);
  if (over <= 0 || isBarred(duel, active, 'discard')) return true;
  const question = {
    seat: active,
    why: 'handLimit',
    from: [...hand],
    min: over,
    max: over,
  } as const;
  const chosen = askCards(duel, question);
  if (!chosen) return false;
  for (const id of chosen)
    attempt(duel, {
      do: 'send',
      card: refOf(duel, id),
      to: 'discard',
      as: 'discarded',
      cause: BY_RULE,
    });
  return true;
}

function nextTurn(duel: Duel): void {
  const { state } = duel;
  const isExtra = state.extra !== undefined && state.extra.turns.length > 0;
  state.active = nextPlayer(state);
  state.past.lastTurn = state.past.thisTurn;
  state.past.thisTurn = [];
  state.news.length = 0;
  forgetStale(duel);
  beginTurn(duel, isExtra);
}

/** R-T271. Extra turns first; when there are none left, it goes on with whose turn it would have been. */
function nextPlayer(state: TtcgState): Seat {
  const { extra } = state;
  if (!extra) return opponentOf(state.active);
  const [next, ...turns] = extra.turns;
  if (next === undefined) {
    delete state.extra;
    return extra.after;
  }
  state.extra = { turns, after: extra.after };
  return next;
}

/** What was in force on cards that have gone is no longer needed. */
function forgetStale(duel: Duel): void {
  const { state } = duel;
  const left = state.lasting.filter(
    ({ cards }) => cards.length === 0 || present(duel, cards).length > 0,
  );
  if (left.length < state.lasting.length) state.lasting.splice(0, state.lasting.length, ...left);
  for (const watch of [...state.watches])
    if (watch.until.kind === 'work' && !isWatching(duel, watch))
      state.watches.splice(state.watches.indexOf(watch), 1);
}

/** A turn or phase starts or ends: lasting things pass, put-off sentences and triggers come. */
function edge(duel: Duel, at: 'start' | 'end', part: Period['part']): void {
  if (at === 'end') setOff(duel, at, part);
  expire(duel, at, part);
  if (at === 'start') setOff(duel, at, part);
  bringDelayed(duel, at, part);
}

function expire(duel: Duel, at: 'start' | 'end', part: Period['part']): void {
  const { state } = duel;
  if (state.watches.length > 0) endWatches(state, at, part);
  if (state.lasting.length === 0) return;
  const gone: number[] = [];
  state.lasting.forEach((lasting, place) => {
    const until = passing(lasting.until, at, part, state);
    if (until) lasting.until = until;
    else gone.push(place);
  });
  for (const place of gone.reverse()) {
    const [lasting] = state.lasting.splice(place, 1);
    if (lasting) endControl(duel, lasting);
  }
  touch(duel);
}

function endWatches(state: TtcgState, at: 'start' | 'end', part: Period['part']): void {
  for (const watch of [...state.watches]) {
    const until = passing(watch.until, at, part, state);
    if (until) watch.until = until;
    else state.watches.splice(state.watches.indexOf(watch), 1);
  }
}

/** Sets off "at the start of your turn" and the like. */
function setOff(duel: Duel, at: 'start' | 'end', part: Period['part']): void {
  const { state } = duel;
  const timed = (seat: Seat) => rolesOf(duel, seat).timed;
  for (const id of [...timed(state.active), ...timed(opponentOf(state.active))]) {
    const sheet = sheetOf(duel, id);
    if (isFaceDown(duel, id)) continue;
    sheet.programs.forEach((program, effect) => {
      const { when } = program.effect;
      if (!when || when.at !== at || when.of.part !== part) return;
      const scope = scopeAt(duel, id);
      const meant = seatOf(when.of, scope.you);
      if (meant !== null && meant !== state.active) return;
      if (!isAwake(duel, id, program, effect, null) || !duringHolds(duel, scope, program)) return;
      // What was put to work before is set off by it, rather than put to work again.
      const atWork = program.type === 'continuous' || program.type === 'equip';
      const event = atWork ? happening('timeComes', scope.you, null) : null;
      state.waiting.push({ seat: scope.you, card: scope.source, effect, event });
    });
  }
}

/** Carries out the sentences that were put off to this moment. */
function bringDelayed({ state }: Duel, at: 'start' | 'end', part: Period['part']): void {
  if (state.delayed.length === 0) return;
  const due = state.delayed.filter(
    (one) =>
      one.at === at &&
      one.part === part &&
      (one.seat === null || one.seat === state.active) &&
      one.notIn !== state.turn,
  );
  // The last frame works first: what was put off first is to happen first.
  for (const one of due.reverse()) {
    state.delayed.splice(state.delayed.indexOf(one), 1);
    state.frames.push({ kind: 'delayed', link: one.link, sentence: one.sentence, begun: false });
  }
}

/** The opening hands. */
export function dealHands(duel: Duel): void {
  const { state, edition } = duel;
  for (const seat of [state.first, opponentOf(state.first)] as const) {
    shuffleDeck(duel, seat);
    for (let i = 0; i < edition.openingHand; i++) drawCard(duel, { seat, cause: BY_RULE });
    if (edition.mulligan === undefined) state.players[seat].settled = true;
  }
  state.waiting.length = 0;
  state.news.length = 0;
  state.past.thisTurn = [];
}

import { type CardId, opponentOf, resolveRef, type Seat } from '@cardscape/kernel';
import { isAskedLate } from '../../language/tree/asked-late.ts';
import { asksAgain } from '../../language/tree/asked-twice.ts';
import { follows, lastWith } from '../../language/tree/followers.ts';
import { givesIt, isOtherWay } from '../../language/tree/spoken-of.ts';
import type { Effect, Sentence } from '../../language/tree/tree.ts';
import { type Program, waitsAtWork } from '../book/program.ts';
import { canDo } from '../chain/can-do.ts';
import { BY_RULE, byEffect, type Cause } from '../chain/cause.ts';
import { happen } from '../chain/happen.ts';
import { happening } from '../chain/happening.ts';
import { arePayable } from '../chain/payment.ts';
import { equips } from '../chain/ready.ts';
import { holds } from '../meaning/conditions.ts';
import { doersOf } from '../meaning/doers.ts';
import { finishedBy } from '../meaning/such-effect.ts';
import type { Link } from '../position/chain-link.ts';
import {
  controllerOf,
  type Duel,
  isActive,
  refOf,
  refsTo,
  sheetOf,
  touch,
} from '../position/duel.ts';
import type { ActsFrame, Frame } from '../position/frame.ts';
import { copyLink, programIn } from '../position/link.ts';
import { scopeOf, speakingOf } from '../position/scope.ts';
import type { TtcgState } from '../position/state.ts';
import { untilOf } from '../standing/until.ts';
import { askWhether } from './ask.ts';
import { send, shown } from './deeds.ts';
import { endWork } from './end-work.ts';
import { forgetUnsaid, isLeftOut, leaveOut, next, skip } from './left-out.ts';
import { waitsForSkippedTurn } from './paid-with-turn.ts';
import { putOff } from './put-off.ts';
import { payLater } from './resolve-cost.ts';

type ResolveFrame = Extract<Frame, { kind: 'resolve' }>;

/** Carries out the effect in hand, one sentence after the other. */
export function resolve(duel: Duel, frame: ResolveFrame): boolean {
  const { state } = duel;
  const link = state.working.at(-1) as Link;
  const program = programIn(duel, link);
  const { sentences } = program.effect;
  const sentence = sentences[frame.sentence];
  if (!sentence || isOver(frame, sentences)) {
    finish(duel, link, program, frame.any);
    return true;
  }
  switch (frame.stage) {
    case 'begin':
      if (
        frame.sentence === 0 &&
        frame.only === undefined &&
        !takeEffect(duel, frame, link, program)
      ) {
        frame.sentence = sentences.length;
        return false;
      }
      begin(duel, frame, link, sentence, sentences);
      return false;
    case 'may':
      decideOn(duel, frame, link, sentence);
      return false;
    case 'cost':
      frame.stage = 'acts';
      payLater(duel, frame.sentence);
      return false;
    case 'acts':
      frame.stage = 'end';
      pushActs(duel, frame, program.apart[frame.sentence] === true);
      if (frame.decided) delete frame.decided;
      if (frame.unsaid !== undefined && givesIt(sentence)) delete frame.unsaid;
      return false;
    case 'end':
      next(frame);
      return false;
  }
}

/** Is all done of what was put off, or on the watch? */
const isOver = ({ only, sentence }: ResolveFrame, sentences: readonly Sentence[]): boolean =>
  only !== undefined && sentence > lastWith(sentences, only);

/** Of the players who each decide for themselves, those who want to. */
function willingOf(duel: Duel, { decided, sentence }: ResolveFrame): Seat[] | undefined {
  if (!decided) return undefined;
  const link = duel.state.working.at(-1) as Link;
  const { may = 'both' } = programIn(duel, link).effect.sentences[sentence] ?? {};
  return doersOf(duel, scopeOf(link), may).filter((_, place) => decided[place]);
}

/** Begins the acts of a sentence; where each player does them apart, those of the first lie on top. */
function pushActs(duel: Duel, frame: ResolveFrame, apart: boolean): void {
  const { frames, active } = duel.state;
  const willing = willingOf(duel, frame);
  if (!apart) frames.push(actsFrom(frame.sentence, 0, willing));
  else
    for (const seat of [...(willing ?? bothOf(active))].reverse())
      frames.push(actsFrom(frame.sentence, 0, [seat]));
}

const bothOf = (active: Seat): readonly Seat[] => [active, opponentOf(active)];

/** The acts of a sentence, from one of them on. */
export function actsFrom(sentence: number, act: number, willing?: readonly Seat[]): ActsFrame {
  return {
    kind: 'acts',
    list: 'acts',
    sentence,
    choice: -1,
    option: -1,
    act,
    picked: [],
    did: false,
    ...(willing && { willing }),
  };
}

/** What hangs on a sentence that waits is passed over with it. */
function waitWith(frame: ResolveFrame, sentences: readonly Sentence[]): void {
  frame.any = true;
  frame.sentence = lastWith(sentences, frame.sentence);
  next(frame);
}

/** Does this sentence happen at all? */
function begin(
  duel: Duel,
  frame: ResolveFrame,
  link: Link,
  sentence: Sentence,
  sentences: readonly Sentence[],
): void {
  if (frame.unsaid !== undefined && !isOtherWay(sentence) && sentence.link !== 'done')
    forgetUnsaid(duel, frame, link);
  const scope = scopeOf(link);
  const follower = sentences[frame.sentence + 1];
  const that = targetsIn(duel, link, frame.sentence) ?? scope.that;
  const waits = frame.only === undefined && (sentence.on ?? sentence.at) !== undefined;
  const replaced = !waits && follower?.link === 'instead' ? follower.if : undefined;
  if (follower && replaced && holds(duel, speakingOf(scope, that), replaced)) {
    // The next one takes its place, and is not to be left out in its turn.
    link.that = [...that];
    frame.sentence++;
    frame.stage = follower.may ? 'may' : 'acts';
    return;
  }
  const isFirst = frame.sentence === 0 && frame.only === undefined;
  if (isFirst && waitsForSkippedTurn(programIn(duel, link).effect)) {
    // All of it waits for the turn that is given up for it (3.3.4).
    sentences.forEach((one, at) => {
      if (at === 0 || !follows(one)) putOff(duel, link, at, SKIPPED_TURN);
    });
    frame.any = true;
    frame.sentence = sentences.length;
  } else if (isLeftOut(frame, sentences)) {
    if (sentence.link === 'instead') frame.done = false;
    if (sentence.link === 'done') frame.held = false;
    leaveOut(duel, frame);
  } else if (sentence.on && frame.only === undefined) {
    watchFor(duel, link, frame.sentence, sentence.on);
    waitWith(frame, sentences);
  } else if (sentence.at && frame.only === undefined) {
    frame.held = !sentence.askedFirst || isSo(duel, link, sentence);
    if (!frame.held) skip(duel, frame);
    else {
      putOff(duel, link, frame.sentence, sentence.at);
      waitWith(frame, sentences);
    }
  } else {
    // What is asked once more is asked of the same cards (R-T313).
    const again = frame.only === undefined && asksAgain(sentences[frame.sentence - 1], sentence);
    if (again && frame.asked) link.that = [...frame.asked];
    if (sentence.if) frame.asked = [...link.that];
    frame.held = sentence.askedFirst || isSo(duel, link, sentence);
    if (!frame.held || (isFirst && cannotBeDone(duel, link, sentence))) skip(duel, frame);
    else frame.stage = asks(frame, sentence, programIn(duel, link).effect) ? 'may' : 'acts';
  }
}

const isSo = (duel: Duel, link: Link, { if: condition }: Sentence): boolean =>
  !condition || holds(duel, scopeOf(link), condition);

/** R-T355. "Destroy two units. If you cannot, draw a card.": of one unit, none is destroyed. */
function cannotBeDone(duel: Duel, link: Link, { may, acts }: Sentence): boolean {
  if (may || !programIn(duel, link).first.orElse) return false;
  const then = acts.findIndex((act) => act.then);
  const now = then < 0 ? acts : acts.slice(0, then);
  return !now.every((act) => canDo(duel, scopeOf(link), act, link.seat));
}

/** The cards that were chosen for the last act of a sentence when the effect was announced, if any. */
function targetsIn(duel: Duel, link: Link, sentence: number): Link['that'] | undefined {
  const { targets } = programIn(duel, link);
  const last = targets.findLast((target) => target.sentence === sentence);
  if (!last) return undefined;
  const ofAct = targets.filter(({ sentence: at, act }) => at === sentence && act === last.act);
  const slot = ofAct[0]?.slot;
  return targets.flatMap((target, at) =>
    ofAct.includes(target) && target.slot === slot ? (link.targets[at] ?? []) : [],
  );
}

const SKIPPED_TURN = {
  at: 'start',
  of: { part: 'turn', whose: 'your', next: true },
} as const;

/** The first sentence was decided on, and paid for, when the effect was announced. */
function asks(
  { sentence: at, only }: ResolveFrame,
  { may, cost }: Sentence,
  effect: Effect,
): boolean {
  if (at > 0 || isAskedLate(effect)) return may !== undefined || cost !== undefined;
  return may !== undefined && (may !== 'you' || only !== undefined);
}

function decideOn(duel: Duel, frame: ResolveFrame, link: Link, sentence: Sentence): void {
  const { may, cost } = sentence;
  if (may && may !== 'you' && may !== 'opponent') {
    decideEach(duel, frame, doersOf(duel, scopeOf(link), may));
    return;
  }
  const seat = may === 'opponent' ? opponentOf(link.seat) : link.seat;
  const { askedLate, orElse } = programIn(duel, link).first;
  const late = frame.sentence === 0 && askedLate;
  const paid = frame.sentence === 0 && !late;
  const elsewise = frame.sentence === 0 && (askedLate || orElse);
  if (elsewise && !duel.state.reply && !canDoAll(duel, link, sentence, seat)) {
    skip(duel, frame);
    return;
  }
  if (cost && !paid && !arePayable(duel, scopeOf(link), cost, link.seat)) {
    skip(duel, frame);
    return;
  }
  const wanted = askWhether(duel, seat, cost && !paid ? 'cost' : 'acts');
  if (wanted === undefined) return;
  if (!wanted) skip(duel, frame);
  else frame.stage = cost && !paid ? 'cost' : 'acts';
}

/** Each of these players decides for themselves, the turn player first. */
function decideEach(duel: Duel, frame: ResolveFrame, seats: readonly Seat[]): void {
  frame.decided ??= [];
  for (const seat of seats.slice(frame.decided.length)) {
    const wanted = askWhether(duel, seat, 'each');
    if (wanted === undefined) return;
    frame.decided.push(wanted);
  }
  if (frame.decided.includes(true)) frame.stage = 'acts';
  else {
    delete frame.decided;
    skip(duel, frame);
  }
}

/** Nobody is asked for what they know that they cannot do. */
function canDoAll(duel: Duel, link: Link, { cost, acts }: Sentence, seat: Seat): boolean {
  if (cost && programIn(duel, link).first.entangled) return duel.tryPaying(duel, link, seat);
  return acts.every((act) => canDo(duel, scopeOf(link), act, seat));
}

/** Lets a sentence wait for something to happen. */
function watchFor(
  duel: Duel,
  link: Link,
  sentence: number,
  { word, for: duration }: NonNullable<Sentence['on']>,
): void {
  const { state } = duel;
  if (!duration) endWatch(state, link, sentence);
  state.watches.push({
    link: copyLink(link),
    sentence,
    once: word !== 'whenever',
    until: duration ? untilOf(duel, link, duration) : { kind: 'work', effect: link.effect },
  });
}

/** An effect that is put to work again begins anew to watch. */
function endWatch({ watches }: TtcgState, { card, effect }: Link, sentence: number): void {
  const at = watches.findIndex(
    (watch) =>
      watch.until.kind === 'work' &&
      watch.sentence === sentence &&
      watch.link.card.card === card.card &&
      watch.link.effect === effect,
  );
  if (at >= 0) watches.splice(at, 1);
}

/** What an effect of its type does by itself; false if there is nothing more to do. */
function takeEffect(duel: Duel, frame: ResolveFrame, link: Link, program: Program): boolean {
  const { state } = duel;
  const id = resolveRef(state.table, link.card);
  const there = id === undefined ? undefined : state.field[id];
  if (program.type === 'continuous') {
    if (id === undefined || !there || !isActive(duel, id)) return false;
    if (link.event === null) {
      // What ends when its card is untapped does not begin on an untapped one (R-T9, R-T140).
      if (duel.edition.untappingEndsContinuous && there.tapped === 0 && !link.worked) return false;
      there.works = link.effect;
      frame.any = true;
    }
    touch(duel);
    // What answers to events begins to listen now, and does nothing yet.
    return !waitsAtWork(program) || link.event !== null;
  }
  if (program.type === 'equip' && !equips(program) && link.event === null) {
    const target = link.targets[program.targets.length]?.[0];
    if (id === undefined || !there || !target) return false;
    if (!bind(duel, id, target, link.effect, byEffect(link))) return false;
    frame.any = true;
    return !waitsAtWork(program);
  }
  if (program.type === 'echo' && there && link.event !== null) there.echoes |= 1 << link.effect;
  return true;
}

/** Equips a card to another one (R-T11). */
export function bind(
  duel: Duel,
  id: CardId,
  target: { card: CardId; generation: number },
  effect: number,
  cause: Cause,
): boolean {
  const { state } = duel;
  const there = state.field[id];
  const unit = resolveRef(state.table, target);
  if (!there || unit === undefined || unit === id || !isActive(duel, unit)) return false;
  if (there.bound?.card !== unit) endWork(state, id, there.bound);
  there.bound = target;
  there.works = effect;
  touch(duel);
  duel.log?.push({ type: 'equipped', subject: shown(duel, id), to: shown(duel, unit) });
  happen(
    duel,
    happening('equipped', controllerOf(duel, unit), target, cause, { other: refOf(duel, id) }),
  );
  const [item = null] = refsTo(duel, [id]);
  happen(duel, happening('attached', controllerOf(duel, id), item, cause, { other: target }));
  return true;
}

/** All is done: it is told, and a spell may be spent. */
function finish(duel: Duel, link: Link, { type, shields }: Program, any: boolean): void {
  const { state } = duel;
  state.working.pop();
  if (!any && !shields)
    duel.log?.push({
      type: 'fizzles',
      seat: link.seat,
      kind: 'effect',
      subject: shown(duel, link.card.card),
      effect: link.effect,
      of: link.design,
    });
  happen(duel, happening('activates', link.seat, link.card, finishedBy(duel, link)), 'finished');
  spend(duel, link, type);
}

/** In an edition where spells are spent, a used one goes to the discard pile, countered or not. */
export function spend(duel: Duel, { card, effect }: Link, type: Program['type']): void {
  const { state, edition } = duel;
  if (!edition.spellsAreSpent || type === 'continuous' || type === 'equip') return;
  const id = resolveRef(state.table, card);
  const there = id === undefined ? undefined : state.field[id];
  if (id === undefined || !there || !sheetOf(duel, id).isSpell) return;
  // R-T354. It has been equipped by that.
  if (there.bound && there.works === effect) return;
  send(duel, id, { to: 'discard', cause: BY_RULE });
}

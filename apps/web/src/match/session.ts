import {
  type Choice,
  type Consultation,
  type Decision,
  eventFor,
  type GameEvent,
  type GameState,
  type MatchRecord,
  type OpenedGame,
  type Option,
  type PickDecision,
  type Picks,
  randomFrom,
  SEATS,
  type Seat,
  type SeenDecision,
  split,
  type Viewer,
} from '@cardscape/kernel';
import type { Match } from '@cardscape/kernel/match';
import type { Telling } from './beats.ts';
import type { BotShelf, SeatPlans } from './seats.ts';

/** Runs something later; gives back how to call it off. */
export type Later = (run: () => void, wait: number) => () => void;

/** What a session is made of. */
export interface SessionParts<S extends GameState, O, V, E extends GameEvent> {
  readonly opened: OpenedGame<S, O, V, E>;
  readonly match: Match<S, O, V, E>;
  readonly plans: SeatPlans;
  readonly bots: BotShelf<S, O, V, E>;
  readonly tell: Telling<E>;
  /** Called after every step and every step back. */
  readonly save?: () => void;
  /** Whether the browser has kept the match each time; it has if left out. */
  readonly isKept?: () => boolean;
  /** The record with what was seen; the bare record if left out. */
  readonly whole?: () => MatchRecord<O>;
  readonly later?: Later;
  /** The first step that can be taken back; those before it were there when the person sat down. */
  readonly undoFrom?: number;
  /** How much of the usual time everything takes: 1 as told, 0 at once. */
  readonly pace?: number;
  /** What is answered for a person without asking them, such as passing when there is nothing else. */
  readonly settle?: (decision: PickDecision, view: V) => Picks | undefined;
}

/** What the screen shows at one moment. */
export interface Shown<View, Event> {
  /** Moves on with every change. */
  readonly moment: number;
  readonly view: View;
  readonly viewer: Viewer;
  /** What is being told just now, in the viewer's form. */
  readonly events: readonly Event[];
  /** Whether they are shown over the position they came from, or the one they led to. */
  readonly over: 'before' | 'after';
  /** Whether more is to be told before anyone is asked. */
  readonly telling: boolean;
  readonly decision: SeenDecision;
  /** The player who has to come to the screen first. */
  readonly handOver: Seat | undefined;
  readonly canUndo: boolean;
  /** Whether the browser has kept the match so far. */
  readonly isKept: boolean;
}

/** A beat with the position it is shown over. */
interface Scene<S, E> {
  readonly events: readonly E[];
  readonly over: 'before' | 'after';
  readonly state: S;
  readonly hold: number;
}

/** How long a bot seems to think; where there is but one answer it need not. */
const botPause = 650;
const plainPause = 180;

const onTheClock: Later = (run, wait) => {
  const timer = setTimeout(run, wait);
  return () => clearTimeout(timer);
};

/** A match at this screen: people and bots take turns, and everything is shown step by step. */
export class MatchSession<S extends GameState, O, V, E extends GameEvent> {
  readonly plans: SeatPlans;
  readonly opened: OpenedGame<S, O, V, E>;
  readonly match: Match<S, O, V, E>;
  readonly #parts: SessionParts<S, O, V, E>;
  readonly #listeners = new Set<() => void>();
  /** What is still to be shown. */
  #queue: Scene<S, E>[];
  #current: Scene<S, E>;
  #viewer: Viewer;
  #moment = 0;
  /** Calls off what is waited for; nothing while the session is left. */
  #callOff: (() => void) | undefined;
  #shown: Shown<V, E>;

  constructor(parts: SessionParts<S, O, V, E>) {
    this.#parts = parts;
    this.opened = parts.opened;
    this.match = parts.match;
    this.plans = parts.plans;
    const people = this.#people();
    // Two people at one screen: nobody looks until they say that they are there.
    this.#viewer = people.length === 1 ? (people[0] as Seat) : 'table';
    [this.#current, ...this.#queue] = this.#firstScenes();
    this.#shown = this.#picture();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly shown = (): Shown<V, E> => this.#shown;

  /** The record, with what was seen. */
  get record(): MatchRecord<O> {
    return this.#parts.whole?.() ?? this.match.record;
  }

  /** What only the holder of the position can answer the person at the screen. */
  consult(question: Consultation): unknown {
    const seat = this.#viewer;
    if (typeof seat !== 'number') return undefined;
    return this.opened.consult(this.match.state, seat, question);
  }

  /** Answers the open decision for the person at the screen. What is still being told is skipped. */
  choose(picks: Picks): void {
    this.#play(picks);
  }

  /** Gives up for a seat. */
  concede(seat: Seat): void {
    this.#play({ concede: seat });
  }

  /** Why the person at the screen cannot do this now; nothing if they can. */
  explain(option: Option): string | undefined {
    const { state } = this.match;
    return typeof this.#viewer === 'number'
      ? this.match.game.explain(state, this.#viewer, option)
      : 'Say first that you are at the screen.';
  }

  /** Takes back the last choice that a person made here, and all since. */
  undo(): void {
    let seat = this.#undoSeat();
    if (seat === undefined) return;
    do {
      this.match.undo(seat, 'free');
      seat = this.#undoSeat();
      // What was answered for them would be answered again at once.
    } while (seat !== undefined && this.#settled());
    this.#queue = [];
    this.#current = this.#asItLies();
    this.#parts.save?.();
    this.#change();
    this.#goOn();
  }

  /** Shows the next beat at once. */
  skip(): void {
    if (this.#queue.length > 0) {
      this.#callOff?.();
      this.#next();
      return;
    }
    const picks = this.#settled();
    if (picks) this.#play(picks);
  }

  /** The player who was called to the screen is there. */
  arrive(): void {
    const { handOver } = this.#shown;
    if (handOver === undefined) return;
    this.#viewer = handOver;
    this.#change();
  }

  /** Someone is at the screen: what is to be told is told, and bots answer. Gives the way out. */
  enter(): () => void {
    if (this.#callOff === undefined) {
      if (this.#queue.length > 0) this.#wait(() => this.#next(), this.#current.hold);
      else this.#goOn();
    }
    return () => {
      this.#callOff?.();
      this.#callOff = undefined;
    };
  }

  #people(): Seat[] {
    return SEATS.filter((seat) => this.plans[seat].kind === 'human');
  }

  #play(choice: Choice): void {
    const before = this.match.state;
    const events = this.match.choose(choice);
    this.#parts.save?.();
    this.#callOff?.();
    this.#queue = this.#scenes(events, before, this.match.state);
    this.#next();
  }

  /** What is shown on sitting down: how the match began, or its last step if that is a story. */
  #firstScenes(): [Scene<S, E>, ...Scene<S, E>[]] {
    const { steps, decision } = this.match;
    const { state, events } = steps.at(-1) as { state: S; events: readonly E[] };
    const scenes = this.#scenes(events, steps.at(-2)?.state ?? state, state);
    const nothingToTell = decision.ask === 'over' || (steps.length > 1 && scenes.length === 1);
    return nothingToTell ? [this.#asItLies()] : scenes;
  }

  #asItLies(): Scene<S, E> {
    return { events: [], over: 'after', state: this.match.state, hold: 0 };
  }

  #scenes(events: readonly E[], before: S, after: S): [Scene<S, E>, ...Scene<S, E>[]] {
    const [first, ...more] = this.#parts.tell(events).map(({ events: told, over, hold }) => ({
      events: told,
      over,
      state: over === 'before' ? before : after,
      hold,
    }));
    return first ? [first, ...more] : [{ events, over: 'after', state: after, hold: 0 }];
  }

  /** Shows the next beat, then waits for as long as it holds. */
  #next(): void {
    const next = this.#queue.shift();
    if (next) {
      this.#current = next;
      this.#change();
    }
    if (this.#queue.length > 0) this.#wait(() => this.#next(), this.#current.hold);
    else this.#goOn();
  }

  /** Answers for whoever need not be asked, bots above all, once the last beat has been seen. */
  #goOn(): void {
    this.#callOff?.();
    this.#callOff = () => undefined;
    const { decision } = this.match;
    if (decision.ask === 'over') return;
    const { hold } = this.#current;
    if (this.plans[decision.seat].kind === 'bot') {
      const only = decision.ask === 'pick' && decision.options.length === 1;
      const pause = only ? plainPause : botPause;
      this.#wait(() => this.#play(this.#thought(decision)), hold + pause);
      return;
    }
    const picks = this.#settled();
    if (!picks) return;
    // An answer nobody gave is not worth a look of its own; only what it follows is.
    if (hold === 0) this.#play(picks);
    else this.#wait(() => this.#play(picks), hold);
  }

  /** The answer that is given for the person who would be asked, if one is. */
  #settled(): Picks | undefined {
    const { settle } = this.#parts;
    const { decision, game, state } = this.match;
    if (!settle || decision.ask !== 'pick' || this.plans[decision.seat].kind === 'bot')
      return undefined;
    return settle(decision, game.view(state, decision.seat));
  }

  #thought(decision: Decision): Picks {
    const { game, start, steps, state } = this.match;
    const plan = this.plans[decision.seat];
    const bot = plan.kind === 'bot' ? this.#parts.bots[plan.bot] : undefined;
    if (!bot) throw new Error(`There is no bot for seat ${decision.seat}.`);
    // A stream for each step: the same bot thinks the same after a reload or a step back.
    const random = split(randomFrom(start.seed), `bot ${decision.seat} at ${steps.length}`);
    return bot({ game, state, decision, random });
  }

  #wait(run: () => void, time: number): void {
    const later = this.#parts.later ?? onTheClock;
    this.#callOff = later(run, time * (this.#parts.pace ?? 1));
  }

  #undoSeat(): Seat | undefined {
    const answers = this.#people().flatMap((seat) => {
      const answer = this.match.canUndo(seat, 'free');
      const reaches = 'to' in answer && answer.to >= (this.#parts.undoFrom ?? 0);
      return reaches ? [{ seat, to: answer.to }] : [];
    });
    return answers.sort((a, b) => b.to - a.to)[0]?.seat;
  }

  #change(): void {
    this.#moment++;
    this.#shown = this.#picture();
    for (const listener of this.#listeners) listener();
  }

  #picture(): Shown<V, E> {
    const { game, decision } = this.match;
    const telling = this.#queue.length > 0 || this.#settled() !== undefined;
    const asks = !telling && decision.ask !== 'over';
    const called = asks ? decision.seat : undefined;
    const comes = called !== undefined && this.#people().length === 2 && called !== this.#viewer;
    // Between two people, what is shown is what both may see.
    const viewer = comes ? 'table' : this.#viewer;
    return {
      moment: this.#moment,
      view: game.view(this.#current.state, viewer),
      viewer,
      events: this.#current.events.map((event) => eventFor(event, viewer)),
      over: this.#current.over,
      telling,
      decision: game.decisionFor(this.match.state, viewer),
      handOver: comes ? called : undefined,
      canUndo: this.#undoSeat() !== undefined,
      isKept: this.#parts.isKept?.() ?? true,
    };
  }
}

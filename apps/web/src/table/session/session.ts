import {
  type Consultation,
  type GameEvent,
  type GameState,
  type MatchRecord,
  type OpenedGame,
  type Option,
  type Picks,
  SEATS,
  type Seat,
  type SeatDecision,
  type SeatNews,
  type ToldEvent,
  type ToldStep,
  type Viewer,
} from '@cardscape/kernel';
import type { LocalTable } from '@cardscape/players';
import type { SeatPlans } from '../set-up/seats.ts';
import { lastToUndo } from './lastToUndo.ts';
import { botPause, onTheClock, plainPause } from './pace.ts';
import { AS_IT_LIES, resumed, type Scene, scenesOf } from './scenes.ts';
import type { SessionParts, Shown } from './sessionParts.ts';
import { toldAlone } from './toldAlone.ts';
import { Unison } from './unison.ts';

/**
 * What the people at this screen see and do of a match: they sit at its seats, and everything is shown step
 * by step. How long that takes depends on nothing but what they may see.
 */
export class MatchSession<
  S extends GameState = GameState,
  O = unknown,
  V = unknown,
  E extends GameEvent = GameEvent,
> {
  readonly plans: SeatPlans;
  readonly table: LocalTable<S, O, V, E>;
  readonly #parts: SessionParts<S, O, V, E>;
  readonly #people: readonly Seat[];
  readonly #heard: Unison<V, E>;
  readonly #listeners = new Set<() => void>();
  /** The step that is shown or told. */
  #step = -1;
  /** What is still to be shown of it. */
  #queue: Scene[] = [];
  #current = AS_IT_LIES;
  #viewer: Viewer;
  #moment = 0;
  /** The step whose decision was answered here; news of it is on the way. */
  #answered: number | undefined;
  #answering: Promise<void> | undefined;
  /** The step after which the person at the screen said that they had seen what only they may see. */
  #leftAt: number | undefined;
  /** How many choices are to be taken back. */
  #undos = 0;
  /** Whether it was asked to go back, and news of it is on the way. */
  #isGoingBack = false;
  #isHere = false;
  /** Calls off what is waited for. */
  #callOff: (() => void) | undefined;
  #shown: Shown<V, E> | undefined;

  constructor(parts: SessionParts<S, O, V, E>) {
    this.#parts = parts;
    this.plans = parts.plans;
    this.table = parts.table;
    this.#people = SEATS.filter((seat) => this.plans[seat].kind === 'human');
    // Two people at one screen: nobody looks until they say that they are there.
    this.#viewer = this.#people.length === 1 ? (this.#people[0] as Seat) : 'table';
    const seat = parts.seat ?? ((viewer) => this.table.seat(viewer));
    this.#heard = new Unison([...this.#people, this.#viewer], seat);
    this.#heard.listen((news) => this.#hear(news));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether all seats have been told how the match stands, so that it can be shown. */
  readonly isSeated = (): boolean => this.#shown !== undefined;

  readonly shown = (): Shown<V, E> => {
    if (!this.#shown) throw new Error('Nobody has been seated yet.');
    return this.#shown;
  };

  /** The game with its cards. */
  get opened(): OpenedGame<S, O, V, E> {
    return this.table.opened;
  }

  /** The record, with what was seen. */
  get record(): MatchRecord<O> {
    return this.table.record;
  }

  /** All that the person at the screen has been told, step by step. */
  story(): readonly ToldStep<E>[] {
    return this.#heard.feed(this.#seeing()).storyTo(this.#step);
  }

  /** The positions that a player has seen here, in order. */
  views(seat: Seat): readonly V[] {
    return this.#heard.feed(seat).views;
  }

  /** What only the holder of the position can answer the person at the screen. */
  async consult(question: Consultation): Promise<unknown> {
    if (typeof this.#viewer !== 'number' || this.#called() !== undefined) return undefined;
    return this.#heard.port(this.#viewer).consult(this.#step, question);
  }

  /** Why the person at the screen cannot do this now; nothing if they can. */
  async explain(option: Option): Promise<string | undefined> {
    // While another person is called, the one before them is asked no more.
    if (typeof this.#viewer !== 'number' || this.#called() !== undefined)
      return 'Say first that you are at the screen.';
    return this.#heard.port(this.#viewer).whyNot(this.#step, option);
  }

  /** Answers the open decision for the person at the screen. What is still being told is skipped. */
  choose(picks: Picks): void {
    const decision = this.#decision();
    if (decision.ask === 'pick' || decision.ask === 'number') this.#answer(decision.seat, picks);
  }

  /** Gives up for a seat. */
  concede(seat: Seat): void {
    void this.#heard.port(seat).concede();
  }

  /** Takes back the last choice that a person made here, and all since; each time it is called, one more. */
  undo(): void {
    this.#undos++;
    if (this.#undos > 1) return;
    void this.#undoAll().finally(() => {
      this.#undos = 0;
      this.#goOn();
    });
  }

  /** Shows the next beat at once. */
  skip(): void {
    this.#callOff?.();
    if (this.#queue.length > 0) this.#next();
    else if (this.#heard.last > this.#step) this.#tellNext();
    else if (this.#settled() && this.#undos === 0) this.#settle();
    else this.#goOn();
  }

  /** The person at the screen has seen what only they may see: the next one is called. */
  leave(): void {
    if (this.#alone().length === 0) return;
    this.#leftAt = this.#step;
    this.#change();
  }

  /** The player who was called to the screen is there. */
  arrive(): void {
    const { handOver } = this.shown();
    if (handOver === undefined) return;
    this.#viewer = handOver;
    this.#leftAt = undefined;
    this.#change();
  }

  /** Someone is at the screen: what is to be told is told, and bots answer. Gives the way out. */
  enter(): () => void {
    if (!this.#isHere) {
      this.#isHere = true;
      if (this.#queue.length > 0) this.#wait(() => this.#next(), this.#current.hold);
      else this.#goOn();
    }
    return () => {
      this.#isHere = false;
      this.#callOff?.();
    };
  }

  /** Everyone at this screen has heard something. */
  #hear({ news, step }: SeatNews<V, E>): void {
    if (this.#step < 0) this.#begin(step);
    else if (news === 'back' || step < this.#step) this.#showAsItLies(step);
    else if (news === 'step' && this.#isOwn(step)) this.#tellNext();
    else if (this.#queue.length === 0) this.#goOn();
  }

  /** Did someone at this screen choose the step? What they have done is shown at once. */
  #isOwn(step: number): boolean {
    const { chooser } = this.#heard.feed(this.#viewer).told(step);
    return step === this.#step + 1 && chooser !== undefined && this.#people.includes(chooser);
  }

  /** What is shown on sitting down: how the match began, or its last step if that is a story. */
  #begin(step: number): void {
    this.#step = step;
    const over = this.#decision().ask === 'over';
    const scenes = over ? [] : this.#scenes(step);
    [this.#current = AS_IT_LIES, ...this.#queue] = step > 0 ? resumed(scenes) : scenes;
    this.#change();
  }

  #showAsItLies(step: number): void {
    this.#callOff?.();
    this.#step = step;
    this.#answered = undefined;
    this.#isGoingBack = false;
    this.#queue = [];
    this.#current = AS_IT_LIES;
    this.#change();
    this.#goOn();
  }

  #scenes(step: number): Scene[] {
    return scenesOf(this.#heard.feed(this.#viewer).told(step), this.#parts.tell);
  }

  /** Tells the next step that was heard of. */
  #tellNext(): void {
    this.#callOff?.();
    this.#step++;
    this.#answered = undefined;
    this.#queue = this.#scenes(this.#step);
    this.#next();
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

  /** Goes on once the last beat has been seen: to the next step, or to who need not be asked. */
  #goOn(): void {
    if (this.#undos > 0 || this.#step < 0) return;
    this.#callOff?.();
    const { hold } = this.#current;
    if (this.#heard.last > this.#step) {
      const pause = this.#isOwn(this.#step + 1) ? 0 : hold + this.#pauseBefore(this.#step + 1);
      if (pause === 0) this.#tellNext();
      else this.#wait(() => this.#tellNext(), pause);
    } else if (this.#parts.bots.isWaiting)
      this.#wait(() => this.#parts.bots.think(), hold + plainPause);
    else if (hold === 0) this.#settle();
    // An answer nobody gave is not worth a look of its own; only what it follows is.
    else if (this.#settled()) this.#wait(() => this.#settle(), hold);
  }

  /** An opponent who does something to be seen has thought about it; nothing else takes time. */
  #pauseBefore(step: number): number {
    const seen = this.#scenes(step).some(({ hold }) => hold > 0);
    return seen ? botPause - plainPause : 0;
  }

  #decision(): SeatDecision {
    const asked = this.#people.find(
      (seat) => this.#heard.feed(seat).at(this.#step).decision.ask !== 'other',
    );
    return this.#heard.feed(asked ?? this.#viewer).at(this.#step).decision;
  }

  /** The answer that is given for the person who would be asked, if one is. */
  #settled(): Picks | undefined {
    const { settle } = this.#parts;
    const decision = this.#decision();
    if (!settle || decision.ask !== 'pick' || this.#heard.last > this.#step) return undefined;
    return settle(decision, this.#heard.feed(decision.seat).at(this.#step).view);
  }

  #settle(): void {
    const picks = this.#settled();
    if (picks) this.choose(picks);
  }

  #answer(seat: Seat, picks: Picks): void {
    if (this.#answered === this.#step || this.#heard.last > this.#step || this.#isGoingBack) return;
    if (this.#alone().length > 0) return;
    const step = this.#step;
    this.#answered = step;
    this.#answering = this.#heard
      .port(seat)
      .choose(step, picks)
      .then((answer) => {
        if ('done' in answer || this.#answered !== step) return;
        this.#answered = undefined;
        this.#change();
      });
    // Where the table is elsewhere, the answer is on its way.
    if (this.#answered === step) this.#change();
  }

  async #undoAll(): Promise<void> {
    for (; this.#undos > 0; this.#undos--) {
      let again = true;
      while (again) again = await this.#undoOne();
    }
  }

  /** Takes back one choice; says whether another one has to follow. */
  async #undoOne(): Promise<boolean> {
    // A choice whose news is on the way is the last one.
    if (this.#answered !== undefined) {
      await this.#answering;
      await this.#heard.together();
    }
    const seat = this.#undoSeat();
    if (seat === undefined) return false;
    const step = this.#heard.last;
    const answering = this.#heard.port(seat).undo(step);
    if (this.#heard.last === step) this.#goBack(true);
    const answer = await answering;
    await this.#heard.together();
    if (this.#isGoingBack) this.#goBack(false);
    // If it was refused because the match went on, that is known by now.
    if ('refused' in answer) return this.#heard.last !== step;
    // What was answered for them would be answered again at once.
    return this.#settled() !== undefined;
  }

  #goBack(isGoingBack: boolean): void {
    this.#isGoingBack = isGoingBack;
    this.#change();
  }

  #undoSeat(): Seat | undefined {
    return lastToUndo(this.#people, (seat) => this.#heard.feed(seat).at(this.#heard.last).undo);
  }

  #wait(run: () => void, time: number): void {
    if (!this.#isHere) return;
    const later = this.#parts.later ?? onTheClock;
    this.#callOff = later(run, time * (this.#parts.pace ?? 1));
  }

  #change(): void {
    this.#moment++;
    this.#shown = this.#picture();
    for (const listener of this.#listeners) listener();
  }

  #isTelling(): boolean {
    return this.#queue.length > 0 || this.#answered === this.#step || this.#settled() !== undefined;
  }

  /** The player who has to come to the screen, if it is another one. */
  #called(): Seat | undefined {
    return this.#alone().length > 0 ? undefined : this.#nextAt();
  }

  /** The player who is asked, if another one is at the screen. */
  #nextAt(): Seat | undefined {
    const decision = this.#decision();
    if (this.#isTelling() || decision.ask === 'over' || this.#people.length < 2) return undefined;
    return decision.seat === this.#viewer ? undefined : decision.seat;
  }

  /** What the person at the screen still looks at, and only they may see, before the next one comes. */
  #alone(): readonly ToldEvent<E>[] {
    const seat = this.#viewer;
    if (typeof seat !== 'number' || this.#nextAt() === undefined) return [];
    if (this.#leftAt === this.#step) return [];
    return toldAlone(seat, this.#heard.feed(seat), this.#heard.feed('table'), this.#step);
  }

  /** Who looks: between two people, what is shown is what both may see. */
  #seeing(): Viewer {
    return this.#called() === undefined ? this.#viewer : 'table';
  }

  #picture(): Shown<V, E> {
    const { places, over } = this.#current;
    const viewer = this.#seeing();
    const feed = this.#heard.feed(viewer);
    const { events } = feed.told(this.#step);
    const told = places.flatMap((place) => events[place] ?? []);
    const alone = this.#alone();
    const { view, decision } = feed.at(this.#step);
    return {
      moment: this.#moment,
      step: this.#step,
      view: over === 'before' ? feed.viewBefore(this.#step) : view,
      viewer,
      events: told.map(({ event }) => event),
      told: alone.length > 0 ? alone : told,
      over,
      telling: this.#isTelling() || this.#isGoingBack,
      decision,
      handOver: this.#called(),
      parting: alone.length > 0,
      canUndo: this.#answered !== undefined || this.#undoSeat() !== undefined,
      notKept: this.#parts.notKept?.(),
    };
  }
}

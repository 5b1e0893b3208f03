import {
  type Choice,
  type GameEvent,
  type GameState,
  IllegalChoice,
  type MatchRecord,
  type MatchStart,
  type OpenedGame,
  randomFrom,
  type Seat,
  type SeatAnswer,
  type SeatNews,
  type SeatPort,
  split,
  type UndoRule,
  type Viewer,
} from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { SeenKeeper } from '@cardscape/kernel/replay';
import type { Bot, DistantBot } from '../bot.ts';
import { standingOf, storyOf, toldOf } from './news.ts';

/** What a table is set up with. */
export interface TableParts<S extends GameState, O, V, E extends GameEvent> {
  readonly opened: OpenedGame<S, O, V, E>;
  /** How the match begins, or the record that is played on. */
  readonly from: MatchStart<O> | MatchRecord<O>;
  /** Where a bot sits; people sit in the other seats. */
  readonly bots?: Readonly<Partial<Record<Seat, Bot<S, O, V, E> | DistantBot<S, O, V, E>>>>;
  /** The first step that can be taken back; those before it were there when the people sat down. */
  readonly undoFrom?: number;
  /** Lets a bot think when the host has time for it; gives back how to call it off. */
  readonly later: (think: () => void) => () => void;
}

type Hear<V, E extends GameEvent> = (news: SeatNews<V, E>) => void;

/** What is done at a seat is free here: all who play sit together, or play against a program. */
const RULE: UndoRule = 'free';

const DONE: SeatAnswer = { done: true };

/**
 * A match in this program. Those who play speak to its seats, and know no more than these tell; what is
 * the owner's (record, position) is asked of the table itself.
 */
export class LocalTable<
  S extends GameState = GameState,
  O = unknown,
  V = unknown,
  E extends GameEvent = GameEvent,
> {
  readonly opened: OpenedGame<S, O, V, E>;
  readonly #parts: TableParts<S, O, V, E>;
  readonly #match: Match<S, O, V, E>;
  readonly #keeper: SeenKeeper;
  readonly #hearers = new Map<Hear<V, E>, Viewer>();
  readonly #owners = new Set<() => void>();
  /** What is still to be told, in order. */
  readonly #unheard: (() => void)[] = [];
  #isTelling = false;
  /** Calls off the bot that thinks. */
  #callOff: (() => void) | undefined;

  /** Throws a `RecordMismatch` where a record does not play as it was written. */
  constructor(parts: TableParts<S, O, V, E>) {
    const { opened, from } = parts;
    this.#parts = parts;
    this.opened = opened;
    this.#match = 'steps' in from ? Match.of(opened.game, from) : new Match(opened.game, from);
    this.#keeper = new SeenKeeper(this.#match, opened);
    this.#letBotThink();
  }

  /** What the match began with. */
  get start(): MatchStart<O> {
    return this.#match.start;
  }

  /** The record so far, with what was seen. */
  get record(): MatchRecord<O> {
    return { ...this.#match.record, seen: this.#keeper.seen() };
  }

  /** How the match stands, to be written down. */
  get position(): S {
    return this.#match.state;
  }

  /** The positions so far. */
  get positions(): readonly S[] {
    return this.#match.steps.map(({ state }) => state);
  }

  get isOver(): boolean {
    return this.#match.decision.ask === 'over';
  }

  /** Tells the owner of every step and every step back. Gives the way out. */
  onChange(tell: () => void): () => void {
    this.#owners.add(tell);
    return () => this.#owners.delete(tell);
  }

  /** No bot thinks any more: nobody is coming back. */
  close(): void {
    this.#callOff?.();
  }

  /** A seat, or a place beside the table from which one only looks on. */
  seat(viewer: Viewer): SeatPort<V, E> {
    return {
      listen: (hear) => this.#listen(viewer, hear),
      choose: async (step, picks) =>
        this.#at(step, () => this.#isAsked(viewer) ?? this.#play(picks)),
      whyNot: async (step, option) =>
        step === this.#step && typeof viewer === 'number'
          ? this.opened.game.explain(this.#match.state, viewer, option)
          : undefined,
      consult: async (step, question) =>
        step === this.#step && typeof viewer === 'number'
          ? this.opened.consult(this.#match.state, viewer, question)
          : undefined,
      undo: async (step) => this.#at(step, () => this.#undo(viewer)),
      concede: async () =>
        typeof viewer === 'number' ? this.#play({ concede: viewer }) : NOT_PLAYING,
    };
  }

  get #step(): number {
    return this.#match.steps.length - 1;
  }

  #listen(viewer: Viewer, hear: Hear<V, E>): () => void {
    const heard: Hear<V, E> = (news) => hear(news);
    this.#hearers.set(heard, viewer);
    const { game, steps } = this.#match;
    const before = steps.at(-2);
    hear({
      news: 'seated',
      ...this.#standing(viewer),
      story: storyOf(this.#match, viewer),
      ...(before && { before: game.view(before.state, viewer) }),
    });
    return () => this.#hearers.delete(heard);
  }

  /** Does something for those who know how the match stands. */
  #at(step: number, run: () => SeatAnswer): SeatAnswer {
    return step === this.#step ? run() : { refused: 'The match has gone on since.' };
  }

  #isAsked(viewer: Viewer): SeatAnswer | undefined {
    const { decision } = this.#match;
    const asked = decision.ask !== 'over' && decision.seat === viewer;
    return asked ? undefined : { refused: 'You are not asked now.' };
  }

  #play(choice: Choice): SeatAnswer {
    try {
      this.#match.choose(choice);
    } catch (error) {
      if (error instanceof IllegalChoice) return { refused: error.message };
      throw error;
    }
    this.#tell((viewer) => ({
      news: 'step',
      ...this.#standing(viewer),
      told: toldOf(this.#match, this.#step, viewer),
    }));
    return DONE;
  }

  #undo(viewer: Viewer): SeatAnswer {
    if (typeof viewer !== 'number') return NOT_PLAYING;
    const { undo } = this.#standing(viewer);
    if ('refused' in undo) return undo;
    this.#match.undo(viewer, RULE);
    this.#tell((each) => ({ news: 'back', ...this.#standing(each) }));
    return DONE;
  }

  #standing(viewer: Viewer) {
    return standingOf(this.#match, viewer, { rule: RULE, from: this.#parts.undoFrom ?? 0 });
  }

  /** Tells everyone. Who answers at once does so after the others have heard what it was about. */
  #tell(newsFor: (viewer: Viewer) => SeatNews<V, E>): void {
    for (const tell of this.#owners) tell();
    const news = new Map<Viewer, SeatNews<V, E>>();
    for (const [hear, viewer] of this.#hearers) {
      const told = news.get(viewer) ?? newsFor(viewer);
      news.set(viewer, told);
      this.#unheard.push(() => this.#hearers.has(hear) && hear(told));
    }
    this.#letBotThink();
    if (this.#isTelling) return;
    this.#isTelling = true;
    try {
      for (let next = this.#unheard.shift(); next; next = this.#unheard.shift()) next();
    } finally {
      this.#isTelling = false;
    }
  }

  #letBotThink(): void {
    this.#callOff?.();
    const { decision, game, state, start, steps } = this.#match;
    if (decision.ask === 'over') return;
    const bot = this.#parts.bots?.[decision.seat];
    if (!bot) return;
    // A stream for each step: the same bot thinks the same after a reload or a step back.
    const random = split(randomFrom(start.seed), `bot ${decision.seat} at ${steps.length}`);
    let isCalledOff = false;
    const callOff = this.#parts.later(() => {
      const picks = bot({ game, state, decision, random });
      if (!(picks instanceof Promise)) this.#play(picks);
      else void picks.then((thought) => isCalledOff || this.#play(thought));
    });
    this.#callOff = () => {
      isCalledOff = true;
      callOff();
    };
  }
}

const NOT_PLAYING: SeatAnswer = { refused: 'You look on.' };

import { readChoice } from '../contract/choices.ts';
import type { GameEvent } from '../contract/events.ts';
import type { Choice, Decision, Game, GameState, Outcome, Step } from '../contract/game.ts';
import type { Seat } from '../contract/seats.ts';
import { fingerprint } from './fingerprint.ts';
import type { MatchRecord, Note, RecordedStep, Takeback } from './record.ts';
import { rerun } from './rerun.ts';
import { type MatchStart, matchStart } from './start.ts';
import { type Milestone, type UndoAnswer, type UndoRule, undoFairly, undoFreely } from './undo.ts';

/** A match being played: the positions so far, and the record that grows with them. */
export class Match<
  State extends GameState = GameState,
  Options = unknown,
  View = unknown,
  Event extends GameEvent = GameEvent,
> {
  readonly game: Game<State, Options, View, Event>;
  readonly start: MatchStart<Options>;
  readonly #steps: Step<State, Event>[];
  readonly #recorded: RecordedStep[] = [];
  readonly #choosers: (Seat | undefined)[] = [];
  readonly #takebacks: Takeback[] = [];
  #notes: readonly Note[] | undefined;

  /** A match that begins; `steps` are those that were played of it already. */
  constructor(
    game: Game<State, Options, View, Event>,
    start: MatchStart<Options>,
    steps: readonly Step<State, Event>[] = [game.setup(start.options, start.seed)],
  ) {
    this.game = game;
    this.start = start;
    this.#steps = [...steps];
  }

  /** The match of a record, played up to a step (all of it by default): to watch, or to play on. */
  static of<S extends GameState, O, V, E extends GameEvent>(
    game: Game<S, O, V, E>,
    record: MatchRecord<O>,
    upTo: number = record.steps.length,
  ): Match<S, O, V, E> {
    const { steps, record: played } = rerun(game, record, upTo);
    const match = new Match(game, matchStart(played), steps);
    match.#recorded.push(...played.steps);
    for (const [index, { choice }] of played.steps.entries())
      match.#choosers.push(
        chooserOf(game.decision((match.#steps[index] as Step<S, E>).state), choice),
      );
    match.#takebacks.push(...played.takebacks);
    match.#notes = played.notes;
    return match;
  }

  /** The positions so far, each with the events that led to it. */
  get steps(): readonly Step<State, Event>[] {
    return this.#steps;
  }

  /** What was chosen, in order. */
  get choices(): readonly Choice[] {
    return this.#recorded.map(({ choice }) => choice);
  }

  /** Who chose, in order; nobody where the rules could not say. */
  get choosers(): readonly (Seat | undefined)[] {
    return this.#choosers;
  }

  get state(): State {
    return (this.#steps.at(-1) as Step<State, Event>).state;
  }

  get decision(): Decision | Outcome {
    return this.game.decision(this.state);
  }

  /** Plays a choice and returns what happened. */
  choose(given: Choice): readonly Event[] {
    const { decision } = this;
    const choice = readChoice(decision, given);
    const step = this.game.decide(this.state, choice);
    this.#steps.push(step);
    this.#choosers.push(chooserOf(decision, choice));
    this.#recorded.push({ choice, hash: fingerprint(step.state) });
    return step.events;
  }

  /** How far back the seat could go now, or why not. */
  canUndo(seat: Seat, rule: UndoRule): UndoAnswer {
    const path = this.#path();
    return rule === 'free' ? undoFreely(path, seat) : undoFairly(this.game, path, seat);
  }

  /** Takes back the seat's last choice and all since. A free one that was not fair is marked. */
  undo(seat: Seat, rule: UndoRule): UndoAnswer {
    const answer = this.canUndo(seat, rule);
    if ('refused' in answer) return answer;
    const fair = rule === 'fair' || 'to' in this.canUndo(seat, 'fair');
    const dropped = this.#recorded.length - answer.to;
    this.#steps.length = answer.to + 1;
    this.#recorded.length = answer.to;
    this.#choosers.length = answer.to;
    if (!fair) this.#takebacks.push({ step: answer.to, dropped });
    return answer;
  }

  /** The record so far. */
  get record(): MatchRecord<Options> {
    const { game, start } = this;
    return {
      format: 2,
      game: game.name,
      version: game.version,
      ...matchStart(start),
      start: fingerprint((this.#steps[0] as Step<State, Event>).state),
      steps: [...this.#recorded],
      takebacks: [...this.#takebacks],
      ...(this.#notes && { notes: this.#notes }),
    };
  }

  #path(): Milestone<State>[] {
    return this.#steps.map(({ state }, index) => ({ state, chooser: this.#choosers[index] }));
  }
}

function chooserOf(decision: Decision | Outcome, choice: Choice): Seat | undefined {
  if ('concede' in choice) return choice.concede;
  return decision.ask === 'over' ? undefined : decision.seat;
}

import { afterEach, expect } from 'vitest';
import type { GameEvent } from '../contract/events.ts';
import type { Decision, Game, GameState, Picks } from '../contract/game.ts';
import { SEATS } from '../contract/seats.ts';
import { plain } from '../english/words.ts';

/** Benches used by the running test. */
const open = new Set<{ close(): void }>();

// A test that ends on an open question has not said what it is about.
afterEach(() => {
  const benches = [...open];
  open.clear();
  for (const bench of benches) bench.close();
});

/**
 * A position under test, spoken to in words: options are chosen and expected by their labels. A test
 * fails if it ends while a question other than the `resting` kinds is open.
 */
export class Bench<
  State extends GameState = GameState,
  Options = unknown,
  View = unknown,
  Event extends GameEvent = GameEvent,
> {
  readonly game: Game<State, Options, View, Event>;
  /** What has happened since the bench was set up. */
  readonly events: Event[] = [];
  readonly #resting: readonly string[];
  #state: State;

  constructor(game: Game<State, Options, View, Event>, state: State, resting: readonly string[]) {
    this.game = game;
    this.#state = state;
    this.#resting = resting;
    open.add(this);
  }

  get state(): State {
    return this.#state;
  }

  /** The open question; a test that asks for it after the end fails. */
  get decision(): Decision {
    const decision = this.game.decision(this.#state);
    if (decision.ask === 'over')
      throw new Error(`The game is over: ${this.game.ending(decision.reason)}.`);
    return decision;
  }

  /** The open question in words. */
  get prompt(): string {
    return this.game.prompt(this.#state, this.decision);
  }

  /** The labels of what can be chosen now. */
  get choices(): string[] {
    const { decision } = this;
    if (decision.ask === 'number') return [`${decision.min} to ${decision.max}`];
    return decision.options.map((option) => this.game.label(this.#state, option));
  }

  /** Chooses by label; several labels for several picks. */
  choose(...labels: readonly string[]): this {
    const { choices } = this;
    const taken = new Set<number>();
    for (const label of labels) {
      const place = choices.findIndex((choice, at) => choice === label && !taken.has(at));
      if (place < 0)
        throw new Error(`"${label}" cannot be chosen. Possible: ${choices.join(', ')}.`);
      taken.add(place);
    }
    return this.pick([...taken]);
  }

  /** Chooses by the numbers of the options. */
  pick(picks: Picks): this {
    const step = this.game.decide(this.#state, picks);
    this.#state = step.state;
    this.events.push(...step.events);
    return this;
  }

  /** What has happened, told to a spectator who sees the hands. */
  get story(): string[] {
    return this.events.map((event) => plain(this.game.narrate(event, 'hands')));
  }

  /** Fails if a question is open, or the position is one that can never be. */
  close(): void {
    expect(this.game.faults(this.#state), 'faults of the last position').toEqual([]);
    for (const seat of SEATS) this.game.view(this.#state, seat);
    const decision = this.game.decision(this.#state);
    if (decision.ask === 'over' || this.#resting.includes(decision.kind)) return;
    throw new Error(
      `The test ends on an open question: ${this.game.prompt(this.#state, decision)}`,
    );
  }
}

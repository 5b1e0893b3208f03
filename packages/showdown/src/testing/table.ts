import type { Decision, Option } from '@cardscape/kernel';
import { Bench } from '@cardscape/kernel/testing/bench';
import type { CardBook } from '../rules/book/book.ts';
import type { ShowdownEvent } from '../rules/events/events.ts';
import type { ShowdownState } from '../rules/position/state.ts';
import { showdown } from '../rules/showdown.ts';
import { proceed } from '../rules/turn/proceed.ts';
import type { ShowdownOptions } from '../rules/turn/setup.ts';
import type { ShowdownView } from '../rules/view.ts';
import { type PositionSketch, setUpPosition } from './position.ts';
import { Scene } from './scene.ts';

/** Kinds of questions at which a test may end. */
const RESTING = ['attack', 'levelUp'];

/** A match that a test plays on, from a position; it fails if it ends on an open question. */
export class Table extends Scene {
  readonly book: CardBook;
  readonly #bench: Bench<ShowdownState, ShowdownOptions, ShowdownView, ShowdownEvent>;

  constructor(book: CardBook, state: ShowdownState, events: readonly ShowdownEvent[]) {
    super();
    this.book = book;
    this.#bench = new Bench(showdown(book), state, RESTING);
    this.#bench.events.push(...events);
  }

  get state(): ShowdownState {
    return this.#bench.state;
  }

  get events(): readonly ShowdownEvent[] {
    return this.#bench.events;
  }

  get decision(): Decision {
    return this.#bench.decision;
  }

  /** What kind of question is open. */
  get asked(): string {
    return this.decision.kind;
  }

  /** The labels of what can be chosen. */
  get choices(): string[] {
    return this.#bench.choices;
  }

  /** Chooses by label. */
  choose(...labels: readonly string[]): this {
    this.#bench.choose(...labels);
    return this;
  }

  /** Attacks with a mob. */
  attack(name: string, on: string): this {
    return this.choose(`${name} attacks ${on}`);
  }

  /** The targets that a mob can choose. */
  targets(name: string): string[] {
    const { decision } = this;
    const options: readonly Option[] = decision.ask === 'pick' ? decision.options : [];
    return options.flatMap(({ card, target }) =>
      card !== undefined && target?.is === 'card' && this.nameOf(card) === name
        ? [this.nameOf(target.card)]
        : [],
    );
  }

  /** Declines whatever may be declined. */
  decline(): this {
    this.#bench.pick([]);
    return this;
  }

  /** Declines and passes until the next turn has begun, and on to its first question. */
  endTurn(): this {
    const { turn } = this.state;
    while (this.state.turn === turn && !this.state.outcome) this.#letGo();
    return this;
  }

  #letGo(): void {
    const { decision } = this;
    if (decision.ask === 'pick' && decision.min === 0) this.#bench.pick([]);
    else if (this.choices.includes('End your turn')) this.choose('End your turn');
    else throw new Error(`the turn cannot end: ${this.#bench.prompt}`);
  }

  /** How the match ended. */
  get outcome(): ShowdownState['outcome'] {
    return this.state.outcome;
  }
}

/** Sets a position up and plays on to the first question. */
export function table(sketch: PositionSketch): Table {
  const { book, state } = setUpPosition(sketch);
  const events: ShowdownEvent[] = [];
  proceed(book, state, events);
  return new Table(book, state, events);
}

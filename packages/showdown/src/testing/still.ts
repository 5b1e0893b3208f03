import { addCard, copyData, moveCard, type Picks, type Seat } from '@cardscape/kernel';
import { Asked } from '../rules/asking/ask.ts';
import { strike } from '../rules/attack/attack.ts';
import { attackOptions, mobBlow } from '../rules/attack/attack-phase.ts';
import type { ShowdownEvent } from '../rules/events/events.ts';
import type { EventSketch } from '../rules/pointcuts/event-frame.ts';
import { fire, inEvent } from '../rules/pointcuts/fire.ts';
import { controllerOf, type Duel, tableToChange } from '../rules/position/duel.ts';
import { faultsOf } from '../rules/position/faults.ts';
import { save } from '../rules/position/saved.ts';
import { graveOf, LIMBO } from '../rules/position/slots.ts';
import type { ShowdownState } from '../rules/position/state.ts';
import { play } from '../rules/resolve/play.ts';
import { openDuel } from '../rules/turn/proceed.ts';
import { tidy } from '../rules/turn/steps.ts';
import { labelOf } from '../rules/words/labels.ts';
import { promptOf } from '../rules/words/prompts.ts';
import { cardsOf, type PositionSketch, setUpPosition } from './position.ts';
import { PROBE, Scene } from './scene.ts';
import { action, type Cards } from './sketch.ts';

/** What is answered to a question: the label of an option, several, or none to decline. */
export type Reply = string | readonly string[];

/** Answers to the questions of a run; `first` takes the first option, whatever is asked. */
export type Replies = readonly Reply[] | 'first';

/** As whom and in what event a snippet runs. */
export interface Circumstances {
  readonly as?: Seat;
  readonly event?: EventSketch;
  readonly preview?: boolean;
}

/** A position in which nothing goes on by itself: a test runs Lua in it, as a rapid action would. */
export class Still extends Scene {
  readonly #cards: Cards;
  readonly events: ShowdownEvent[] = [];
  book;
  state;
  /** The prompts of the questions that came up. */
  readonly asked: string[] = [];
  /** The options of the last question. */
  offered: string[] = [];

  constructor(sketch: PositionSketch) {
    super();
    this.#cards = cardsOf(sketch);
    const { book, state } = setUpPosition(sketch);
    this.book = book;
    this.state = state;
  }

  /** Runs Lua as the body of a rapid action's function; fails if that fails. */
  run(lua: string, replies: readonly Reply[] = [], how: Circumstances = {}): this {
    this.attempt(lua, replies, how);
    this.#expectWhole();
    return this;
  }

  #expectWhole(): void {
    const { broken } = this;
    const faults = faultsOf(this.book, this.state).filter((fault) => !fault.startsWith('nobody'));
    if (broken.length + faults.length > 0) throw new Error([...broken, ...faults].join('\n'));
  }

  /** Runs Lua that may fail. */
  attempt(lua: string, replies: Replies = [], how: Circumstances = {}): this {
    const cards = { ...this.#cards, [PROBE]: action(lua) };
    this.book = setUpPosition({}, cards).book;
    const { as = 0 } = how;
    const back = 'showdown';
    const probe = addCard(this.state.table, { design: PROBE, owner: as, back, zone: LIMBO });
    this.state.units.push(null);
    return this.do((duel) => {
      duel.preview = how.preview ?? false;
      inEvent(duel, how.event ?? {}, () => fire(duel, probe, 'onThinkAction'));
      duel.preview = false;
      // No card hears that the snippet is put away.
      moveCard(tableToChange(duel), probe, graveOf(as));
    }, replies);
  }

  /** Lets a mob make its attack, as in the attack phase. */
  attack(name: string, on: string, replies: readonly Reply[] = []): this {
    const attacker = this.card(name);
    const target = this.card(on);
    return this.do((duel) => {
      strike(duel, mobBlow(duel, controllerOf(duel, attacker), attacker), target);
    }, replies);
  }

  /** What a mob can attack. */
  targets(name: string): string[] {
    const { duel } = this;
    const attacker = this.card(name);
    const options = attackOptions(duel, controllerOf(duel, attacker));
    return options.flatMap(({ card, target }) =>
      card === attacker ? [this.nameOf(target.card)] : [],
    );
  }

  /** Lets a player play a card, as an ability would. */
  play(name: string, replies: readonly Reply[] = [], seat: Seat = 0): this {
    const id = this.card(name);
    return this.do((duel) => {
      play(duel, seat, id);
    }, replies);
  }

  /** Does something to the match, with answers to the questions that come up. */
  do(perform: (duel: Duel) => void, replies: Replies = []): this {
    const answers: Picks[] = [];
    for (;;) {
      const state = copyData(this.state);
      const events: ShowdownEvent[] = [];
      try {
        const duel = openDuel(this.book, state, events, answers, null);
        perform(duel);
        tidy(duel);
        if (replies !== 'first' && answers.length < replies.length)
          throw new Error(`nobody was asked for "${replies[answers.length]}"`);
        Object.assign(this.state, state);
        this.events.push(...events);
        return this;
      } catch (thrown) {
        if (!(thrown instanceof Asked)) throw thrown;
        const { question } = thrown.asks;
        if (replies !== 'first') answers.push(this.#reply(state, thrown, replies[answers.length]));
        else if (question.ask === 'pick')
          answers.push(question.options.slice(0, Math.max(1, question.min)).map((_, at) => at));
      }
    }
  }

  #reply(state: ShowdownState, asked: Asked, reply: Reply | undefined): Picks {
    const { question } = asked.asks;
    const now: ShowdownState = { ...state, step: asked.waiting(save(state)) };
    const options = question.ask === 'pick' ? question.options : [];
    const prompt = promptOf(now, question);
    this.asked.push(prompt);
    this.offered = options.map((one) => labelOf(this.book, now, one));
    if (reply === undefined)
      throw new Error(`nothing answers "${prompt}": ${this.offered.join(' | ')}`);
    return [reply].flat().map((label) => {
      const place = this.offered.indexOf(label);
      if (place < 0) throw new Error(`"${label}" is not among ${this.offered.join(' | ')}`);
      return place;
    });
  }
}

/** A position to run Lua in. */
export function still(sketch: PositionSketch = {}): Still {
  return new Still(sketch);
}

import { type Decision, type Match, type Random, randomFrom, type Seat } from '@cardscape/kernel';
import type { Bot } from '@cardscape/players';
import type { Host } from '../host.ts';
import type { TerminalGame } from './terminal-game.ts';

/** Who sits where: a bot, or a person at this terminal. */
export type Sitting = readonly [Bot | 'person', Bot | 'person'];

/** A match at the terminal, and what its people have been told of it. */
export class Session {
  readonly host: Host;
  readonly sitting: Sitting;
  table: TerminalGame;
  match: Match;
  /** The person at the screen. */
  atScreen: Seat;
  readonly #told: [number, number] = [0, 0];
  readonly #botRandom: Random;

  constructor(host: Host, table: TerminalGame, match: Match, sitting: Sitting) {
    this.host = host;
    this.table = table;
    this.match = match;
    this.sitting = sitting;
    this.atScreen = sitting[0] === 'person' ? 0 : 1;
    this.#botRandom = randomFrom(`${match.start.seed}/bot`);
  }

  /** Do two people share the terminal? */
  get shared(): boolean {
    return this.sitting[0] === 'person' && this.sitting[1] === 'person';
  }

  /** What the person at the screen sees. */
  get view(): unknown {
    return this.table.game.view(this.match.state, this.atScreen);
  }

  /** The steps that the person at the screen has not been told of; they count as told then. */
  newsFrom(): number {
    const { atScreen } = this;
    const from = Math.min(this.#told[atScreen], this.match.steps.length);
    this.#told[atScreen] = this.match.steps.length;
    return from;
  }

  /** Lets the bot answer, if one sits there. */
  botAnswers(decision: Decision): boolean {
    const player = this.sitting[decision.seat];
    if (player === 'person') return false;
    const { game, state } = this.match;
    this.match.choose(player({ game, state, decision, random: this.#botRandom }));
    return true;
  }

  /** Takes the last choice back; everyone here agrees to it, so it is free. */
  undo(): string {
    const answer = this.match.undo(this.shared ? this.#lastChooser() : this.atScreen, 'free');
    if ('refused' in answer) return answer.refused;
    this.#settle();
    return 'Taken back.';
  }

  /** Goes on with another match. */
  take(table: TerminalGame, match: Match): void {
    this.table = table;
    this.match = match;
    this.#told[0] = 0;
    this.#told[1] = 0;
  }

  #lastChooser(): Seat {
    const { match } = this;
    const { conceded } = match.state;
    const before = match.steps.at(-2);
    if (conceded !== null || !before) return conceded ?? 0;
    const decision = match.game.decision(before.state);
    return decision.ask === 'over' ? 0 : decision.seat;
  }

  /** After going back, nobody has been told more than there is. */
  #settle(): void {
    for (const seat of [0, 1] as const)
      this.#told[seat] = Math.min(this.#told[seat], this.match.steps.length);
  }
}

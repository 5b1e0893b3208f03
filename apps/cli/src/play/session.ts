import {
  type Decision,
  type MatchRecord,
  type OpenedGame,
  type Random,
  randomFrom,
  type Seat,
  type TableText,
} from '@cardscape/kernel';
import { type Match, SeenKeeper } from '@cardscape/kernel/match';
import { type Bot, greedyBot, randomBot } from '@cardscape/players';
import type { Host } from '../host.ts';

/** The bots there are. */
export const BOTS = ['random', 'greedy'] as const;

/** One of the bots. */
export type BotKind = (typeof BOTS)[number];

/** Who sits where: a bot, or a person at this terminal. */
export type Sitting = readonly [BotKind | 'person', BotKind | 'person'];

/** A match at the terminal, and how much of its log its people have read. */
export class Session {
  readonly host: Host;
  readonly sitting: Sitting;
  /** The person at the screen. */
  atScreen: Seat;
  #opened: OpenedGame;
  #match: Match;
  #keeper: SeenKeeper;
  readonly #read: [number, number] = [0, 0];
  readonly #botRandom: Random;

  constructor(host: Host, opened: OpenedGame, match: Match, sitting: Sitting) {
    this.host = host;
    this.#opened = opened;
    this.#match = match;
    this.#keeper = new SeenKeeper(match, opened);
    this.sitting = sitting;
    this.atScreen = sitting[0] === 'person' ? 0 : 1;
    this.#botRandom = randomFrom(`${match.start.seed}/bot`);
  }

  /** The game that is played, with its cards. */
  get opened(): OpenedGame {
    return this.#opened;
  }

  get match(): Match {
    return this.#match;
  }

  /** Do two people share the terminal? */
  get shared(): boolean {
    return this.sitting[0] === 'person' && this.sitting[1] === 'person';
  }

  /** The table in words, as the person at the screen sees it. */
  get table(): TableText {
    const { game, state } = this.#match;
    return this.#opened.tableText(game.view(state, this.atScreen));
  }

  /** The record so far, with what was seen. */
  get record(): MatchRecord {
    return { ...this.#match.record, seen: this.#keeper.seen() };
  }

  /** The first step whose log lines the person at the screen has not read; all count as read then. */
  newsFrom(): number {
    const { atScreen } = this;
    const from = Math.min(this.#read[atScreen], this.match.steps.length);
    this.#read[atScreen] = this.match.steps.length;
    return from;
  }

  /** Lets the bot answer, if one sits there. */
  botAnswers(decision: Decision): boolean {
    const player = this.sitting[decision.seat];
    if (player === 'person') return false;
    const { game, state } = this.match;
    const answer = botOf(player, this.#opened);
    this.match.choose(answer({ game, state, decision, random: this.#botRandom }));
    return true;
  }

  /** Takes the last choice back; everyone here agrees to it, so it is free. */
  undo(): string {
    const answer = this.match.undo(this.shared ? this.#lastChooser() : this.atScreen, 'free');
    if ('refused' in answer) return answer.refused;
    this.#settle();
    return 'Taken back.';
  }

  /** Goes on with another match, also of another game. */
  take(opened: OpenedGame, match: Match): void {
    this.#opened = opened;
    this.#match = match;
    this.#keeper = new SeenKeeper(match, opened);
    this.#read[0] = 0;
    this.#read[1] = 0;
  }

  #lastChooser(): Seat {
    const { match } = this;
    const { conceded } = match.state;
    const before = match.steps.at(-2);
    if (conceded !== null || !before) return conceded ?? 0;
    const decision = match.game.decision(before.state);
    return decision.ask === 'over' ? 0 : decision.seat;
  }

  /** After going back, nobody has read more than there is. */
  #settle(): void {
    for (const seat of [0, 1] as const)
      this.#read[seat] = Math.min(this.#read[seat], this.match.steps.length);
  }
}

function botOf(kind: BotKind, { bots }: OpenedGame): Bot {
  return kind === 'random' ? randomBot() : greedyBot(bots.evaluate, bots.policy);
}

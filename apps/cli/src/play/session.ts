import {
  type MatchRecord,
  type MatchStart,
  type OpenedGame,
  type Option,
  type Picks,
  SEATS,
  type Seat,
  type SeatAnswer,
  type SeatDecision,
  type TableText,
} from '@cardscape/kernel';
import { type Bot, BotClock, greedyBot, LocalTable, randomBot } from '@cardscape/players';
import type { Host } from '../host.ts';
import { SeatedPerson } from './seated-person.ts';
import { storyLines } from './table-talk.ts';

/** The bots there are. */
export const BOTS = ['random', 'greedy'] as const;

/** One of the bots. */
export type BotKind = (typeof BOTS)[number];

/** Who sits where: a bot, or a person at this terminal. */
export type Sitting = readonly [BotKind | 'person', BotKind | 'person'];

/** A question to the person at the screen. */
export type Asked = Extract<SeatDecision, { readonly prompt: string }>;

/** A match at the terminal, and the people who sit at it. */
export class Session {
  readonly host: Host;
  readonly sitting: Sitting;
  /** The person at the screen. */
  atScreen: Seat;
  #table: LocalTable;
  #bots: BotClock;
  #people: readonly SeatedPerson[];

  constructor(host: Host, opened: OpenedGame, start: MatchStart<unknown>, sitting: Sitting) {
    this.host = host;
    this.sitting = sitting;
    this.atScreen = sitting[0] === 'person' ? 0 : 1;
    this.#bots = new BotClock();
    this.#table = this.#tableFor(opened, start);
    this.#people = this.#sitDown();
  }

  /** The game that is played, with its cards. */
  get opened(): OpenedGame {
    return this.#table.opened;
  }

  /** What the match began with. */
  get start(): MatchStart<unknown> {
    return this.#table.start;
  }

  /** The record so far, with what was seen. */
  get record(): MatchRecord {
    return this.#table.record;
  }

  /** Do two people share the terminal? */
  get shared(): boolean {
    return this.#people.length === 2;
  }

  /** How the match stands for the person at the screen: another thing after every step. */
  get standing(): unknown {
    return this.#person.standing;
  }

  /** The table in words, as the person at the screen sees it. */
  get table(): TableText {
    return this.opened.tableText(this.#person.standing.view);
  }

  /** The open decision, as the person at the screen knows of it. */
  get decision(): SeatDecision {
    return this.#person.standing.decision;
  }

  /** What the person at the screen is asked; nothing once the match is over. */
  get asked(): Asked | undefined {
    const { decision } = this;
    return 'prompt' in decision ? decision : undefined;
  }

  /** All that the person at the screen was told, in lines. */
  log(): string[] {
    return storyLines(this.#person.story);
  }

  /** What they have not read of it yet; all counts as read then. */
  news(): string[] {
    return storyLines(this.#person.readNews());
  }

  /** Why the person at the screen cannot do this; nothing if they can. */
  whyNot(option: Option): Promise<string | undefined> {
    const { port, standing } = this.#person;
    return port.whyNot(standing.step, option);
  }

  /** Answers for the person at the screen. */
  choose(picks: Picks): Promise<SeatAnswer> {
    const { port, standing } = this.#person;
    return port.choose(standing.step, picks);
  }

  /** Gives up for the person at the screen. */
  concede(): Promise<SeatAnswer> {
    return this.#person.port.concede();
  }

  /** Lets the bot answer, if one is asked. */
  botAnswers(): boolean {
    const isAsked = this.#bots.isWaiting;
    this.#bots.think();
    return isAsked;
  }

  /** Takes back the last choice that a person made here. */
  async undo(): Promise<string> {
    const [{ port, standing }] = [...this.#people].sort((a, b) => b.undoTo - a.undoTo) as [
      SeatedPerson,
    ];
    const answer = await port.undo(standing.step);
    return 'refused' in answer ? answer.refused : 'Taken back.';
  }

  /** Goes on with another match, also of another game. */
  take(opened: OpenedGame, record: MatchRecord): void {
    this.#table.close();
    this.#bots = new BotClock();
    this.#table = this.#tableFor(opened, record);
    this.#people = this.#sitDown();
  }

  get #person(): SeatedPerson {
    return this.#people.find(({ seat }) => seat === this.atScreen) as SeatedPerson;
  }

  #tableFor(opened: OpenedGame, from: MatchStart<unknown> | MatchRecord): LocalTable {
    const bots: Partial<Record<Seat, Bot>> = {};
    for (const seat of SEATS) {
      const kind = this.sitting[seat];
      if (kind !== 'person') bots[seat] = botOf(kind, opened);
    }
    return new LocalTable({ opened, from, bots, later: this.#bots.later });
  }

  #sitDown(): SeatedPerson[] {
    const seats = SEATS.filter((seat) => this.sitting[seat] === 'person');
    return seats.map((seat) => new SeatedPerson(seat, this.#table.seat(seat)));
  }
}

function botOf(kind: BotKind, { bots }: OpenedGame): Bot {
  return kind === 'random' ? randomBot() : greedyBot(bots.evaluate, bots.policy);
}

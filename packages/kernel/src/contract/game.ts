import type { CardId, CardTable } from '../cards/cards.ts';
import type { Random } from '../chance/random.ts';
import type { PlayerNames } from '../english/names.ts';
import type { Words } from '../english/words.ts';
import type { GameEvent } from './events.ts';
import type { Seat, Viewer } from './seats.ts';

/**
 * The contract that everything around a game speaks: the site, the command line, bots, replays,
 * fuzzing, undo. A game author writes `GameRules`; `createGame` makes a `Game` of them.
 *
 * The state is plain JSON data. Nothing reads the clock or any random number but the state's own.
 */
export interface GameRules<State extends GameState, Options, View, Event extends GameEvent> {
  readonly name: string;
  /** Moves on when old records would play differently. */
  readonly version: number;
  /** The first position. */
  setup(options: Options, seed: string, log: EventLog<Event>): State;
  /** Who must decide what, or how it ended. Concessions are the kernel's. */
  decision(state: State): Decision | Outcome;
  /** Carries out legal picks of the decision, in place. */
  advance(state: State, decision: Decision, picks: Picks, log: EventLog<Event>): void;
  /** What a viewer may see: built by whitelist. */
  view(state: State, viewer: Viewer): View;
  /** Why the seat cannot do this now, in words for that player; nothing if it can. */
  explain(state: State, seat: Seat, action: Option): string | undefined;
  /** What the decision asks, in words for the player who is asked. */
  prompt(state: State, decision: Decision): string;
  /** An option as it is typed: a verb, and what it is about. */
  phrase(state: State, option: Option): OptionPhrase;
  /** A short label for an option, as its player reads it; its phrase in one, if left out. */
  label?(state: State, option: Option): string;
  /** An event told to a viewer; it is given in the form that viewer may see. */
  narrate(event: Event, viewer: Viewer, names?: PlayerNames): Words;
  /** Why a game ended, as a clause: "no points left". Concessions are the kernel's. */
  ending(reason: string): string;
  /** What is wrong with a state that can never be: for the fuzzer and the tests. */
  faults(state: State): string[];
  /**
   * What a hidden card can be, for all that is public: nothing if it can be anything. For games where
   * its place tells something of it (a face-down card in the row of the units is a unit).
   */
  couldBe?(state: State, card: CardId): ((design: string) => boolean) | undefined;
  /** A copy to play on from, for games that know parts of their state which never change. */
  copy?(state: State): State;
}

/** The parts of a state that the kernel itself works with. */
export interface GameState {
  readonly random: Random;
  readonly table: CardTable;
  /** The player who gave up, if one did. */
  conceded: Seat | null;
}

/** A single thing that can be chosen, and what it refers to. */
export interface Option {
  /** The verb, such as `play` or `pass`. */
  readonly act: string;
  /** The card that does it, or that it is done with. */
  readonly card?: CardId;
  /** Which effect of the card. */
  readonly effect?: number;
  /** What it is aimed at: what is attacked, where something is played, what is answered. */
  readonly target?: Target;
}

/**
 * The words of an option in their parts, for those who type rather than click: "Play", "Thaw in column",
 * 3. Options of one verb are one list.
 */
export interface OptionPhrase {
  /** One word that can be typed; none for an answer, which is typed by its own words. */
  readonly verb?: string;
  /** What the verb is about, or the words of an answer; nothing where the verb says all. */
  readonly object?: string;
  /** The number at the end, where options may differ in that alone: a column, a card nobody sees. */
  readonly number?: number;
}

/** What an option is aimed at. */
export type Target =
  | { readonly is: 'card'; readonly card: CardId }
  /** A zone of the table, and which column of it if the zone is one of a row. */
  | { readonly is: 'zone'; readonly zone: string; readonly column?: number }
  | { readonly is: 'seat'; readonly seat: Seat }
  /** One of the answers to a question, counted from 0; `label` has its words. */
  | { readonly is: 'answer'; readonly answer: number }
  /**
   * A card whose face the player does not know, by its place, counted from 0: in a zone, or among the
   * cards that are offered where its place in the zone would tell something.
   */
  | { readonly is: 'hidden'; readonly zone?: string; readonly place: number };

interface Asked {
  readonly seat: Seat;
  /** What kind of question it is; the others at the table see this and no more. */
  readonly kind: string;
}

/** A question answered by picking `min` to `max` of the options. */
export interface PickDecision extends Asked {
  readonly ask: 'pick';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  /** Does the order of the picks matter? */
  readonly ordered: boolean;
}

/** A question answered by a whole number of a range. */
export interface NumberDecision extends Asked {
  readonly ask: 'number';
  readonly min: number;
  readonly max: number;
}

/** A question that a player must answer before the game goes on. */
export type Decision = PickDecision | NumberDecision;

/** How a game ended; nobody wins a draw. */
export interface Outcome {
  readonly ask: 'over';
  readonly winner: Seat | null;
  /** The kind of end, such as `points`; `ending` has the words. */
  readonly reason: string;
}

/** The indices of the options picked, or the one number that was asked for. */
export type Picks = readonly number[];

/** What a player gives back: picks, or giving up. */
export type Choice = Picks | { readonly concede: Seat };

/**
 * Where events are written as they happen; nothing where nobody listens, so that bots pay nothing for them.
 * A game that takes back what it has begun shortens it.
 */
export type EventLog<Event> = { length: number; push(event: Event): unknown } | undefined;

/** A position and what happened on the way to it. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** A question of picks as the player reads it who is asked. */
export type AskedPick = PickDecision & { readonly prompt: string };

/** A decision as the player reads it who is asked. */
export type AskedDecision = AskedPick | (NumberDecision & { readonly prompt: string });

/** A decision as a viewer sees it: others at the table know who decides and the kind, no more. */
export type SeenDecision =
  | AskedDecision
  | Outcome
  | { readonly ask: 'other'; readonly seat: Seat; readonly kind: string };

/** A game as everything around it sees it. */
export interface Game<
  State extends GameState = GameState,
  Options = unknown,
  View = unknown,
  Event extends GameEvent = GameEvent,
> extends Pick<
    GameRules<State, Options, View, Event>,
    | 'name'
    | 'version'
    | 'decision'
    | 'view'
    | 'explain'
    | 'prompt'
    | 'phrase'
    | 'narrate'
    | 'ending'
    | 'faults'
    | 'couldBe'
  > {
  setup(options: Options, seed: string): Step<State, Event>;
  /** The next position; an illegal choice is an `IllegalChoice` and changes nothing. */
  decide(state: State, choice: Choice): Step<State, Event>;
  /** A copy to play on from, with `advance`. */
  copy(state: State): State;
  /** A short label for an option, as its player reads it. */
  label(state: State, option: Option): string;
  /** The decision as a viewer may see it. */
  decisionFor(state: State, viewer: Viewer): SeenDecision;
  /**
   * `decide` for whoever owns the state alone: in place, with the decision at hand, unchecked. For
   * bots and simulations. A state it threw on is spoilt.
   */
  advance(state: State, decision: Decision, choice: Choice, log?: EventLog<Event>): void;
}

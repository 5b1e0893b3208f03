import type { BroughtCards, CardSetFiles, SetName, TextFile } from '../cards/card-set-files.ts';
import type { CardId } from '../cards/cards.ts';
import type { CardPrint } from '../cards/print.ts';
import type { Random } from '../chance/random.ts';
import type { PlayerNames } from '../english/names.ts';
import type { Problem } from '../files/problem.ts';
import type { GameEvent } from './events.ts';
import type { Decision, Game, GameState, Picks } from './game.ts';
import type { Seat } from './seats.ts';

/**
 * A game as the rest of the house gets at it: all that anybody outside may know of how it is opened.
 * The host reads files; a module is handed texts, and answers with a game or with what is wrong.
 */
export interface GameModule<Opened extends OpenedGame = OpenedGame> {
  /** As records say it: `ttcg`. */
  readonly name: string;
  /** As people say it. */
  readonly title: string;
  /** The only way in. Cards and options are checked here, once. */
  open(request: OpenRequest): Opening<Opened>;
}

/** What a game is opened with. */
export interface OpenRequest {
  readonly set: CardSetFiles;
  /** Cards that someone brought. */
  readonly cards?: BroughtCards;
  /** What a match is played with; left out where only the cards are wanted. */
  readonly options?: unknown;
  /** What the match begins in, rather than at its start: as data, or the file that it is written in. */
  readonly position?: unknown;
}

/** A game that was opened, or why it could not be. */
export type Opening<Opened> =
  | { readonly opened: Opened }
  | { readonly problems: readonly [Problem, ...Problem[]] };

/** A game with its cards. */
export interface OpenedGame<
  State extends GameState = GameState,
  Options = unknown,
  View = unknown,
  Event extends GameEvent = GameEvent,
> {
  readonly game: Game<State, Options, View, Event>;
  /** The set it was opened with, as records name it. */
  readonly set: SetName;
  /** The cards that someone brought, as records carry them. */
  readonly cards: BroughtCards | undefined;
  readonly position: unknown;
  /** The options it was opened with, checked. */
  readonly options: Options | undefined;
  /** What did not keep it from being opened: warnings, and brought cards that were left out. */
  readonly problems: readonly Problem[];
  designs(): readonly DesignInfo[];
  /** What is printed on a design, and what it does, in one short hash; nothing if there is none. */
  designHash(design: string): string | undefined;
  /** The designs that take part in a match, by its first position. */
  takingPart(first: State): readonly string[];
  /**
   * The brought cards that some designs need, as the record of a match with them carries them; nothing if
   * they need none. Left out where a match carries all that was brought.
   */
  cardsOf?(designs: readonly string[]): BroughtCards | undefined;
  print(design: string): CardPrint | undefined;
  /** Moves on when views or events change their shape: what was kept of them before may not be drawn. */
  readonly viewVersion: number;
  /** The oldest of them that its screens still draw; none but the present one if left out. */
  readonly oldestView?: number;
  readonly bots: BotHints<View>;
  /** What only the holder of the state can answer, as plain data; nothing if there is no answer. */
  consult(state: State, seat: Seat, question: Consultation): unknown;
  /** The table in words; a game may use the names of the players to those who only look on. */
  tableText(view: View, names?: PlayerNames): TableText;
  /** What one can play as: characters, or decks. */
  sides(): readonly SideInfo[];
  /** The sides of a match with these options, as people call them. */
  sideNames(options: Options): PlayerNames;
  /** The forms of the rules that can be played, the usual one first; none if there is one form. */
  readonly variants: readonly string[];
  /** Numbers among the options that players may agree on; none if left out. */
  readonly numbers?: readonly NumberInfo[];
  /** The options of a match from a few wishes; what they leave open is left to chance. */
  arrange(
    wishes: MatchWishes,
    random: Random,
  ): { readonly options: Options } | { readonly problems: readonly [Problem, ...Problem[]] };
}

/** A design as lists show it. */
export interface DesignInfo {
  /** What records and positions call it; it does not change when the card is re-balanced. */
  readonly id: string;
  readonly name: string;
  /** From 0, the most common, to 5. */
  readonly rarity: number;
  /** Whether someone brought it. */
  readonly own: boolean;
}

/** What a bot is told of a game. */
export interface BotHints<View> {
  /** How good a position looks to a seat, from what that seat sees. */
  evaluate(view: View, seat: Seat): number;
  /**
   * The rollout policy: how to go on from a decision in the middle of things, so that what was begun can
   * be judged when it is done; nothing where the position is quiet enough to be judged as it is.
   */
  policy?(decision: Decision, random: Random): Picks | undefined;
}

/** A question to the holder of the state, such as what an attack would do. */
export interface Consultation {
  readonly about: string;
}

/** The table in words. */
export interface TableText {
  /** Short sentences; the first says how far the match has come. */
  readonly lines: readonly string[];
  /** The cards that the viewer holds, each with its words. */
  readonly hand: readonly string[];
  /** The cards that the viewer sees, in the order of their numbers. */
  readonly cards: readonly TableCard[];
}

/** A card that a viewer sees. */
export interface TableCard {
  readonly card: CardId;
  readonly design: string;
  readonly name: string;
  readonly lies: 'in hand' | 'on your side' | 'elsewhere';
}

/** Something that one can play as. */
export interface SideInfo {
  readonly name: string;
  /** The forms of the rules in which it can be played; all of them if left out. */
  readonly variants?: readonly string[];
}

/** A number that players may agree on before a match. */
export interface NumberInfo {
  /** Its name among the options. */
  readonly name: string;
  /** What it counts: "Turns". */
  readonly words: string;
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** What is wished for a match. */
export interface MatchWishes {
  /** By seat: a side by its name, or one written down in a file. */
  readonly sides?: readonly [SideWish | undefined, SideWish | undefined];
  readonly variant?: string;
  /** By the names of the game's numbers. */
  readonly numbers?: Readonly<Record<string, number>>;
}

/** A side by its name, or written down, such as a deck list. */
export type SideWish = string | TextFile;

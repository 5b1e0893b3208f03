import type { OpenWith } from '@cardscape/games';
import type {
  AskedPick,
  CardPrint,
  GameEvent,
  GameState,
  MatchStart,
  MatchWishes,
  OpenedGame,
  Opening,
  Outcome,
  PickDecision,
  Picks,
  Seat,
  SeenDecision,
  TableText,
  ToldEvent,
  ToldStep,
} from '@cardscape/kernel';
import type { ReactNode } from 'react';
import type { Sound } from '../look/feedback/sound.ts';
import type { Gauge } from './ending/turningPoint.ts';
import type { Impact } from './impact/impact.ts';
import type { LogLine } from './log/log.ts';
import type { TableHands, TableTurn } from './picking/turn.ts';
import type { Message } from './screen/messages.ts';
import type { Beat } from './session/beats.ts';
import type { SessionOpening } from './session/opening.ts';
import type { SeatPlans } from './set-up/seats.ts';

/** What an event means for a match as a whole: on the timeline, in the log, where one can go back to. */
export type EventMark =
  /** A part of the match begins: "Turn", 3; whose it is, if it is somebody's. */
  | { readonly kind: 'part'; readonly word: string; readonly number: number; readonly seat?: Seat }
  | { readonly kind: 'score'; readonly seat: Seat | null }
  | { readonly kind: 'play'; readonly seat: Seat };

/** What lies on a table, and what led to it: all that is needed to look at it. */
export interface Stand<View, Event extends GameEvent> {
  readonly view: View;
  /** The player who sits at the lower edge. */
  readonly near: Seat;
  /** What the two players are called, by seat. */
  readonly names: readonly [string, string];
  /** What is being told. */
  readonly events: readonly Event[];
  /** Whether the view is the position before the events, or the one they led to. */
  readonly over: 'before' | 'after';
  /** Moves on with every new view; things travel when it does. */
  readonly moment: number;
  /** Whether views follow each other too fast for anything to travel. */
  readonly still: boolean;
  /** What of the events is felt on the table. */
  readonly impacts?: readonly Impact[] | undefined;
  /** A card as it is printed. */
  print(design: string): CardPrint | undefined;
  /** In a replay: the table in words, with the numbers of today's cards; nothing where these cannot be opened. */
  inWords?(): TableText | undefined;
  /** In a replay: whether it is shown as it was seen, and its cards may have changed since. */
  readonly isKept?: boolean;
}

/** What a screen may know of the match that is played on it. */
export interface MatchAtTable<Event extends GameEvent = GameEvent> {
  readonly plans: SeatPlans;
  readonly opened: OpenedGame;
  readonly start: MatchStart<unknown>;
  /** All that the person at the screen has been told, step by step. */
  story(): readonly ToldStep<Event>[];
}

/** A table with a person at it. */
export interface PlayStand<View, Event extends GameEvent> extends Stand<View, Event> {
  readonly match: MatchAtTable<Event>;
  /** What is decided, as the one who looks may see it, whether or not anybody can answer just now. */
  readonly decision: SeenDecision;
  readonly hands: TableHands;
  /** Whether something is being told; nobody is asked meanwhile. */
  readonly telling: boolean;
  /** Whether the table is covered until another person comes. */
  readonly covered: boolean;
  /** Whether the match is over, and its end has been told. */
  readonly ended: boolean;
  /** Whether the screen is a phone's. */
  readonly small: boolean;
  /** Changes with the person at the screen: what one of them has opened is not shown to the other. */
  readonly person: string;
  /** What is behind us, in words. */
  log(): readonly LogLine[];
  /** A card by its name, large: for names in sentences. */
  large(name: string): ReactNode;
  /** Goes on at once, while something is told. */
  skip(): void;
  /** In a lesson: what stands beside the table (`null`: nothing), and the deed that is asked for (`null`: none of them). */
  readonly lesson?: { readonly coach: ReactNode; readonly wanted: string | null | undefined };
}

/** Something that can be done besides picking: a key, and while it is offered a button on the message line. */
export interface Deed {
  readonly key: string;
  /** What the button says. */
  readonly words: string;
  /** What the list of keys says; the same if left out. */
  readonly does?: string;
  /** How the button looks, `off` if pressing it says why not; without one there is only the key. */
  readonly button?: 'primary' | 'quiet' | 'off' | undefined;
  readonly title?: string;
  /** Whether it is switched on, for what can be switched. */
  readonly pressed?: boolean | undefined;
  /** What lessons call it. */
  readonly name?: string;
  /** Whether the key belongs to others just now. */
  readonly rests?: boolean;
  run(): void;
}

/** What a game makes of its table for one drawing; its own way of picking stays inside. */
export interface Play {
  readonly turn: TableTurn;
  /** Draws the table round the message line. */
  draw(line: ReactNode): ReactNode;
  /** What is expected of the player who is asked to pick. */
  asks(decision: AskedPick): Message;
  /** What can be done, in the order of the buttons. */
  readonly deeds: readonly Deed[];
  /** What can be done at any time, beside Undo. */
  readonly always?: readonly Deed[];
  /** What choosing none of the options does, as a deed. */
  readonly none?: string | undefined;
  /** What stands over the table: the end of a round, a dialog. */
  readonly over?: ReactNode;
  /** Opens a card to be read; it opens large if left out. */
  read?(card: number): void;
}

/** A match between two bots, to have something to look at. */
export interface SampleMatch {
  readonly seed: string;
  readonly wishes: MatchWishes;
}

/** What is needed to watch a game. */
export interface WatchedTable<View = unknown, Event extends GameEvent = GameEvent> {
  /** What the parts of a match are called. */
  readonly part: 'round' | 'turn';
  /** How the events of one step are told, one beat after another. */
  tell(events: readonly Event[]): Beat<Event>[];
  /** What an event means for the match as a whole. */
  markOf(event: Event): EventMark | undefined;
  /** Whether a match of which no event begins a part has a turn wherever another player begins to choose. */
  readonly turnsByChooser?: boolean;
  /** What of these events is felt on the table, seen from a side of it. */
  impactsOf?(events: readonly Event[], near: Seat): Impact[];
  /** The table to be looked at. */
  Watched(stand: Stand<View, Event>): ReactNode;
  readonly sample?: SampleMatch;
}

/** What a match result is told from. */
export interface EndedMatch<View, Event extends GameEvent> {
  readonly match: MatchAtTable<Event>;
  readonly outcome: Outcome;
  readonly view: View;
  readonly names: readonly [string, string];
  /** The view with all hands open: nothing is secret any more, and a replay shows it too. */
  open(): View;
}

/** A game as the site plays it: all that the shared table asks of it. */
export interface GameTable<
  State extends GameState = GameState,
  Options = unknown,
  View = unknown,
  Event extends GameEvent = GameEvent,
> extends WatchedTable<View, Event> {
  /** As the registry calls it. */
  readonly game: string;
  readonly title: string;
  /** Where it is learnt. */
  readonly rules: string;
  /** Where a match is set up, and what that changes: "decks". */
  readonly setUp: { readonly to: string; readonly changes: string };
  /** Awaited before a match is opened: own cards and their pictures. */
  ready?(): Promise<void>;
  openWith(request: OpenWith): Opening<OpenedGame<State, Options, View, Event>>;
  /** Answers for a person who need not be asked, with the cards that are played with. */
  settle?(
    decision: PickDecision,
    view: View,
    opened: OpenedGame<State, Options, View, Event>,
  ): Picks | undefined;
  /** What of these events the message line tells; `ended` once the match is over. */
  news(told: readonly ToldEvent<Event>[], ended: boolean): readonly ToldEvent<Event>[];
  /** The types of events that open a part of the log, the largest first. */
  readonly headings: readonly string[];
  /** What events sound like, by their types. */
  readonly sounds: Readonly<Record<string, Sound | undefined>>;
  /** What an event plays that lies nowhere on the table meanwhile: it stands large over it while that is told. */
  spotlit?(
    event: Event,
    print: Stand<View, Event>['print'],
  ): { readonly seat: Seat; readonly card: ReactNode } | undefined;
  /** What a player waits for while another one decides, by the kind of decision. */
  readonly waiting?: Readonly<Record<string, string>>;
  /** A card by its name, large. */
  large(name: string, print: Stand<View, Event>['print'], view: View): ReactNode;
  /** Where a match stands, as everybody at it may know: "Round 2". */
  where(view: View): string;
  /** How it stands, by seat: "20 to 14 points". */
  standing?(view: View): string;
  /** The table with a person at it. */
  usePlay(stand: PlayStand<View, Event>): Play;
  /** What the standing is measured by; its course is shown at the end. */
  readonly gauge?: Gauge<View>;
  /** The picture of who plays here, or of what stands for them. */
  portrait?(view: View, seat: Seat, print: Stand<View, Event>['print']): string | undefined;
  /** How a match ended. */
  endWords(
    outcome: Outcome,
    names: readonly [string, string],
    view: View,
  ): { readonly title: string; readonly intro: string };
  /** The result in detail. */
  Result(ended: EndedMatch<View, Event>): ReactNode;
  /**
   * A position in the form that people read and that can be opened again; nothing where a game has no such form. What of
   * the state that form has no place for, it says in a list of sentences, `leftOut`.
   */
  writePosition?(state: State, opened: OpenedGame<State, Options, View, Event>): unknown;
  /** What the options of a match in this position must agree with. */
  wishesOf?(position: unknown): MatchWishes;
  /** What a rematch is begun with, if not with the same. */
  rematch?(opening: SessionOpening<Options>): Promise<SessionOpening<Options>>;
}

/** A game of which nothing more is known: what shared screens work with. */
export type AnyGameTable = GameTable;

/**
 * A game's table as the shared screens take it. They hand back to a table only what it gave or what was opened
 * with it, so what they need not know of its types is forgotten here.
 */
export function gameTable<State extends GameState, Options, View, Event extends GameEvent>(
  table: GameTable<State, Options, View, Event>,
): AnyGameTable {
  return table as unknown as AnyGameTable;
}

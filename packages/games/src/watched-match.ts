import type {
  CardPrint,
  GameEvent,
  MatchRecord,
  OpenedGame,
  PlayerNames,
  Seat,
  Viewer,
  Words,
} from '@cardscape/kernel';

/** A match that can be watched, whether it is played again or shown as it was seen. */
export interface WatchedMatch {
  /** The record, as far as it can be shown. */
  readonly record: MatchRecord;
  /** The game it is of; nothing if its cards can no longer be opened. */
  readonly opened: OpenedGame | undefined;
  /** How many positions there are: the first one, and one for each choice. */
  readonly length: number;
  /** Those through whose eyes it can be watched. */
  readonly viewers: readonly Viewer[];
  /** What the two played as. */
  readonly sides: PlayerNames;
  /** Whether it is shown as it was seen: rules or cards have moved on since. */
  readonly isKept: boolean;
  /** What has to be said of it: why it ends early, or what has changed. */
  readonly notice?: string;
  /** Where it plays as it was recorded and still has a notice: what of it is not as it was, as a clause. */
  readonly caveat?: string;
  /** Why it cannot be played on from here; nothing if it can. */
  readonly cannotPlayOn?: string;
  /** How it ended, if it did. */
  readonly end?: { readonly winner: Seat | null; readonly words: string };
  /** A position as a viewer sees it. */
  view(step: number, viewer: Viewer): unknown;
  /** What led to it, with what only some may know of it. */
  events(step: number): readonly GameEvent[];
  /** What is said of it: a sentence for each event, or what was chosen where nothing happened. */
  lines(step: number, viewer: Viewer): readonly Words[];
  /** Who has to choose next; nobody at the end, and where it is shown as it was seen. */
  asked(step: number): Seat | undefined;
  /** A card as it was printed then. */
  print(design: string): CardPrint | undefined;
}

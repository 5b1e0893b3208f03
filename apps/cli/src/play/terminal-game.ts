import type { CardMention, Game, Seat } from '@cardscape/kernel';
import type { Bot } from '@cardscape/players';

/** What the terminal needs of a game besides the kernel's contract: words for its table. */
export interface TerminalGame {
  readonly game: Game;
  /** The table in short sentences, as the viewer of the view sees it. */
  table(view: unknown): string[];
  /** The cards that the viewer holds, numbered, with their words. */
  hand(view: unknown): string[];
  /** The cards that an act is about, in the order of their numbers. */
  cardsFor(view: unknown, act: string): readonly CardMention[];
  /** All cards that the viewer sees. */
  cards(view: unknown): readonly CardMention[];
  /** The words of a card, by its name. */
  describe(name: string): string[] | undefined;
  /** The names of all cards, for those who misspell one. */
  readonly cardNames: readonly string[];
  /** What a seat is called at this table. */
  playerName(view: unknown, seat: Seat): string;
  readonly bots: Readonly<Record<string, Bot>>;
}

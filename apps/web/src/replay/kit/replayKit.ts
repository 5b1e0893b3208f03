import type { CardPrint, GameEvent, MatchRecord, Seat, TableText } from '@cardscape/kernel';
import type { ReactNode } from 'react';
import type { EventMark, SampleMatch } from '../../table/gameTable.ts';
import type { Telling } from '../../table/session/beats.ts';
import type { SeatPlans } from '../../table/set-up/seats.ts';

/** A position to be drawn, and what led to it. */
export interface DrawnPosition {
  readonly view: unknown;
  readonly near: Seat;
  readonly names: readonly [string, string];
  readonly events: readonly GameEvent[];
  /** Whether it is the position before the events, or the one they led to. */
  readonly over: 'before' | 'after';
  readonly moment: number;
  /** Whether positions follow each other too fast for anything to travel. */
  readonly still: boolean;
  /** A card as it was printed when the match was played. */
  readonly print: (design: string) => CardPrint | undefined;
  /** The table in words, with the numbers of today's cards; nothing where these cannot be opened. */
  readonly inWords: () => TableText | undefined;
  /** Whether it is shown as it was seen: its cards may have changed since. */
  readonly isKept: boolean;
}

/** Playing a match to its end from the middle of its record. */
export interface PlayingOn {
  /** The bots that can sit at the table, by their keys. */
  readonly bots: readonly { readonly key: string; readonly name: string }[];
  /** Whether a match that was left unfinished is given up for it. */
  takesThePlaceOfAnother(): boolean;
  /** Lays the match out from the end of this record; gives the page where it waits. */
  start(record: MatchRecord, plans: SeatPlans): string;
}

/** How the viewer shows a game: what the game's own screens know of it. */
export interface ReplayKit {
  /** What the parts of a match are called. */
  readonly part: 'round' | 'turn';
  /** How the events of one step are told while the match runs. */
  readonly tell: Telling<GameEvent>;
  /** How a match is played on from a position, if the game can be played here. */
  readonly playOn?: PlayingOn;
  readonly sample?: SampleMatch;
  drawTable(position: DrawnPosition): ReactNode;
  markOf(event: GameEvent): EventMark | undefined;
}

/** The games of the site, as the replay page is told of them. */
export interface ReplayGames {
  /** Those that have a table of their own here, by their names. */
  readonly kits: Readonly<Record<string, () => Promise<ReplayKit>>>;
  /** The name of the one of which a sample is shown. */
  readonly sample: string;
}

import type {
  GameEvent,
  GameState,
  PickDecision,
  Picks,
  Seat,
  SeatDecision,
  SeatPort,
  ToldEvent,
  Viewer,
} from '@cardscape/kernel';
import type { BotClock, LocalTable } from '@cardscape/players';
import type { SeatPlans } from '../set-up/seats.ts';
import type { Telling } from './beats.ts';

/** Runs something later; gives back how to call it off. */
export type Later = (run: () => void, wait: number) => () => void;

/** Why a match is not kept: another tab has gone on with it, or the browser has no room for it. */
export type NotKept = 'elsewhere' | 'no room';

/** What a session is made of. */
export interface SessionParts<S extends GameState, O, V, E extends GameEvent> {
  /** The match, for its owner: what is saved of it. */
  readonly table: LocalTable<S, O, V, E>;
  /** How to sit at it; its own seats if left out. */
  readonly seat?: (viewer: Viewer) => SeatPort<V, E>;
  readonly plans: SeatPlans;
  readonly bots: BotClock;
  readonly tell: Telling<E>;
  /** Why the match is not kept; it is if left out. */
  readonly notKept?: () => NotKept | undefined;
  readonly later?: Later;
  /** How much of the usual time everything takes: 1 as told, 0 at once. */
  readonly pace?: number;
  /** What is answered for a person without asking them, such as passing when there is nothing else. */
  readonly settle?: (decision: PickDecision, view: V) => Picks | undefined;
}

/** What the screen shows at one moment. */
export interface Shown<View, Event extends GameEvent> {
  /** Moves on with every change. */
  readonly moment: number;
  /** How many choices had been made when what is told now was over. */
  readonly step: number;
  readonly view: View;
  readonly viewer: Viewer;
  /** What is being told just now, in the viewer's form. */
  readonly events: readonly Event[];
  /** The same with its words. */
  readonly told: readonly ToldEvent<Event>[];
  /** Whether they are shown over the position they came from, or the one they led to. */
  readonly over: 'before' | 'after';
  /** Whether more is to be told before anyone is asked. */
  readonly telling: boolean;
  readonly decision: SeatDecision;
  /** The player who has to come to the screen first. */
  readonly handOver: Seat | undefined;
  /** Whether the person at the screen looks at what only they may see, before another one is called. */
  readonly parting: boolean;
  readonly canUndo: boolean;
  /** Why the match has not been kept, if it has not. */
  readonly notKept: NotKept | undefined;
}

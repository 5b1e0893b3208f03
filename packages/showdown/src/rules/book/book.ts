import type { Chunk, LuaValue, Meter, PlacedFault } from '@cardscape/lua';
import type { CardDesign } from '../../cards/card.ts';
import type { ElementSet } from '../../interface/index.ts';

/** A function of a card that is called at its moment. */
export type PointcutFunction = (player: boolean, meter: Meter) => LuaValue;

/** A card made ready for play. */
export interface Sheet {
  readonly design: CardDesign;
  /** The number that scripts know the design by. */
  readonly number: number;
  /** The number of its element. */
  readonly element: number;
  /** Its functions by the pointcut they are for. */
  readonly hears: ReadonlyMap<string, PointcutFunction>;
  /** Its script, as it was read. */
  readonly chunk: Chunk | undefined;
}

/** The cards of a game. */
export interface CardBook {
  readonly elements: readonly string[];
  readonly flags: ElementSet;
  readonly elementNumbers: readonly number[];
  readonly sheets: readonly Sheet[];
  sheet(name: string): Sheet;
  /** The design that scripts know by a number. */
  numbered(number: number): Sheet | undefined;
  has(name: string): boolean;
  /** Scripts that failed as they were loaded: their cards have no functions (R-S7). */
  readonly faults: readonly LoadFault[];
  /** Told of every function that failed, by those who look for that. */
  report: ((fault: ScriptFault) => void) | null;
  /** Told of every line that a script prints. */
  print: ((printed: PrintedLine) => void) | null;
}

/** A line that the script of a card has printed. */
export interface PrintedLine {
  readonly card: string;
  readonly line: string;
}

/** A script that failed before any of its functions was called. */
export interface LoadFault {
  readonly card: string;
  readonly fault: PlacedFault;
}

/** A function of a card that failed. */
export interface ScriptFault {
  readonly card: string;
  readonly pointcut: string;
  readonly fault: PlacedFault;
}

/** A card with its script, as it was loaded. */
export interface Playable {
  readonly design: CardDesign;
  readonly chunk?: Chunk | undefined;
}

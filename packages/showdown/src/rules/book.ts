import type { CardDesign } from '../cards/card.ts';
import { type ElementSet, elementFlag, elementSet, pointcutNamed } from '../interface/index.ts';
import {
  type Chunk,
  freshMeter,
  isScriptFault,
  LuaScript,
  type LuaValue,
  type Meter,
} from '../lua/index.ts';
import { environmentFor } from './api/environment.ts';
import type { Duel } from './duel.ts';

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
}

/** The cards of a game. */
export interface CardBook {
  readonly elements: readonly string[];
  readonly flags: ElementSet;
  readonly elementNumbers: readonly number[];
  readonly sheets: readonly Sheet[];
  sheet(name: string): Sheet;
  has(name: string): boolean;
  /** The match whose scripts run now: what atomic rules work on. */
  duel: Duel | null;
  /** Told of every function that failed, by those who look for that. */
  report: ((fault: ScriptFault) => void) | null;
}

/** A function of a card that failed. */
export interface ScriptFault {
  readonly card: string;
  readonly pointcut: string;
  readonly message: string;
}

/** A card with its script, as it was loaded. */
export interface Playable {
  readonly design: CardDesign;
  readonly chunk?: Chunk | undefined;
}

/** Opens the book of a set; designs are numbered in the order they are given. */
export function openBook(cards: readonly Playable[], elements: readonly string[]): CardBook {
  const flags = elementSet(elements);
  const numberOf = (element: string) => flags.numbers.get(elementFlag(element)) ?? -1;
  const byName = new Map<string, Sheet>();
  const sheets: Sheet[] = [];
  const book: CardBook = {
    elements,
    flags,
    elementNumbers: elements.map(numberOf),
    sheets,
    sheet(name) {
      const found = byName.get(name);
      if (!found) throw new RangeError(`there is no card named ${name}`);
      return found;
    },
    has: (name) => byName.has(name),
    duel: null,
    report: null,
  };
  const environment = environmentFor(book);
  for (const { design, chunk } of cards) {
    const script = chunk && load(environment, chunk);
    const sheet = {
      design,
      number: sheets.length + 1,
      element: numberOf(design.element),
      hears: script ? functionsOf(script) : NO_FUNCTIONS,
    };
    sheets.push(sheet);
    byName.set(design.name, sheet);
  }
  return book;
}

const NO_FUNCTIONS: ReadonlyMap<string, PointcutFunction> = new Map();

/** A script whose top level fails has no functions (R-S7). */
function load(environment: ReturnType<typeof environmentFor>, chunk: Chunk): LuaScript | undefined {
  try {
    return new LuaScript(environment, [chunk], freshMeter());
  } catch (error) {
    if (!isScriptFault(error)) throw error;
    return undefined;
  }
}

/** The functions of a script under the names that pointcuts have now, whichever spelling it uses. */
function functionsOf(script: LuaScript): Map<string, PointcutFunction> {
  const found = new Map<string, PointcutFunction>();
  for (const name of script.functions) {
    const pointcut = pointcutNamed(name);
    if (pointcut) found.set(pointcut.name, (player, meter) => script.call(name, [player], meter));
  }
  return found;
}

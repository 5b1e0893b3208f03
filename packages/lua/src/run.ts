import { CALLBACK_LEVELS, type Meter, spendDepth, spendSteps } from './meter.ts';
import type { Place, Position, Site } from './trace.ts';
import type { LuaFunction, LuaResult, LuaTable, LuaValue } from './value.ts';

/** A variable that a function inside has captured. */
export class Box {
  value: LuaValue;
  constructor(value: LuaValue) {
    this.value = value;
  }
}

/** What a frame knows of the function it runs. */
export interface RunningFunction {
  readonly name: string;
  readonly position: Position;
  readonly captured: readonly Box[];
}

/** A label that a `goto` leads to. */
export interface Label {
  readonly name: string;
}

/** The place of a frame that has not done anything yet. */
const START: Site = { chunk: '', line: 0, column: 0, left: '', right: '' };

const TRACE_LENGTH = 10;

/** One call of a script function under way. */
export class Frame {
  readonly run: Run;
  readonly meter: Meter;
  readonly parent: Frame | undefined;
  readonly function: RunningFunction;
  readonly slots: (LuaValue | Box)[];
  varargs: readonly LuaValue[];
  /** The operation under way, set before anything that may fail or call. */
  site: Site = START;
  result: LuaResult = undefined;
  target: Label | undefined = undefined;

  constructor(
    run: Run,
    fn: RunningFunction,
    slots: (LuaValue | Box)[],
    varargs: readonly LuaValue[],
  ) {
    this.run = run;
    this.meter = run.meter;
    this.parent = run.frame;
    this.function = fn;
    this.slots = slots;
    this.varargs = varargs;
  }
}

/** What the library needs of the host. */
export interface Services {
  /** Takes a line that a script prints. */
  print(line: string): void;
  /** A whole number from 0 up to and without `bound`, which is at most 2^32. */
  random(bound: number): number;
  /** All names a script could have meant. */
  readonly names: readonly string[];
}

/** One call from the host into a script, with everything that is dropped when it ends. */
export class Run {
  readonly meter: Meter;
  readonly services: Services;
  /** The methods of strings. */
  readonly strings: LuaTable;
  /** The globals by their number in the script. */
  globals: LuaValue[];
  /** The table of globals, in scripts that use `_G`. */
  readonly table: LuaTable | undefined;
  frame: Frame | undefined = undefined;
  #numbers: Map<object, number> | undefined = undefined;

  constructor(
    meter: Meter,
    services: Services,
    strings: LuaTable,
    globals: LuaValue[],
    table: LuaTable | undefined,
  ) {
    this.meter = meter;
    this.services = services;
    this.strings = strings;
    this.globals = globals;
    this.table = table;
  }

  /** A number for a table or function, in the order in which they were first asked for. */
  numberOf(thing: object): number {
    this.#numbers ??= new Map();
    const number = this.#numbers.get(thing) ?? this.#numbers.size + 1;
    this.#numbers.set(thing, number);
    return number;
  }

  /** The functions under way, innermost first. */
  trace(): Place[] {
    const places: Place[] = [];
    for (let frame = this.frame; frame && places.length < TRACE_LENGTH; frame = frame.parent) {
      const site = frame.site.line > 0 ? frame.site : frame.function.position;
      const { chunk, line, column } = site;
      places.push({ chunk, line, column, function: frame.function.name });
    }
    return places;
  }
}

/** Calls a function from the library or a metamethod, counted as a level of depth. */
export function callBack(run: Run, fn: LuaFunction, args: readonly LuaValue[]): LuaResult {
  const { meter } = run;
  spendSteps(meter, 2 + (args.length >> 2));
  spendDepth(meter, CALLBACK_LEVELS);
  const result = args.length === 2 ? fn.call2(run, args[0], args[1]) : fn.call(run, args);
  meter.depth++;
  meter.levels += CALLBACK_LEVELS;
  return result;
}

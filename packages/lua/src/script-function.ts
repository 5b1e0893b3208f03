import { spendDepth, spendSteps } from './meter.ts';
import { Box, Frame, type Run } from './run.ts';
import type { Position } from './trace.ts';
import { LuaFunction, type LuaResult, type LuaValue, NOTHING } from './value.ts';

/** How a statement ended. */
export const NORMAL = 0;
/** A `break` looks for its loop. */
export const BREAK = 1;
/** The frame holds the result of the function. */
export const RETURN = 2;
/** The frame holds the label that a `goto` looks for. */
export const GOTO = 3;
/** How a statement ended: falsy means that the next one runs. */
export type Signal = typeof NORMAL | typeof BREAK | typeof RETURN | typeof GOTO;

/** A compiled statement or block. */
export type Execute = (frame: Frame) => Signal;

/** A compiled function, shared by all closures made of it. */
export interface Proto {
  readonly name: string;
  readonly position: Position;
  readonly parameters: number;
  readonly hasVarargs: boolean;
  /** Parameters that are captured. */
  readonly boxed: readonly number[];
  slots: number;
  /** How deeply its closures nest. */
  levels: number;
  body: Execute;
}

const FEW_SLOTS = 8;

/** A function of a script: code and captured variables. */
export class ScriptFunction extends LuaFunction {
  readonly proto: Proto;
  readonly captured: readonly Box[];

  constructor(proto: Proto, captured: readonly Box[]) {
    super();
    this.proto = proto;
    this.captured = captured;
  }

  get name(): string {
    return this.proto.name;
  }

  get position(): Position {
    return this.proto.position;
  }

  call(run: Run, args: readonly LuaValue[]): LuaResult {
    const { parameters, hasVarargs, slots: size } = this.proto;
    const slots: (LuaValue | Box)[] = new Array(Math.max(size, parameters)).fill(undefined);
    const given = Math.min(parameters, args.length);
    for (let place = 0; place < given; place++) slots[place] = args[place];
    const varargs = hasVarargs && args.length > parameters ? args.slice(parameters) : NOTHING;
    return this.#execute(run, slots, varargs);
  }

  call0(run: Run): LuaResult {
    return this.call3(run, undefined, undefined, undefined, 0);
  }

  call1(run: Run, a: LuaValue): LuaResult {
    return this.call3(run, a, undefined, undefined, 1);
  }

  call2(run: Run, a: LuaValue, b: LuaValue): LuaResult {
    return this.call3(run, a, b, undefined, 2);
  }

  call3(run: Run, a: LuaValue, b: LuaValue, c: LuaValue, given = 3): LuaResult {
    const { proto } = this;
    if (proto.hasVarargs) return this.call(run, [a, b, c].slice(0, given));
    // Arguments beyond the parameters land in slots of locals, which are set before they are read.
    if (proto.slots <= FEW_SLOTS)
      return this.#execute(
        run,
        [a, b, c, undefined, undefined, undefined, undefined, undefined],
        NOTHING,
      );
    const slots: (LuaValue | Box)[] = new Array(proto.slots).fill(undefined);
    slots[0] = a;
    slots[1] = b;
    slots[2] = c;
    return this.#execute(run, slots, NOTHING);
  }

  #execute(run: Run, slots: (LuaValue | Box)[], varargs: readonly LuaValue[]): LuaResult {
    const { proto } = this;
    const { meter } = run;
    spendSteps(meter, 1);
    spendDepth(meter, proto.levels);
    for (const place of proto.boxed) slots[place] = new Box(slots[place] as LuaValue);
    const frame = new Frame(run, this, slots, varargs);
    run.frame = frame;
    const signal = proto.body(frame);
    // Not in a `finally`: whoever catches an error restores frame and depth (see `guard`).
    run.frame = frame.parent;
    meter.depth++;
    meter.levels += proto.levels;
    return signal === RETURN ? frame.result : NOTHING;
  }
}

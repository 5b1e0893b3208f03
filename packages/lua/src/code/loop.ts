import type {
  ForGenericStatement,
  ForNumericStatement,
  RepeatStatement,
  WhileStatement,
} from 'luaparse';
import { LuaError } from '../error.ts';
import { callValue } from '../metatable.ts';
import { spendSteps } from '../meter.ts';
import { float, isInteger, MAX_INTEGER, plainNumber, toNumber } from '../number.ts';
import type { Frame } from '../run.ts';
import { BREAK, type Execute, NORMAL } from '../script-function.ts';
import { all, first, isTrue, LuaFunction, type LuaValue } from '../value.ts';
import { declare, variableOf } from './assignment.ts';
import type { Code } from './code.ts';

/** Compiles `while`. */
export function whileLoop(code: Code, node: WhileStatement): Execute {
  const condition = code.expression(node.condition);
  const body = code.block(node.body);
  return (frame) => {
    while (isTrue(condition(frame))) {
      spendSteps(frame.meter, 1);
      const signal = body(frame);
      if (signal !== NORMAL) return signal === BREAK ? NORMAL : signal;
    }
    return NORMAL;
  };
}

/** Compiles `repeat`. */
export function repeatLoop(code: Code, node: RepeatStatement): Execute {
  const body = code.block(node.body);
  const condition = code.expression(node.condition);
  return (frame) => {
    do {
      spendSteps(frame.meter, 1);
      const signal = body(frame);
      if (signal !== NORMAL) return signal === BREAK ? NORMAL : signal;
    } while (!isTrue(condition(frame)));
    return NORMAL;
  };
}

/** Compiles `for i = a, b, c`. */
export function numericFor(code: Code, node: ForNumericStatement): Execute {
  const start = code.expression(node.start);
  const end = code.expression(node.end);
  const step = node.step ? code.expression(node.step) : () => 1;
  const variable = variableOf(code, node.variable);
  const body = code.block(node.body);
  const site = code.site(node);
  return (frame) => {
    const first = start(frame);
    const last = end(frame);
    const by = step(frame);
    frame.site = site;
    const { from, to, each, whole } = bounds(first, last, by);
    for (let count = from; each > 0 ? count <= to : count >= to; count += each) {
      spendSteps(frame.meter, 1);
      declare(frame, variable, whole ? count : float(count));
      const signal = body(frame);
      if (signal !== NORMAL) return signal === BREAK ? NORMAL : signal;
    }
    return NORMAL;
  };
}

interface Bounds {
  readonly from: number;
  readonly to: number;
  readonly each: number;
  /** Whether the loop counts in integers. */
  readonly whole: boolean;
}

function bounds(first: LuaValue, last: LuaValue, by: LuaValue): Bounds {
  const to = bound(last, 'limit');
  const each = bound(by, 'step');
  const from = bound(first, 'initial');
  if (each === 0) throw new LuaError("'for' step is zero");
  const whole = isInteger(first) && isInteger(by);
  if (!whole) return { from, to, each, whole };
  return { from, to: Math.max(-MAX_INTEGER, Math.min(MAX_INTEGER, to)), each, whole };
}

function bound(value: LuaValue, which: string): number {
  const number = toNumber(value);
  if (number === undefined)
    throw new LuaError(`'for' ${which}${which === 'initial' ? ' value' : ''} must be a number`);
  return plainNumber(number);
}

/** Compiles `for k, v in ...`. */
export function genericFor(code: Code, node: ForGenericStatement): Execute {
  const iterators = code.list(node.iterators);
  const variables = node.variables.map((name) => variableOf(code, name));
  const body = code.block(node.body);
  const site = code.site(node.iterators[0] ?? node);

  const turn = (frame: Frame, values: readonly LuaValue[]) => {
    spendSteps(frame.meter, 1);
    for (const [place, variable] of variables.entries()) declare(frame, variable, values[place]);
    return body(frame);
  };

  return (frame) => {
    const [iterator, state, initial] = iterators(frame);
    let control = initial;
    for (;;) {
      frame.site = site;
      const result =
        iterator instanceof LuaFunction
          ? iterator.call2(frame.run, state, control)
          : callValue(frame.run, iterator, [state, control]);
      control = first(result);
      if (control === undefined) return NORMAL;
      const signal = turn(frame, all(result));
      if (signal !== NORMAL) return signal === BREAK ? NORMAL : signal;
    }
  };
}

import { LuaError } from './error.ts';
import { binaryMetamethod, callValue, metamethod } from './metatable.ts';
import { spendSteps, spendText } from './meter.ts';
import { float, integer, isInteger, type LuaNumber, plainNumber, toNumber } from './number.ts';
import type { Run } from './run.ts';
import { power } from './transcendental.ts';
import { first, type LuaValue, typeName } from './value.ts';

/** An operator on two numbers. */
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%' | '^' | '//';
/** An operator on the bits of two integers. */
export type BitOperator = '&' | '|' | '~' | '<<' | '>>';

const EVENTS: Record<ArithmeticOperator | BitOperator, string> = {
  '+': '__add',
  '-': '__sub',
  '*': '__mul',
  '/': '__div',
  '%': '__mod',
  '^': '__pow',
  '//': '__idiv',
  '&': '__band',
  '|': '__bor',
  '~': '__bxor',
  '<<': '__shl',
  '>>': '__shr',
};

/** What a power counts for in steps. */
const POWER_STEPS = 4;
/** What an operation on 64 bits counts for. */
const WIDE_STEPS = 3;

/** The remainder with the sign of the divisor. */
export function modulo(x: number, y: number): number {
  const rest = x % y;
  return rest !== 0 && rest < 0 !== y < 0 ? rest + y : rest + 0;
}

function onIntegers(operator: ArithmeticOperator, x: number, y: number): LuaNumber {
  switch (operator) {
    case '+':
      return integer(x + y);
    case '-':
      return integer(x - y);
    case '*':
      return integer(x * y);
    case '%':
      if (y === 0) throw new LuaError("attempt to perform 'n%%0'");
      return modulo(x, y);
    case '//':
      if (y === 0) throw new LuaError("attempt to perform 'n//0'");
      return (x - modulo(x, y)) / y + 0;
    default:
      return onFloats(operator, x, y);
  }
}

function onFloats(operator: ArithmeticOperator, x: number, y: number): LuaNumber {
  switch (operator) {
    case '+':
      return float(x + y);
    case '-':
      return float(x - y);
    case '*':
      return float(x * y);
    case '/':
      return float(x / y);
    case '%':
      return float(floatModulo(x, y));
    case '^':
      return float(power(x, y));
    case '//':
      return float(Math.floor(x / y));
  }
}

function floatModulo(x: number, y: number): number {
  const rest = x % y;
  return rest * y < 0 ? rest + y : rest;
}

/** Applies an operator to two numbers of any kind. */
export function calculate(operator: ArithmeticOperator, x: LuaNumber, y: LuaNumber): LuaNumber {
  if (isInteger(x) && isInteger(y)) return onIntegers(operator, x, y);
  return onFloats(operator, plainNumber(x), plainNumber(y));
}

/** A number, or a string that reads as one: it counts as a float. */
function operand(run: Run, value: LuaValue): LuaNumber | undefined {
  if (typeof value !== 'string') return toNumber(value);
  spendText(run.meter, value.length);
  const number = toNumber(value);
  return number === undefined ? undefined : float(plainNumber(number));
}

/** `x operator y` for all values. */
export function arithmetic(
  run: Run,
  operator: ArithmeticOperator,
  x: LuaValue,
  y: LuaValue,
): LuaValue {
  const left = operand(run, x);
  const right = operand(run, y);
  if (operator === '^') spendSteps(run.meter, POWER_STEPS);
  if (left !== undefined && right !== undefined) return calculate(operator, left, right);
  const answer = binaryMetamethod(run, EVENTS[operator], x, y);
  if (answer) return answer[0];
  throw wrongOperand(run, 'perform arithmetic on', x, y, left !== undefined);
}

function wrongOperand(
  run: Run,
  action: string,
  x: LuaValue,
  y: LuaValue,
  leftIsFine: boolean,
): LuaError {
  const site = run.frame?.site;
  const name = leftIsFine ? site?.right : site?.left;
  const type = typeName(leftIsFine ? y : x);
  return new LuaError(`attempt to ${action} a ${type} value${name ?? ''}`);
}

/** `-x` for all values. */
export function negate(run: Run, x: LuaValue): LuaValue {
  const number = operand(run, x);
  if (number !== undefined) return isInteger(number) ? 0 - number : float(-plainNumber(number));
  const handler = metamethod(x, '__unm');
  if (handler !== undefined) return first(callValue(run, handler, [x, x]));
  throw wrongOperand(run, 'perform arithmetic on', x, x, false);
}

function bits(run: Run, value: LuaValue): bigint | undefined {
  const number = operand(run, value);
  if (number === undefined) return undefined;
  const plain = plainNumber(number);
  if (!Number.isInteger(plain) || Math.abs(plain) > 2 ** 63)
    throw new LuaError('number has no integer representation');
  return BigInt(plain);
}

function shiftLeft(x: bigint, by: bigint): bigint {
  if (by <= -64n || by >= 64n) return 0n;
  return by >= 0n ? x << by : BigInt.asUintN(64, x) >> -by;
}

function onBits(operator: BitOperator, x: bigint, y: bigint): bigint {
  switch (operator) {
    case '&':
      return x & y;
    case '|':
      return x | y;
    case '~':
      return x ^ y;
    case '<<':
      return shiftLeft(x, y);
    case '>>':
      return shiftLeft(x, -y);
  }
}

/** `x operator y` on 64 bits, for all values. */
export function bitwise(run: Run, operator: BitOperator, x: LuaValue, y: LuaValue): LuaValue {
  spendSteps(run.meter, WIDE_STEPS);
  const handled = binaryMetamethod(run, EVENTS[operator], x, y);
  if (handled) return handled[0];
  if (toNumber(x) === undefined || toNumber(y) === undefined)
    throw wrongOperand(run, 'perform bitwise operation on', x, y, toNumber(x) !== undefined);
  const left = bits(run, x) ?? 0n;
  const right = bits(run, y) ?? 0n;
  return integer(Number(BigInt.asIntN(64, onBits(operator, left, right))));
}

/** `~x` for all values. */
export function complement(run: Run, x: LuaValue): LuaValue {
  spendSteps(run.meter, WIDE_STEPS);
  const handler = metamethod(x, '__bnot');
  if (handler !== undefined) return first(callValue(run, handler, [x, x]));
  const number = bits(run, x);
  if (number === undefined) throw wrongOperand(run, 'perform bitwise operation on', x, x, false);
  return integer(Number(~number));
}

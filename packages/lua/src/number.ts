import { formatGeneral } from './number-format.ts';
import { LuaFloat, type LuaValue, NO } from './value.ts';

/** The largest integer of a script; beyond it whole numbers become floats. */
export const MAX_INTEGER = Number.MAX_SAFE_INTEGER;

/** A Lua number: a plain one, or a float with a whole value. */
export type LuaNumber = number | LuaFloat;

/** Wraps a float result: whole values are kept apart from integers. */
export function float(number: number): LuaNumber {
  return Number.isInteger(number) ? new LuaFloat(number) : number;
}

/** Wraps an integer result: too large ones become floats, and there is no negative zero. */
export function integer(number: number): LuaNumber {
  return number <= MAX_INTEGER && number >= -MAX_INTEGER ? number + 0 : new LuaFloat(number);
}

/** Whether the number is of Lua's subtype integer. */
export function isInteger(value: LuaValue): value is number {
  return typeof value === 'number' && Number.isInteger(value);
}

/** The plain number of a Lua number, whatever its subtype. */
export function plainNumber(value: LuaNumber): number {
  return typeof value === 'number' ? value : value.number;
}

/** A value as a number, strings that read as numbers included; nothing if it is none. */
export function toNumber(value: LuaValue): LuaNumber | undefined {
  if (value === NO) return 0;
  if (typeof value === 'number' || value instanceof LuaFloat) return value;
  return typeof value === 'string' ? parseNumber(value) : undefined;
}

/** A value as an integer, if it is one, or a float or a string that stands for one. */
export function toInteger(value: LuaValue): number | undefined {
  const number = toNumber(value);
  if (number === undefined) return undefined;
  const plain = plainNumber(number);
  return Number.isSafeInteger(plain) ? plain + 0 : undefined;
}

const SPACE = '[ \\f\\n\\r\\t\\v]*';
const DECIMAL = new RegExp(`^${SPACE}([+-]?(?:\\d+(\\.\\d*)?|(\\.\\d+))([eE][+-]?\\d+)?)${SPACE}$`);
const HEXADECIMAL = new RegExp(
  `^${SPACE}([+-]?)0[xX]([\\da-fA-F]*)(?:(\\.)([\\da-fA-F]*))?(?:[pP]([+-]?\\d+))?${SPACE}$`,
);

/** Reads a number as Lua's source and `tonumber` do. */
export function parseNumber(text: string): LuaNumber | undefined {
  const decimal = DECIMAL.exec(text);
  if (decimal) {
    const number = Number(decimal[1]);
    const whole = decimal[2] === undefined && decimal[3] === undefined && decimal[4] === undefined;
    return whole ? integer(number) : float(number);
  }
  const hex = HEXADECIMAL.exec(text);
  if (!hex) return undefined;
  const [, sign, whole = '', point, fraction = '', exponent] = hex;
  if (whole === '' && fraction === '') return undefined;
  if (point === undefined && exponent === undefined) {
    // Whole hexadecimal numbers wrap around at 64 bits.
    const wrapped = Number(BigInt.asIntN(64, BigInt(`0x${whole.slice(-16)}`)));
    return integer(sign === '-' ? -wrapped : wrapped);
  }
  // Sixteen digits fill a float; those behind only make it larger.
  const all = (whole + fraction).replace(/^0+/, '');
  const digits = Number(`0x0${all.slice(0, 16)}`);
  const scale = Number(exponent ?? 0) + 4 * (Math.max(all.length - 16, 0) - fraction.length);
  return float((sign === '-' ? -digits : digits) * powerOfTwo(scale));
}

/** Two to a whole power, exactly, on every engine. */
export function powerOfTwo(exponent: number): number {
  if (exponent > 1023) return Number.POSITIVE_INFINITY;
  if (exponent < -1022) return exponent < -1074 ? 0 : powerOfTwo(exponent + 60) / 2 ** 60;
  bits.setUint32(0, (exponent + 1023) << 20);
  return bits.getFloat64(0);
}

const bits = new DataView(new ArrayBuffer(8));

/** A number as `tostring` and `..` write it: as Lua 5.1 does, so that `4 / 2` reads `2`. */
export function numberText(value: LuaNumber): string {
  if (typeof value === 'number' && Number.isInteger(value)) return String(value);
  const number = plainNumber(value);
  const isShort = Number.isInteger(number) && Math.abs(number) < 1e14 && !Object.is(number, -0);
  return isShort ? String(number) : formatGeneral(number, 14, false);
}

import { joinable } from '../compare.ts';
import { LuaError } from '../error.ts';
import { type LuaNumber, plainNumber, toInteger, toNumber } from '../number.ts';
import { LuaFunction, LuaTable, type LuaValue, typeName } from '../value.ts';

/** The arguments of a library function, checked one by one. */
export class Arguments {
  readonly #name: string;
  readonly values: readonly LuaValue[];

  constructor(name: string, values: readonly LuaValue[]) {
    this.#name = name;
    this.values = values;
  }

  /** The error about an argument, counted from 1. */
  wrong(place: number, message: string): LuaError {
    return new LuaError(`bad argument #${place} to '${this.#name}' (${message})`);
  }

  #expected(place: number, type: string): LuaError {
    const given = place > this.values.length ? 'no value' : typeName(this.values[place - 1]);
    return this.wrong(place, `${type} expected, got ${given}`);
  }

  /** Any value, but there must be one. */
  any(place: number): LuaValue {
    if (place > this.values.length) throw this.wrong(place, 'value expected');
    return this.values[place - 1];
  }

  table(place: number): LuaTable {
    const value = this.values[place - 1];
    if (!(value instanceof LuaTable)) throw this.#expected(place, 'table');
    return value;
  }

  function(place: number): LuaFunction {
    const value = this.values[place - 1];
    if (!(value instanceof LuaFunction)) throw this.#expected(place, 'function');
    return value;
  }

  text(place: number): string {
    const value = joinable(this.values[place - 1]);
    if (value === undefined) throw this.#expected(place, 'string');
    return value;
  }

  number(place: number): LuaNumber {
    const value = toNumber(this.values[place - 1]);
    if (value === undefined) throw this.#expected(place, 'number');
    return value;
  }

  /** A number of any kind as a plain one. */
  float(place: number): number {
    return plainNumber(this.number(place));
  }

  integer(place: number): number;
  integer(place: number, missing: number): number;
  integer(place: number, missing?: number): number {
    const value = this.values[place - 1];
    if (value === undefined && missing !== undefined) return missing;
    this.number(place);
    const whole = toInteger(value);
    if (whole === undefined) throw this.wrong(place, 'number has no integer representation');
    return whole;
  }
}

/**
 * What a script can hold. nil is `undefined`; whole numbers and numbers with a fraction are JavaScript
 * numbers; a float that happens to be whole (`6 / 2`) is a `LuaFloat`.
 */
export type LuaValue =
  | undefined
  | boolean
  | number
  | string
  | LuaFloat
  | LuaTable
  | LuaFunction
  | LuaHandle;

/** What a call gives: one value by itself, or a list when there are none or several. */
export type LuaResult = LuaValue | readonly LuaValue[];

/** A float with a whole value, kept apart so that `math.type(6 / 2)` is `float`. */
export class LuaFloat {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/**
 * The number 0 that counts as false: what the host gives where one script takes an answer for a number
 * and another for yes or no. It reckons, compares and is written as 0.
 */
export const NO = new LuaFloat(0);

/** Something of the host that scripts can pass around and compare, but not look into. */
export class LuaHandle {
  readonly kind: string;
  readonly id: number;
  constructor(kind: string, id: number) {
    this.kind = kind;
    this.id = id;
  }
}

/** What a call is handed on; functions of scripts and of the library know more of it. */
export interface RunState {
  frame: unknown;
}

/** A function, of a script or of the host. The short forms spare a list of arguments. */
export abstract class LuaFunction {
  abstract readonly name: string;
  abstract call(run: RunState, args: readonly LuaValue[]): LuaResult;
  abstract call0(run: RunState): LuaResult;
  abstract call1(run: RunState, a: LuaValue): LuaResult;
  abstract call2(run: RunState, a: LuaValue, b: LuaValue): LuaResult;
  abstract call3(run: RunState, a: LuaValue, b: LuaValue, c: LuaValue): LuaResult;
}

/** A key as it is stored: floats with a whole value are plain numbers. */
type Key = boolean | number | string | LuaTable | LuaFunction | LuaHandle;

function storedKey(key: LuaValue): Key | undefined {
  return key instanceof LuaFloat ? key.number : key;
}

/**
 * A table. The keys 1, 2, 3 ... without a gap lie in a list; all others keep the order in which they
 * came. A removed entry leaves its place behind, so that a loop may remove what it visits.
 */
export class LuaTable {
  metatable: LuaTable | undefined = undefined;
  readonly #list: LuaValue[] = [];
  #places: Map<Key, number> | undefined = undefined;
  #keys: Key[] = [];
  #values: LuaValue[] = [];
  #removed = 0;

  /** A border: the last key of the list. */
  get length(): number {
    return this.#list.length;
  }

  get(key: LuaValue): LuaValue {
    if (typeof key === 'number') {
      const item = this.#list[key - 1];
      return item !== undefined || this.#places === undefined ? item : this.#lookUp(key);
    }
    if (typeof key === 'string') return this.#lookUp(key);
    const stored = storedKey(key);
    return typeof stored === 'number' ? this.get(stored) : this.#lookUp(stored);
  }

  /** Sets an entry, without metamethods; true if it is a new one. nil and NaN are no keys. */
  set(key: LuaValue, value: LuaValue): boolean {
    const stored = storedKey(key) as Key;
    if (typeof stored === 'number') {
      const list = this.#list;
      if (stored >= 1 && stored <= list.length && Number.isInteger(stored)) {
        list[stored - 1] = value;
        if (value === undefined && stored === list.length) this.#trim();
        return false;
      }
      if (stored === list.length + 1) return this.#append(stored, value);
    }
    return this.#put(stored, value);
  }

  /** Puts a value behind the list. */
  push(value: LuaValue): void {
    this.set(this.#list.length + 1, value);
  }

  /** Fills the list of a fresh table; gaps are allowed, as in a constructor. */
  fill(values: readonly LuaValue[]): void {
    for (const value of values) this.#list.push(value);
    this.#trim();
  }

  /** Makes room at a place of the list by moving what follows up; only within the list. */
  insert(place: number, value: LuaValue): void {
    this.#list.splice(place - 1, 0, value);
    this.#takeOver();
  }

  /** Takes a value out of the list and closes the gap; only within the list. */
  remove(place: number): LuaValue {
    const [value] = this.#list.splice(place - 1, 1);
    this.#trim();
    return value;
  }

  /** The first occupied place from a place on, or -1; places count the list, then the rest. */
  nextPlace(from: number): number {
    const listed = this.#list.length;
    for (let place = from; place < listed; place++)
      if (this.#list[place] !== undefined) return place;
    const values = this.#values;
    for (let place = Math.max(from - listed, 0); place < values.length; place++)
      if (values[place] !== undefined) return place + listed;
    return -1;
  }

  /** How many places have been used, removed entries included. */
  get places(): number {
    return this.#list.length + this.#values.length;
  }

  /** The place after a key; undefined if the table never had the key. */
  placeAfter(key: LuaValue): number | undefined {
    const stored = storedKey(key);
    if (stored === undefined) return 0;
    const listed = this.#list.length;
    if (typeof stored === 'number' && Number.isInteger(stored) && stored >= 1 && stored <= listed)
      return stored;
    const place = this.#places?.get(stored);
    if (place !== undefined) return place + listed + 1;
    // The end of the list has been removed while a loop went over it.
    return typeof stored === 'number' && stored > listed ? listed : undefined;
  }

  keyAt(place: number): LuaValue {
    const listed = this.#list.length;
    if (place < listed) return place + 1;
    const key = this.#keys[place - listed];
    const large =
      typeof key === 'number' && Number.isInteger(key) && Math.abs(key) > Number.MAX_SAFE_INTEGER;
    return large ? new LuaFloat(key) : key;
  }

  valueAt(place: number): LuaValue {
    const listed = this.#list.length;
    return place < listed ? this.#list[place] : this.#values[place - listed];
  }

  #lookUp(key: Key | undefined): LuaValue {
    const place = this.#places?.get(key as Key);
    return place === undefined ? undefined : this.#values[place];
  }

  #append(key: number, value: LuaValue): boolean {
    if (value === undefined) return false;
    const moved = this.#places?.get(key);
    if (moved !== undefined) this.#clear(moved);
    this.#list.push(value);
    this.#takeOver();
    return true;
  }

  /** What lies beyond the list and now follows it without a gap becomes part of it. */
  #takeOver(): void {
    if (this.#places === undefined) return;
    for (;;) {
      const place = this.#places.get(this.#list.length + 1);
      const value = place === undefined ? undefined : this.#values[place];
      if (place === undefined || value === undefined) return;
      this.#list.push(value);
      this.#clear(place);
    }
  }

  #put(key: Key, value: LuaValue): boolean {
    const place = this.#places?.get(key);
    if (place !== undefined) {
      const fresh = this.#values[place] === undefined;
      if (value === undefined) this.#clear(place);
      else {
        if (fresh) this.#removed--;
        this.#values[place] = value;
      }
      return fresh;
    }
    if (value === undefined) return false;
    if (this.#removed > 8 && this.#removed > this.#values.length / 2) this.#compact();
    this.#places ??= new Map();
    this.#places.set(key, this.#values.length);
    this.#keys.push(key);
    this.#values.push(value);
    return true;
  }

  #clear(place: number): void {
    if (this.#values[place] === undefined) return;
    this.#values[place] = undefined;
    this.#removed++;
  }

  #trim(): void {
    const list = this.#list;
    while (list.length > 0 && list[list.length - 1] === undefined) list.pop();
  }

  #compact(): void {
    const keys = this.#keys;
    const values = this.#values;
    this.#places = new Map();
    this.#keys = [];
    this.#values = [];
    this.#removed = 0;
    for (const [place, key] of keys.entries()) {
      const value = values[place];
      if (value === undefined) continue;
      this.#places.set(key, this.#values.length);
      this.#keys.push(key);
      this.#values.push(value);
    }
  }
}

/** No results at all. */
export const NOTHING: readonly LuaValue[] = [];

/** Whether a call gave a list instead of a single value. */
function isList(result: LuaResult): result is readonly LuaValue[] {
  return Array.isArray(result);
}

/** The first result, or nil. */
export function first(result: LuaResult): LuaValue {
  return typeof result === 'object' && isList(result) ? result[0] : result;
}

/** All results as a list. */
export function all(result: LuaResult): readonly LuaValue[] {
  return isList(result) ? result : [result];
}

/** Everything but nil and false counts as true; `NO` is the host's exception. */
export function isTrue(value: LuaValue): boolean {
  return value !== undefined && value !== false && value !== NO;
}

/** The name of a value's type, as `type` gives it. */
export function typeName(value: LuaValue): string {
  switch (typeof value) {
    case 'undefined':
      return 'nil';
    case 'boolean':
    case 'number':
    case 'string':
      return typeof value;
    default:
      if (value instanceof LuaFloat) return 'number';
      if (value instanceof LuaFunction) return 'function';
      return value instanceof LuaHandle ? 'userdata' : 'table';
  }
}

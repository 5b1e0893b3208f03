import { type HostCode, HostFunction } from './host-function.ts';
import { base } from './library/base.ts';
import { type LibraryPart, tableOf, valuesOf } from './library/library.ts';
import { math } from './library/math.ts';
import { olderMath, olderString, olderTable } from './library/older.ts';
import { string } from './library/string.ts';
import { table, unpack } from './library/table.ts';
import type { Services } from './run.ts';
import type { LuaFloat, LuaHandle, LuaTable, LuaValue } from './value.ts';

/** A constant that the host gives to scripts. */
export type Constant = boolean | number | string | LuaFloat | LuaHandle;

/** What scripts can see: the library, the functions and constants of the host, and nothing else. */
export interface Environment {
  readonly values: ReadonlyMap<string, LuaValue>;
  readonly libraries: ReadonlyMap<string, ReadonlyMap<string, LuaValue>>;
  /** The libraries as tables, for scripts that do not change them. */
  readonly tables: ReadonlyMap<string, LuaTable>;
  readonly services: Pick<Services, 'print' | 'random'>;
}

const STANDING_ALONE: LibraryPart = { ...base, unpack, _VERSION: 'Lua 5.3' };

/** The tables of the library, fresh ones. */
export function libraryTables(libraries: Environment['libraries']): Map<string, LuaTable> {
  return new Map([...libraries].map(([name, values]) => [name, tableOf(values)]));
}

/** Makes an environment. It never changes, so any number of scripts can be loaded into it. */
export function createEnvironment(
  functions: Readonly<Record<string, HostCode>>,
  constants: Readonly<Record<string, Constant>>,
  services: Environment['services'],
): Environment {
  const values = valuesOf(STANDING_ALONE);
  for (const [name, value] of Object.entries(constants)) values.set(name, value);
  for (const [name, code] of Object.entries(functions))
    values.set(name, new HostFunction(name, code));
  const libraries = new Map([
    ['math', valuesOf({ ...math, ...olderMath })],
    ['string', valuesOf({ ...string, ...olderString })],
    ['table', valuesOf({ ...table, ...olderTable })],
  ]);
  return { values, libraries, tables: libraryTables(libraries), services };
}

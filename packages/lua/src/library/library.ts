import { LibraryFunction } from '../host-function.ts';
import type { Run } from '../run.ts';
import { type LuaResult, LuaTable, type LuaValue } from '../value.ts';
import { Arguments } from './arguments.ts';

/** What a part of the library holds: code, functions made elsewhere, and plain values. */
export type LibraryPart = Readonly<
  Record<string, LuaValue | ((run: Run, args: Arguments) => LuaResult)>
>;

/** The values of a part of the library by name. */
export function valuesOf(part: LibraryPart): Map<string, LuaValue> {
  const values = new Map<string, LuaValue>();
  for (const [name, item] of Object.entries(part)) {
    const value =
      typeof item === 'function'
        ? new LibraryFunction(name, (run, args) => item(run, new Arguments(name, args)))
        : item;
    values.set(name, value);
  }
  return values;
}

/** A part of the library as a table that a script may change. */
export function tableOf(values: ReadonlyMap<string, LuaValue>): LuaTable {
  const table = new LuaTable();
  for (const [name, value] of values) table.set(name, value);
  return table;
}

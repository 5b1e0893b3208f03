/**
 * Lua 5.3 for card scripts: parsed by luaparse, compiled once to closures, and run within a budget.
 *
 * Where it differs from Lua 5.3, on purpose:
 * - Integers have 53 bits: a larger result becomes a float, and `math.maxinteger` is 2^53 - 1.
 * - Strings are rows of UTF-16 units, so `#"é"` is 1; `string.char` takes up to 65535.
 * - `pairs` goes through the list first and then in the order of insertion. `#t` of a list with gaps
 *   may be another of its borders.
 * - Tables and functions are numbered by `tostring` in each call; nan has no sign.
 * - `table.sort` keeps the order of equal values and never finds an order function invalid.
 * - `math.randomseed` does nothing, since chance is the host's.
 * - There are no tail calls without depth, no `_ENV`, and a `for` loop with step 0 is an error.
 * - A float that is whole is written as Lua 5.1 does: `10 / 2` is `5`, not `5.0`.
 * - What descriptors for Lua 5.0 and 5.1 use exists beside it: `unpack`, `string.gfind`, in `table`
 *   getn, maxn, foreach, foreachi and a `setn` that fails, in `math` pow, mod, log10, ldexp, frexp,
 *   atan2, cosh, sinh and tanh, and `arg` in functions with `...`.
 * - `getmetatable` answers for tables only.
 * - There is no load, require, io, os, debug, coroutine, utf8, collectgarbage, setfenv,
 *   string.dump or pack.
 * - Errors of library functions always name the place, also where `pcall` calls them directly; an
 *   unknown function is told its likely name; `pairs(nil)` fails itself, not the loop around it.
 * - `math.max` and `math.min` take text for numbers; `0x.8` needs a digit before its point.
 * - The host can give a 0 that counts as false (`NO`).
 * - `table.unpack` gives at most 10,000 values; source nests at most 200 levels deep.
 */

// The tree of a script, for those who read it without running it.
export type { Expression, FunctionDeclaration, Identifier, Node } from 'luaparse';
export { type Chunk, compile } from './compile.ts';
export { type Constant, createEnvironment, type Environment } from './environment.ts';
export { LuaError } from './error.ts';
export {
  faultText,
  freshMeter,
  isScriptFault,
  type PlacedFault,
  placedFault,
} from './fault.ts';
export { globalsUsed } from './globals-used.ts';
export type { HostCode } from './host-function.ts';
export { integerOf, textOf, truthOf } from './host-values.ts';
export { whyLeftOut } from './left-out.ts';
export {
  type LimitName,
  type Limits,
  LuaBudgetError,
  Meter,
  type Purse,
  spendSteps,
} from './meter.ts';
export { LuaScript } from './script.ts';
export { stringText } from './syntax/literal.ts';
export { inFile, type LuaSyntaxError } from './syntax/parse.ts';
export { argumentsOf, type GlobalMention } from './syntax/resolve.ts';
export {
  first,
  LuaFloat,
  LuaHandle,
  type LuaResult,
  LuaTable,
  type LuaValue,
  NO,
} from './value.ts';
export { isInWaitingLoop } from './waiting-loops.ts';

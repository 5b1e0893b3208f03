import { LuaError } from './error.ts';
import type { Run } from './run.ts';
import { LuaFunction, type LuaResult, type LuaValue } from './value.ts';

/**
 * A function the host gives to scripts. It takes Lua values one by one (`...args` where their number
 * matters) and gives one value, or a list of several. Whatever it throws reaches the host again; only
 * a `LuaError` can be caught by the script.
 */
export type HostCode = (...args: LuaValue[]) => LuaResult;

const MOST_ARGUMENTS = 250;

/** A function of the host as a script value. */
export class HostFunction extends LuaFunction {
  readonly name: string;
  readonly code: HostCode;

  constructor(name: string, code: HostCode) {
    super();
    this.name = name;
    this.code = code;
  }

  call(_run: Run, args: readonly LuaValue[]): LuaResult {
    // Spread arguments lie on the stack of the engine.
    if (args.length > MOST_ARGUMENTS) throw new LuaError(`too many arguments to '${this.name}'`);
    return this.code(...args);
  }

  call0(): LuaResult {
    return this.code();
  }

  call1(_run: Run, a: LuaValue): LuaResult {
    return this.code(a);
  }

  call2(_run: Run, a: LuaValue, b: LuaValue): LuaResult {
    return this.code(a, b);
  }

  call3(_run: Run, a: LuaValue, b: LuaValue, c: LuaValue): LuaResult {
    return this.code(a, b, c);
  }
}

/** Code of the library: unlike the host's, it is told the run, to count what it does. */
export type LibraryCode = (run: Run, args: readonly LuaValue[]) => LuaResult;

/** A function of the library as a script value. */
export class LibraryFunction extends LuaFunction {
  readonly name: string;
  readonly code: LibraryCode;

  constructor(name: string, code: LibraryCode) {
    super();
    this.name = name;
    this.code = code;
  }

  call(run: Run, args: readonly LuaValue[]): LuaResult {
    return this.code(run, args);
  }

  call0(run: Run): LuaResult {
    return this.code(run, []);
  }

  call1(run: Run, a: LuaValue): LuaResult {
    return this.code(run, [a]);
  }

  call2(run: Run, a: LuaValue, b: LuaValue): LuaResult {
    return this.code(run, [a, b]);
  }

  call3(run: Run, a: LuaValue, b: LuaValue, c: LuaValue): LuaResult {
    return this.code(run, [a, b, c]);
  }
}

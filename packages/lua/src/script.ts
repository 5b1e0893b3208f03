import { mainFunction } from './code/main.ts';
import type { Chunk } from './compile.ts';
import { type Environment, libraryTables } from './environment.ts';
import { LuaError } from './error.ts';
import { isFixed, ScriptLink } from './link.ts';
import { LuaBudgetError, type Meter, spendDepth } from './meter.ts';
import { Run, type Services } from './run.ts';
import { ScriptFunction } from './script-function.ts';
import {
  all,
  first,
  LuaFunction,
  type LuaResult,
  LuaTable,
  type LuaValue,
  NOTHING,
} from './value.ts';

/** Levels of the engine's stack between a script and the script that its host function calls. */
const ENTRY_LEVELS = 50;

/** The engine's own words for an exhausted stack. */
const STACK_EXHAUSTED = /call stack|too much recursion/i;

/**
 * The script of one card: its chunks, loaded, with globals of their own. Each call sees the globals
 * as they were after loading; what it changes is gone when it ends.
 */
export class LuaScript {
  /** The global functions that the chunks define. */
  readonly functions: ReadonlySet<string>;
  readonly #environment: Environment;
  readonly #link: ScriptLink;
  readonly #mains: readonly ScriptFunction[];
  readonly #services: Services;
  /** The globals after loading, if every call can start from them. */
  readonly #loaded: LuaValue[] | undefined;

  /** Loads chunks in their order; errors of their top level are thrown. */
  constructor(environment: Environment, chunks: readonly Chunk[], meter: Meter) {
    this.#environment = environment;
    const link = new ScriptLink(environment, chunks);
    this.#link = link;
    this.#mains = chunks.map(({ place, resolution, bracketed }) =>
      mainFunction({ place, resolution, bracketed, link }),
    );
    this.#services = { ...environment.services, names: link.names() };
    const run = this.#fresh(meter);
    this.#guard(run, undefined, NOTHING);
    const fixed = !link.usesTable && !link.changesLibrary && chunks.every(isFixed);
    this.#loaded = fixed ? run.globals : undefined;
    this.functions = new Set(definedFunctions(run, link));
  }

  /** Calls a global function; the first of its results. */
  call(name: string, args: readonly LuaValue[], meter: Meter): LuaValue {
    return first(this.#enter(name, args, meter));
  }

  /** Calls a global function; all of its results. */
  callAll(name: string, args: readonly LuaValue[], meter: Meter): readonly LuaValue[] {
    return all(this.#enter(name, args, meter));
  }

  #enter(name: string, args: readonly LuaValue[], meter: Meter): LuaResult {
    const loaded = this.#loaded;
    const run = loaded
      ? this.#continued(this.#link.assigns ? loaded.slice() : loaded, meter)
      : this.#fresh(meter);
    return this.#guard(run, name, args);
  }

  /** A run that starts before the chunks have run. */
  #fresh(meter: Meter): Run {
    const { values, libraries, tables } = this.#environment;
    const { changesLibrary, usesTable, slots } = this.#link;
    const library = changesLibrary || usesTable ? libraryTables(libraries) : tables;
    const globals: LuaValue[] = [];
    for (const [name, slot] of slots) globals[slot] = values.get(name) ?? library.get(name);
    const strings = library.get('string') as LuaTable;
    if (!usesTable) return new Run(meter, this.#services, strings, globals, undefined);
    const table = new LuaTable();
    for (const [name, value] of [...values, ...library]) table.set(name, value);
    table.set('_G', table);
    return new Run(meter, this.#services, strings, globals, table);
  }

  /** A run that starts after the chunks have run. */
  #continued(globals: LuaValue[], meter: Meter): Run {
    const strings = this.#environment.tables.get('string') as LuaTable;
    return new Run(meter, this.#services, strings, globals, undefined);
  }

  #load(run: Run): void {
    for (const main of this.#mains) main.call0(run);
  }

  /**
   * Runs the chunks where they have not run yet, and a function if one is named. Whatever is thrown, the
   * meter is left as the call found it, except for what was used up.
   */
  #guard(run: Run, name: string | undefined, args: readonly LuaValue[]): LuaResult {
    const { meter } = run;
    const { run: outer, depth, levels } = meter;
    meter.run = run;
    try {
      spendDepth(meter, ENTRY_LEVELS);
      if (!this.#loaded) this.#load(run);
      if (name === undefined) return NOTHING;
      const called = globalOf(run, this.#link, name);
      if (!(called instanceof LuaFunction))
        throw new LuaError(`there is no function '${name}'`, undefined, 'none');
      return args.length === 1 ? called.call1(run, args[0]) : called.call(run, args);
    } catch (thrown) {
      if (thrown instanceof LuaError) thrown.settle(run);
      // The host itself may have used up most of the stack before it called.
      if (thrown instanceof Error && STACK_EXHAUSTED.test(thrown.message))
        throw new LuaBudgetError('depth', run.trace());
      throw thrown;
    } finally {
      meter.run = outer;
      meter.depth = depth;
      meter.levels = levels;
    }
  }
}

function globalOf(run: Run, link: ScriptLink, name: string): LuaValue {
  if (run.table) return run.table.get(name);
  const slot = link.slots.get(name);
  return slot === undefined ? undefined : run.globals[slot];
}

function definedFunctions(run: Run, link: ScriptLink): string[] {
  const names: string[] = [];
  if (run.table) {
    for (let at = run.table.nextPlace(0); at >= 0; at = run.table.nextPlace(at + 1)) {
      const key = run.table.keyAt(at);
      if (typeof key === 'string' && run.table.valueAt(at) instanceof ScriptFunction)
        names.push(key);
    }
    return names;
  }
  for (const [name, slot] of link.slots)
    if (run.globals[slot] instanceof ScriptFunction) names.push(name);
  return names;
}

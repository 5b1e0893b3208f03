import {
  type Constant,
  compile,
  createEnvironment,
  freshMeter,
  type HostCode,
  LuaScript,
} from '../index.ts';

/** What a test gives to a script. */
export interface CardHost {
  readonly functions?: Readonly<Record<string, HostCode>>;
  readonly constants?: Readonly<Record<string, Constant>>;
  readonly random?: (bound: number) => number;
}

/** A loaded script, with the lines it has printed. */
export interface Card {
  readonly script: LuaScript;
  readonly printed: string[];
}

/** Loads a script from one or more sources. */
export function card(sources: string | readonly string[], host: CardHost = {}): Card {
  const printed: string[] = [];
  const environment = createEnvironment(host.functions ?? {}, host.constants ?? {}, {
    print: (line) => void printed.push(line),
    random: host.random ?? (() => 0),
  });
  const chunks = [sources].flat().map((source) => {
    const compiled = compile(source, { chunkName: 'card.lua' });
    if (!compiled.ok) throw new Error(compiled.errors[0]?.message);
    return compiled.chunk;
  });
  return { script: new LuaScript(environment, chunks, freshMeter()), printed };
}

/** What a call throws. */
export function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('nothing was thrown');
}

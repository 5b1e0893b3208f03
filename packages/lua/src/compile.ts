import { SyntaxFault } from './syntax/fault.ts';
import { type LuaSyntaxError, locate, parseSource, type SourcePlace } from './syntax/parse.ts';
import { type Resolution, resolve } from './syntax/resolve.ts';

/** How a source is to be compiled. */
export interface CompileOptions extends SourcePlace {
  /** The only version there is. */
  readonly luaVersion?: '5.3';
}

/** A checked source, ready to be loaded into a script. */
export interface Chunk {
  readonly place: SourcePlace;
  readonly resolution: Resolution;
  readonly bracketed: ReadonlySet<string>;
}

/** A chunk, or what is wrong with the source. */
export type Compiled =
  | { readonly ok: true; readonly chunk: Chunk }
  | { readonly ok: false; readonly errors: readonly LuaSyntaxError[] };

/** Reads a source and finds out what its names stand for. */
export function compile(source: string, options: CompileOptions): Compiled {
  try {
    const { tree, bracketed } = parseSource(source, options);
    return { ok: true, chunk: { place: options, resolution: resolve(tree), bracketed } };
  } catch (thrown) {
    if (!(thrown instanceof SyntaxFault)) throw thrown;
    const { message, found, expected, index } = thrown;
    return { ok: false, errors: [{ ...locate(source, options, index), message, found, expected }] };
  }
}

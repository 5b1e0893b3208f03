import { type Chunk, parse } from 'luaparse';
import type { Position } from '../trace.ts';
import { SyntaxFault } from './fault.ts';
import { outline, PARSE_OPTIONS, tooDeep } from './tokens.ts';
import { isParserError, translate } from './translate.ts';

/** Where a source stands in its file. */
export interface SourcePlace {
  /** The name of the file or card, for messages. */
  readonly chunkName: string;
  /** The line and column of the first character; 1 if not given. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** An error that keeps a source from being compiled. */
export interface LuaSyntaxError extends Position {
  readonly message: string;
  /** The piece of source that does not fit, if there is one. */
  readonly found: string | undefined;
  /** What would have fitted, if that can be said. */
  readonly expected: string | undefined;
}

/** A parsed source, with which of its expressions stand in brackets. */
export interface ParsedSource {
  readonly tree: Chunk;
  readonly bracketed: ReadonlySet<string>;
}

/** Reads a source; a `SyntaxFault` says what is wrong. */
export function parseSource(source: string, place: SourcePlace): ParsedSource {
  let open: { readonly keyword: string; readonly index: number } | undefined;
  try {
    const outlined = outline(source);
    open = outlined.open;
    const tree = parse(source, { ...PARSE_OPTIONS, locations: true, ranges: true }) as Chunk;
    return { tree, bracketed: outlined.bracketed };
  } catch (thrown) {
    // Chains such as `- - - - x` nest without brackets and exhaust the stack of the parser.
    if (thrown instanceof RangeError) throw tooDeep(0);
    if (!isParserError(thrown)) throw thrown;
    const fault = translate(thrown, source);
    if (fault.found !== '<eof>' || open === undefined) throw fault;
    const { line } = locate(source, place, open.index);
    const message = `The code ends, but the "${open.keyword}" of line ${line} is still open.`;
    throw new SyntaxFault(message, fault.index, fault.found, fault.expected);
  }
}

/** The position of an offset in the file that the source stands in. */
export function locate(source: string, place: SourcePlace, index: number): Position {
  const lines = source.slice(0, index).split(/\r\n|\n\r|\n|\r/);
  return inFile(place, lines.length, lines.at(-1)?.length ?? 0);
}

/** A line (from 1) and column (from 0) of the source as a position in its file. */
export function inFile(place: SourcePlace, line: number, column: number): Position {
  const before = line === 1 ? (place.column ?? 1) : 1;
  return { chunk: place.chunkName, line: line + (place.line ?? 1) - 1, column: column + before };
}

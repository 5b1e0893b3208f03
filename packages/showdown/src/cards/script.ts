import { expecting, nearest, shorten } from '@cardscape/kernel';
import { type Chunk, compile, globalsUsed } from '@cardscape/lua';
import type { Piece } from './lua-pieces.ts';
import type { Report, Spot } from './problem.ts';
import { tokenize } from './tokens.ts';

/** A function that a descriptor defines. */
export interface ScriptFunction extends Spot {
  readonly name: string;
  readonly isLocal: boolean;
}

/** The Lua of a descriptor, compiled. */
export interface DescriptorScript {
  readonly chunk: Chunk;
  readonly functions: readonly ScriptFunction[];
  /** The functions as they are written, for an editor. */
  readonly source: string;
}

/** How the Lua of a descriptor is looked at. */
export interface ScriptOptions {
  /** The names that scripts may use; without them no name is doubted. */
  readonly knownNames?: ReadonlySet<string>;
}

/**
 * R-S18: more words and signs than these are not compiled. Reading takes its time by them, not by
 * letters. The longest card of our own has a thirtieth of it.
 */
export const LONGEST_CODE = 8000;

/** In code with more words and signs than these it is not looked for the functions that are sound. */
const MOST_CHECKED = 3000;

/** After so many broken functions the rest is not read. */
const MOST_BROKEN = 20;

/** So many unknown names are looked up. */
const MOST_NAMES = 100;

/** Compiles the pieces of Lua of a file, but for those that are broken: they are reported. */
export function readScript(
  text: string,
  pieces: readonly Piece[],
  report: Report,
  { knownNames }: ScriptOptions = {},
): DescriptorScript | undefined {
  if (isTooLong(pieces, report)) return undefined;
  const whole = withoutLoose(text, pieces, report);
  const compiled = compileAll(text, whole, report);
  if (!compiled) return undefined;
  const functions = functionsOf(compiled.pieces, report);
  if (knownNames) checkNames(compiled.chunk, knownNames, report);
  return { chunk: compiled.chunk, functions, source: sourceOf(text, compiled.pieces) };
}

/** Reports code that is too long to be worth reading: a script must not hold a match up. */
function isTooLong(pieces: readonly Piece[], report: Report): boolean {
  const length = lengthOf(pieces);
  if (length <= LONGEST_CODE) return false;
  tooLong(length, pieces[0]?.start ?? 0, report);
  return true;
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { size }) => sum + size, 0);
}

/** Reports code that is too long. */
export function tooLong(length: number, at: number, report: Report): void {
  const most = `at most ${LONGEST_CODE} words and signs of Lua`;
  const clause = `The functions have ${length} words and signs of Lua and were not read`;
  report.error('script', at, expecting(clause, most));
}

/**
 * Leaves out code that stands outside of functions. If an `end` is left over behind it, the function
 * before was closed too early and is left out, too.
 */
function withoutLoose(text: string, pieces: readonly Piece[], report: Report): Piece[] {
  const kept: Piece[] = [];
  let isLoose = false;
  let lastFunction: number | undefined;
  for (const piece of pieces) {
    if (piece.kind === 'function') {
      isLoose = false;
      lastFunction = kept.length;
    }
    if (piece.kind !== 'loose') {
      kept.push(piece);
      continue;
    }
    const isEnd = text.slice(piece.start, piece.end) === 'end';
    if (isEnd && lastFunction !== undefined && (isLoose || lastFunction < kept.length - 1)) {
      kept.length = lastFunction;
      lastFunction = undefined;
    }
    if (!isLoose) {
      const message = isEnd
        ? 'One "end" too many: everything before it is closed already.'
        : 'This code stands outside of functions; an "end" before it may be one too many.';
      report.error('script', piece.start, message, 'code inside functions');
    }
    isLoose = true;
  }
  return kept;
}

interface Compiled {
  readonly chunk: Chunk;
  readonly pieces: readonly Piece[];
}

function compileAll(text: string, pieces: readonly Piece[], report: Report): Compiled | undefined {
  if (pieces.length === 0) return undefined;
  if (lengthOf(pieces) > MOST_CHECKED) {
    const chunk = compilePieces(text, pieces, report, 'report');
    return chunk && { chunk, pieces };
  }
  if (pieces.every(({ closed }) => closed)) {
    const chunk = compilePieces(text, pieces, report, 'silent');
    if (chunk) return { chunk, pieces };
  }
  let broken = 0;
  const sound = pieces.filter((piece) => {
    if (broken === MOST_BROKEN) return false;
    if (compilePieces(text, [piece], report, 'report')) return true;
    broken++;
    return false;
  });
  if (sound.length === 0) return undefined;
  const chunk = compilePieces(text, sound, report, 'report');
  return chunk && { chunk, pieces: sound };
}

/** Compiles pieces as one chunk. What stands between them becomes space, so that places hold. */
function compilePieces(
  text: string,
  pieces: readonly Piece[],
  report: Report,
  errors: 'report' | 'silent',
): Chunk | undefined {
  const start = pieces[0]?.start ?? 0;
  let source = '';
  for (const piece of pieces) {
    source += text.slice(start + source.length, piece.start).replace(/[^\r\n]/g, ' ');
    source += text.slice(piece.start, piece.end);
  }
  const result = compile(source, { chunkName: report.file, ...report.spot(start) });
  if (result.ok) return result.chunk;
  if (errors === 'report')
    for (const error of result.errors)
      report.error('script', report.offset(error), error.message, error.expected);
  return undefined;
}

function functionsOf(pieces: readonly Piece[], report: Report): ScriptFunction[] {
  const functions = new Map<string, ScriptFunction>();
  for (const { kind, name, isLocal, start } of pieces) {
    if (kind !== 'function') continue;
    const before = functions.get(name);
    if (before) {
      const message = `The function ${name} stands twice, first in line ${before.line}; this one counts.`;
      report.warn('repeated-function', start, message, `${name} once`);
    }
    functions.set(name, { name, isLocal, ...report.spot(start) });
  }
  return [...functions.values()];
}

/** Reports each name that is not known where it is first used. */
function checkNames(chunk: Chunk, known: ReadonlySet<string>, report: Report): void {
  const used = globalsUsed(chunk);
  const told = new Set(used.filter(({ use }) => use === 'assigned').map(({ name }) => name));
  const all = [...known, ...told];
  const most = told.size + MOST_NAMES;
  for (const { name, line, column } of used) {
    if (known.has(name) || told.has(name) || told.size === most) continue;
    told.add(name);
    const likely = nearest(name, all);
    const hint = likely ? `; did you mean ${likely}?` : '.';
    const message = `The name ${shorten(name)} is not known${hint}`;
    report.warn('unknown-name', report.offset({ line, column }), message, likely);
  }
}

/** The pieces with the comments before them, but without blocks and keys. */
function sourceOf(text: string, pieces: readonly Piece[]): string {
  return pieces
    .map(({ start, end }, index) => {
      const between = text.slice(pieces[index - 1]?.end ?? 0, start);
      const isAlone = index > 0 && tokenize(between).length === 0;
      const lead = isAlone ? between : (index > 0 ? '\n\n' : '') + commentsAtEnd(between);
      return lead + text.slice(start, end);
    })
    .join('');
}

/** The lines of comment that a text ends with, and the space after them. */
function commentsAtEnd(text: string): string {
  const lines = text.split('\n');
  const isComment = (line: string | undefined) => line?.trimStart().startsWith('--');
  let first = lines.length - 1;
  if (lines[first]?.trim() !== '') return '';
  while (isComment(lines[first - 1])) first -= 1;
  return lines.slice(first).join('\n');
}

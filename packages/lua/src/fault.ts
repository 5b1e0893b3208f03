import { LuaError } from './error.ts';
import { type Limits, LuaBudgetError, Meter } from './meter.ts';

/** Limits that stop any script within 50 ms. */
const USUAL_LIMITS: Limits = { steps: 150_000, memory: 2_000_000, depth: 150 };

/** A meter with the usual limits, nothing used up. */
export function freshMeter(): Meter {
  return new Meter(USUAL_LIMITS);
}

/** Whether something thrown is the fault of a script: an error of its own, or an exceeded limit. */
export function isScriptFault(thrown: unknown): thrown is LuaError | LuaBudgetError {
  return thrown instanceof LuaError || thrown instanceof LuaBudgetError;
}

/** What went wrong in a script, and where: in no file and line 0 if that is not known. */
export interface PlacedFault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A fault of a script as data. */
export function placedFault(fault: LuaError | LuaBudgetError): PlacedFault {
  const isError = fault instanceof LuaError;
  const { chunk = '', line = 0, column = 0 } = (isError && fault.position) || fault.trace[0] || {};
  return { file: chunk, line, column, message: isError ? fault.said : fault.message };
}

/** What went wrong and where, in one line: `file:line:column: message`. */
export function faultText({ file, line, column, message }: PlacedFault): string {
  return file === '' ? message : `${file}:${line}:${column}: ${message}`;
}

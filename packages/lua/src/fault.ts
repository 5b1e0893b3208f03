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

/** What went wrong and where, in one line: `file:line:column: message`. */
export function scriptFaultText(fault: LuaError | LuaBudgetError): string {
  const place = fault instanceof LuaError ? (fault.position ?? fault.trace[0]) : fault.trace[0];
  if (place === undefined) return fault.message;
  const { chunk, line, column } = place;
  const said = `${chunk}:${line}: `;
  const message = fault.message.startsWith(said) ? fault.message.slice(said.length) : fault.message;
  return `${chunk}:${line}:${column}: ${message}`;
}

import type { Run } from './run.ts';
import type { Place, Position } from './trace.ts';
import { type LuaValue, typeName } from './value.ts';

/** Whether the position is put in front of the message. */
type Prefix = 'position' | 'none';

/**
 * An error of a script. Functions of the host may throw it too; then, as for all, the place is that
 * of the call, filled in when the error is caught.
 */
export class LuaError extends Error {
  /** What `pcall` gives: the message, or what the script passed to `error`. */
  value: LuaValue;
  position: Position | undefined;
  /** What went wrong, without the place that `pcall` puts in front. */
  readonly said: string;
  /** The functions that were under way, innermost first. */
  trace: readonly Place[] = [];
  #prefix: Prefix | 'done';

  constructor(value: LuaValue, position?: Position, prefix: Prefix = 'position') {
    super(typeof value === 'string' ? value : `(error object is a ${typeName(value)} value)`);
    this.name = 'LuaError';
    this.said = this.message;
    this.value = value;
    this.position = position;
    this.#prefix = prefix;
  }

  /** Fills in place and trace; to be called before the frames of the failed call are dropped. */
  settle(run: Run): void {
    if (this.#prefix === 'done') return;
    this.trace = run.trace();
    this.position ??= this.trace[0];
    if (typeof this.value === 'string' && this.#prefix === 'position' && this.position)
      this.value = `${this.position.chunk}:${this.position.line}: ${this.value}`;
    if (typeof this.value === 'string') this.message = this.value;
    this.#prefix = 'done';
  }
}

/** A place in a source, counted from 1. */
export interface Position {
  readonly chunk: string;
  readonly line: number;
  readonly column: number;
}

/** A place in a function that is under way. */
export interface Place extends Position {
  readonly function: string;
}

/** Something under way that can tell where it is. */
export interface Traced {
  /** The functions under way, innermost first. */
  trace(): Place[];
}

/** The place of an operation, with what to call its operands when it fails. */
export interface Site extends Position {
  /** For example ` (local 'x')`. */
  readonly left: string;
  readonly right: string;
  /** The name of the global that is called. */
  readonly global?: string | undefined;
}

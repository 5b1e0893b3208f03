import type { Chunk, FunctionDeclaration } from 'luaparse';

/** A local variable. */
export interface Variable {
  readonly name: string;
  readonly slot: number;
  readonly owner: FunctionScope;
  /** A function inside uses it, so it lives in a box. */
  captured: boolean;
  /** A function inside assigns to it. */
  changedInside: boolean;
}

/** Where a closure finds a variable it captures when it is made: in the frame or in its own function. */
export interface Capture {
  readonly variable: Variable;
  readonly from: 'frame' | 'function';
  readonly index: number;
}

/** What a name stands for. */
export type Reference =
  | { readonly kind: 'local'; readonly variable: Variable }
  | { readonly kind: 'captured'; readonly variable: Variable; readonly index: number }
  | { readonly kind: 'global'; readonly name: string };

/** The scope of a function: its slots, the names in sight and what it captures. */
export class FunctionScope {
  readonly node: FunctionDeclaration | Chunk;
  readonly parent: FunctionScope | undefined;
  readonly captures: Capture[] = [];
  readonly parameters: Variable[] = [];
  hasVarargs = false;
  /** Where the arguments beyond the parameters are kept as a table, if `arg` is used. */
  argumentList: Variable | undefined = undefined;
  /** How many slots a frame needs. */
  slots = 0;
  readonly #visible: Variable[] = [];

  constructor(node: FunctionDeclaration | Chunk, parent: FunctionScope | undefined) {
    this.node = node;
    this.parent = parent;
  }

  /** How many variables are in sight; given to `leave` at the end of the block. */
  enter(): number {
    return this.#visible.length;
  }

  leave(visible: number): void {
    this.#visible.length = visible;
  }

  declare(name: string): Variable {
    const slot = this.#visible.length;
    const variable = { name, slot, owner: this, captured: false, changedInside: false };
    this.#visible.push(variable);
    this.slots = Math.max(this.slots, slot + 1);
    return variable;
  }

  refer(name: string): Reference {
    const variable = this.#visible.findLast((each) => each.name === name);
    if (variable) return { kind: 'local', variable };
    const index = this.#capture(name);
    const capture = index === undefined ? undefined : this.captures[index];
    if (index === undefined || capture === undefined) return { kind: 'global', name };
    return { kind: 'captured', variable: capture.variable, index };
  }

  #capture(name: string): number | undefined {
    const outer = this.parent?.refer(name);
    if (outer === undefined || outer.kind === 'global') return undefined;
    const { variable } = outer;
    const known = this.captures.findIndex((each) => each.variable === variable);
    if (known >= 0) return known;
    variable.captured = true;
    const from = outer.kind === 'local' ? 'frame' : 'function';
    const index = outer.kind === 'local' ? variable.slot : outer.index;
    return this.captures.push({ variable, from, index }) - 1;
  }
}

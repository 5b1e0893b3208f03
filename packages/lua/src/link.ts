import type { Expression, Statement, Chunk as Tree } from 'luaparse';
import type { Link } from './code/code.ts';
import type { Chunk } from './compile.ts';
import type { Environment } from './environment.ts';
import type { GlobalMention } from './syntax/resolve.ts';
import type { LuaValue } from './value.ts';

/** What the globals of a script's chunks stand for, found out before any of it runs. */
export class ScriptLink implements Link {
  readonly usesTable: boolean;
  /** Whether the script could change a table of the library. */
  readonly changesLibrary: boolean;
  /** Whether calls assign to globals. */
  readonly assigns: boolean;
  readonly slots = new Map<string, number>();
  readonly #environment: Environment;
  readonly #assigned = new Set<string>();

  constructor(environment: Environment, chunks: readonly Chunk[]) {
    const mentions = chunks.flatMap(({ resolution }) => resolution.globals);
    this.#environment = environment;
    this.usesTable = mentions.some(({ name }) => name === '_G');
    this.changesLibrary = mentions.some((mention) => this.#handsOnLibrary(mention));
    this.assigns = mentions.some(({ use, inFunction }) => use === 'assigned' && inFunction);
    for (const { name, use } of mentions) if (use === 'assigned') this.#assigned.add(name);
  }

  /** A table of the library that is used other than by reading a field may be changed. */
  #handsOnLibrary({ name, use, field }: GlobalMention): boolean {
    if (!this.#environment.libraries.has(name)) return false;
    return use !== 'assigned' && field === undefined;
  }

  constant(name: string, field?: string): LuaValue {
    if (this.usesTable || this.#assigned.has(name)) return undefined;
    if (field === undefined) return this.#environment.values.get(name);
    if (this.changesLibrary) return undefined;
    return this.#environment.libraries.get(name)?.get(field);
  }

  slot(name: string): number {
    const slot = this.slots.get(name) ?? this.slots.size;
    this.slots.set(name, slot);
    return slot;
  }

  /** Names a misspelt one could have meant. */
  names(): string[] {
    return [...this.#environment.values.keys(), ...this.#assigned];
  }
}

/**
 * Whether running the top level of a chunk gives functions and plain values only, which calls cannot
 * change; then it need not be run again for each call.
 */
export function isFixed({ resolution }: Chunk): boolean {
  const { main, variables } = resolution;
  for (const { owner, changedInside } of variables.values())
    if (owner === main && changedInside) return false;
  return (main.node as Tree).body.every(isPlainStatement);
}

function isPlainStatement(node: Statement): boolean {
  switch (node.type) {
    case 'FunctionDeclaration':
      return node.identifier?.type === 'Identifier';
    case 'LocalStatement':
      return node.init.every(isPlainValue);
    case 'AssignmentStatement':
      return (
        node.variables.every(({ type }) => type === 'Identifier') && node.init.every(isPlainValue)
      );
    default:
      return false;
  }
}

function isPlainValue(node: Expression): boolean {
  switch (node.type) {
    case 'NilLiteral':
    case 'BooleanLiteral':
    case 'NumericLiteral':
    case 'StringLiteral':
    case 'Identifier':
    case 'FunctionDeclaration':
      return true;
    case 'UnaryExpression':
      return isPlainValue(node.argument);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return isPlainValue(node.left) && isPlainValue(node.right);
    case 'MemberExpression':
      return node.base.type === 'Identifier';
    default:
      return false;
  }
}

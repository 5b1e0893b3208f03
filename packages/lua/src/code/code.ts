import type { Expression, Node, Statement } from 'luaparse';
import type { Frame, Label } from '../run.ts';
import type { Execute } from '../script-function.ts';
import { inFile, type SourcePlace } from '../syntax/parse.ts';
import { isOpenExpression, type Resolution } from '../syntax/resolve.ts';
import type { FunctionScope } from '../syntax/scope.ts';
import type { Position, Site } from '../trace.ts';
import type { LuaResult, LuaValue } from '../value.ts';

/** A compiled expression: one value. */
export type Evaluate = (frame: Frame) => LuaValue;
/** A compiled expression that may give any number of values. */
export type EvaluateAll = (frame: Frame) => LuaResult;
/** A compiled list of expressions. */
export type EvaluateList = (frame: Frame) => LuaValue[];

/** What the global names of a script stand for. */
export interface Link {
  /** The value of a name, or of a field of a library, that no part of the script can change. */
  constant(name: string, field?: string): LuaValue;
  /** The number of a global. */
  slot(name: string): number;
  /** Whether the globals are kept in a table, since the script uses `_G`. */
  readonly usesTable: boolean;
}

/** What compiles the parts of a construct; handed in, since they contain each other. */
export interface Parts {
  block(code: Code, body: readonly Statement[]): Execute;
  expression(code: Code, node: Expression): Evaluate;
  list(code: Code, nodes: readonly Expression[]): EvaluateList;
  openExpression(code: Code, node: Expression): EvaluateAll;
}

/** A source that is being compiled. */
export interface Unit {
  readonly place: SourcePlace;
  readonly resolution: Resolution;
  readonly bracketed: ReadonlySet<string>;
  readonly link: Link;
  readonly parts: Parts;
}

/** A function that is being compiled. */
export class Code {
  readonly unit: Unit;
  readonly scope: FunctionScope;
  /** The labels of the blocks around, outermost first. */
  readonly labels: ReadonlyMap<string, Label>[] = [];
  /** How deeply its closures nest. */
  levels = 0;
  #level = 0;

  constructor(unit: Unit, scope: FunctionScope) {
    this.unit = unit;
    this.scope = scope;
  }

  /** Compiles a part, one level down. */
  inside<T>(compile: () => T): T {
    this.levels = Math.max(this.levels, ++this.#level);
    const compiled = compile();
    this.#level--;
    return compiled;
  }

  /** Compiles a block. */
  block(body: readonly Statement[]): Execute {
    return this.unit.parts.block(this, body);
  }

  /** Compiles an expression to one value. */
  expression(node: Expression): Evaluate {
    return this.unit.parts.expression(this, node);
  }

  /** Compiles a list of expressions; the last one may give any number of values. */
  list(nodes: readonly Expression[]): EvaluateList {
    return this.unit.parts.list(this, nodes);
  }

  /** Compiles an expression that may give any number of values. */
  openExpression(node: Expression): EvaluateAll {
    return this.unit.parts.openExpression(this, node);
  }

  position(node: Node): Position {
    const { line, column } = node.loc?.start ?? { line: 1, column: 0 };
    return inFile(this.unit.place, line, column);
  }

  /** The place of an operation on one or two operands. */
  site(node: Node, left?: Expression, right?: Expression): Site {
    const position = this.position(node);
    return { ...position, left: this.#name(left), right: this.#name(right) };
  }

  /** What an error calls an operand. */
  #name(node: Expression | undefined): string {
    if (node?.type === 'MemberExpression')
      return ` (${node.indexer === ':' ? 'method' : 'field'} '${node.identifier.name}')`;
    if (node?.type !== 'Identifier') return '';
    const kind = this.unit.resolution.references.get(node)?.kind ?? 'global';
    return ` (${kind === 'captured' ? 'upvalue' : kind} '${node.name}')`;
  }

  /** Whether an expression may give any number of values. */
  isOpen(node: Expression | undefined): node is Expression {
    return isOpenExpression(node, this.unit.bracketed);
  }
}

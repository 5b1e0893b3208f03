import type {
  CallExpression,
  Chunk,
  Expression,
  FunctionDeclaration,
  Identifier,
  IndexExpression,
  MemberExpression,
  Node,
  Statement,
  StringCallExpression,
  TableCallExpression,
} from 'luaparse';
import { SyntaxFault } from './fault.ts';
import { FunctionScope, type Reference, type Variable } from './scope.ts';
import { DEEPEST_NESTING, tooDeep } from './tokens.ts';

/** A call in any of its three spellings. */
export type AnyCall = CallExpression | StringCallExpression | TableCallExpression;

/** How a global name is used. */
export interface GlobalMention {
  readonly name: string;
  readonly use: 'read' | 'called' | 'assigned';
  readonly node: Identifier;
  /** Of a call: its arguments; `open` if the last one may give any number. */
  readonly call?: AnyCall | undefined;
  /** Of an assignment: the function that is assigned. */
  readonly defines?: FunctionDeclaration | undefined;
  /** What the name is a field of: `math.floor` mentions `math` with the field `floor`. */
  readonly field?: string | undefined;
  /** Inside of a function, not at the top level. */
  readonly inFunction: boolean;
}

/** What each name of a source stands for. */
export interface Resolution {
  readonly main: FunctionScope;
  readonly references: ReadonlyMap<Identifier, Reference>;
  readonly variables: ReadonlyMap<Identifier, Variable>;
  readonly functions: ReadonlyMap<FunctionDeclaration, FunctionScope>;
  readonly globals: readonly GlobalMention[];
}

/** The arguments of a call in any spelling. */
export function argumentsOf(call: AnyCall): readonly Expression[] {
  if (call.type === 'CallExpression') return call.arguments;
  return [call.type === 'StringCallExpression' ? call.argument : call.arguments];
}

/** The offset at which a node starts. */
function startOf(node: Node): number {
  return (node as { range?: [number, number] }).range?.[0] ?? 0;
}

/** Whether an expression stands in brackets of its own. */
export function isBracketed(node: Expression, bracketed: ReadonlySet<string>): boolean {
  const [start, end] = (node as { range?: [number, number] }).range ?? [];
  return bracketed.has(`${start}:${end}`);
}

/** Whether an expression may give any number of values; brackets around it make it one. */
export function isOpenExpression(
  node: Expression | undefined,
  bracketed: ReadonlySet<string>,
): node is Expression {
  if (node === undefined) return false;
  const many = node.type === 'VarargLiteral' || node.type.endsWith('CallExpression');
  return many && !isBracketed(node, bracketed);
}

/** Finds out what each name stands for, and refuses what nests too deeply. */
export function resolve(tree: Chunk): Resolution {
  return new Resolver(tree).resolution;
}

/** What `arg` stands for in a function with `...`, as in Lua 5.0; no source can name it so. */
const ARGUMENT_LIST = '(arg)';

type Mention = Omit<GlobalMention, 'name' | 'node' | 'inFunction'>;

class Resolver {
  readonly #references = new Map<Identifier, Reference>();
  readonly #variables = new Map<Identifier, Variable>();
  readonly #functions = new Map<FunctionDeclaration, FunctionScope>();
  readonly #globals: GlobalMention[] = [];
  readonly resolution: Resolution;
  #scope: FunctionScope;
  #depth = 0;

  constructor(tree: Chunk) {
    const main = new FunctionScope(tree, undefined);
    main.hasVarargs = true;
    this.#scope = main;
    this.#block(tree.body);
    this.resolution = {
      main,
      references: this.#references,
      variables: this.#variables,
      functions: this.#functions,
      globals: this.#globals,
    };
  }

  #block(body: readonly Statement[]): void {
    const visible = this.#scope.enter();
    for (const statement of body) this.#statement(statement);
    this.#scope.leave(visible);
  }

  #declare(identifier: Identifier): void {
    this.#variables.set(identifier, this.#scope.declare(identifier.name));
  }

  #name(node: Identifier, mention: Mention): void {
    if (node.name === '_ENV')
      throw new SyntaxFault('"_ENV" does not exist here.', startOf(node), '_ENV', '"_G"');
    const reference = this.#reference(node.name);
    this.#references.set(node, reference);
    if (reference.kind === 'global') {
      const inFunction = this.#scope.parent !== undefined;
      this.#globals.push({ name: node.name, node, inFunction, ...mention });
    } else if (mention.use === 'assigned' && reference.kind === 'captured')
      reference.variable.changedInside = true;
  }

  #reference(name: string): Reference {
    const reference = this.#scope.refer(name);
    if (name !== 'arg' || reference.kind !== 'global') return reference;
    const list = this.#scope.refer(ARGUMENT_LIST);
    if (list.kind === 'global') return reference;
    list.variable.owner.argumentList = list.variable;
    return list;
  }

  #statement(node: Statement): void {
    switch (node.type) {
      case 'LocalStatement':
        for (const value of node.init) this.#expression(value);
        for (const name of node.variables) this.#declare(name);
        return;
      case 'AssignmentStatement':
        for (const value of node.init) this.#expression(value);
        for (const [place, target] of node.variables.entries()) {
          const value = node.init[place];
          const defines = value?.type === 'FunctionDeclaration' ? value : undefined;
          if (target.type === 'Identifier') this.#name(target, { use: 'assigned', defines });
          else this.#target(target);
        }
        return;
      case 'CallStatement':
        this.#expression(node.expression);
        return;
      case 'FunctionDeclaration':
        this.#declaration(node);
        return;
      case 'DoStatement':
        this.#block(node.body);
        return;
      case 'IfStatement':
        for (const clause of node.clauses) {
          if (clause.type !== 'ElseClause') this.#expression(clause.condition);
          this.#block(clause.body);
        }
        return;
      case 'WhileStatement':
        this.#expression(node.condition);
        this.#block(node.body);
        return;
      case 'RepeatStatement': {
        // The condition still sees the locals of the body.
        const visible = this.#scope.enter();
        for (const statement of node.body) this.#statement(statement);
        this.#expression(node.condition);
        this.#scope.leave(visible);
        return;
      }
      case 'ForNumericStatement':
        for (const value of [node.start, node.end, node.step]) if (value) this.#expression(value);
        this.#loop([node.variable], node.body);
        return;
      case 'ForGenericStatement':
        for (const value of node.iterators) this.#expression(value);
        this.#loop(node.variables, node.body);
        return;
      case 'ReturnStatement':
        for (const value of node.arguments) this.#expression(value);
    }
  }

  #loop(variables: readonly Identifier[], body: readonly Statement[]): void {
    const visible = this.#scope.enter();
    for (const variable of variables) this.#declare(variable);
    this.#block(body);
    this.#scope.leave(visible);
  }

  #declaration(node: FunctionDeclaration): void {
    const { identifier } = node;
    if (identifier?.type === 'Identifier') {
      if (node.isLocal) this.#declare(identifier);
      else this.#name(identifier, { use: 'assigned', defines: node });
    } else if (identifier) this.#target(identifier);
    this.#function(node);
  }

  /** A field that is assigned to: unlike a field that is read, it changes what it belongs to. */
  #target(node: IndexExpression | MemberExpression): void {
    this.#expression(node.base);
    if (node.type === 'IndexExpression') this.#expression(node.index);
  }

  #function(node: FunctionDeclaration): void {
    const scope = new FunctionScope(node, this.#scope);
    this.#functions.set(node, scope);
    this.#scope = scope;
    if (node.identifier?.type === 'MemberExpression' && node.identifier.indexer === ':')
      scope.parameters.push(scope.declare('self'));
    for (const parameter of node.parameters) {
      if (parameter.type === 'VarargLiteral') scope.hasVarargs = true;
      else scope.parameters.push(scope.declare(parameter.name));
    }
    if (scope.hasVarargs) scope.declare(ARGUMENT_LIST);
    this.#block(node.body);
    this.#scope = scope.parent as FunctionScope;
  }

  #expression(node: Expression): void {
    if (++this.#depth > DEEPEST_NESTING) throw tooDeep(startOf(node));
    this.#parts(node);
    this.#depth--;
  }

  #parts(node: Expression): void {
    switch (node.type) {
      case 'Identifier':
        this.#name(node, { use: 'read' });
        return;
      case 'FunctionDeclaration':
        this.#function(node);
        return;
      case 'TableConstructorExpression':
        for (const field of node.fields) {
          if (field.type === 'TableKey') this.#expression(field.key);
          this.#expression(field.value);
        }
        return;
      case 'BinaryExpression':
      case 'LogicalExpression':
        this.#expression(node.left);
        this.#expression(node.right);
        return;
      case 'UnaryExpression':
        this.#expression(node.argument);
        return;
      case 'MemberExpression':
        if (node.base.type === 'Identifier' && node.indexer === '.')
          this.#name(node.base, { use: 'read', field: node.identifier.name });
        else this.#expression(node.base);
        return;
      case 'IndexExpression':
        this.#expression(node.base);
        this.#expression(node.index);
        return;
      case 'CallExpression':
      case 'StringCallExpression':
      case 'TableCallExpression':
        if (node.base.type === 'Identifier') this.#name(node.base, { use: 'called', call: node });
        else this.#expression(node.base);
        for (const argument of argumentsOf(node)) this.#expression(argument);
    }
  }
}

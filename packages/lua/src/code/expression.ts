import type { Expression, Identifier, IndexExpression, MemberExpression } from 'luaparse';
import { index } from '../metatable.ts';
import type { Box } from '../run.ts';
import { first, LuaTable, type LuaValue } from '../value.ts';
import { call } from './call.ts';
import type { Code, Evaluate, EvaluateAll, EvaluateList } from './code.ts';
import { constantOf } from './constant.ts';
import { closure } from './function.ts';
import { binary, logical, unary } from './operator.ts';
import { tableConstructor } from './table-constructor.ts';

/** Compiles an expression to one value. */
export function expression(code: Code, node: Expression): Evaluate {
  const constant = constantOf(code, node);
  if (constant) {
    const { value } = constant;
    return () => value;
  }
  return code.inside(() => evaluated(code, node));
}

function evaluated(code: Code, node: Expression): Evaluate {
  switch (node.type) {
    case 'Identifier':
      return name(code, node);
    case 'VarargLiteral':
      return (frame) => frame.varargs[0];
    case 'FunctionDeclaration':
      return closure(code, node);
    case 'TableConstructorExpression':
      return tableConstructor(code, node);
    case 'BinaryExpression':
      return binary(code, node);
    case 'LogicalExpression':
      return logical(code, node);
    case 'UnaryExpression':
      return unary(code, node);
    case 'MemberExpression':
      return field(code, node);
    case 'IndexExpression':
      return element(code, node);
    case 'CallExpression':
    case 'StringCallExpression':
    case 'TableCallExpression': {
      const results = code.inside(() => call(code, node));
      return (frame) => first(results(frame));
    }
    default:
      throw new TypeError(`${node.type} has a constant value`);
  }
}

/** Compiles an expression that may give any number of values (`code.isOpen`). */
export function openExpression(code: Code, node: Expression): EvaluateAll {
  switch (node.type) {
    case 'CallExpression':
    case 'StringCallExpression':
    case 'TableCallExpression':
      return code.inside(() => call(code, node));
    default:
      return (frame) => frame.varargs;
  }
}

/** Compiles a list of expressions; the last one may give any number of values. */
export function list(code: Code, nodes: readonly Expression[]): EvaluateList {
  return code.inside(() => evaluatedList(code, nodes));
}

function evaluatedList(code: Code, nodes: readonly Expression[]): EvaluateList {
  const last = nodes.at(-1);
  if (!code.isOpen(last)) {
    const items = nodes.map((node) => expression(code, node));
    return (frame) => {
      const values: LuaValue[] = [];
      for (const item of items) values.push(item(frame));
      return values;
    };
  }
  const items = nodes.slice(0, -1).map((node) => expression(code, node));
  const rest = openExpression(code, last);
  return (frame) => {
    const values: LuaValue[] = [];
    for (const item of items) values.push(item(frame));
    const more = rest(frame);
    if (Array.isArray(more)) for (const value of more) values.push(value);
    else values.push(more as LuaValue);
    return values;
  };
}

function name(code: Code, node: Identifier): Evaluate {
  const reference = code.unit.resolution.references.get(node);
  if (reference === undefined || reference.kind === 'global') return global(code, node.name);
  if (reference.kind === 'captured') {
    const { index: place } = reference;
    return (frame) => (frame.function.captured[place] as Box).value;
  }
  const { slot, captured } = reference.variable;
  if (captured) return (frame) => (frame.slots[slot] as Box).value;
  return (frame) => frame.slots[slot] as LuaValue;
}

function global(code: Code, globalName: string): Evaluate {
  const { link } = code.unit;
  if (link.usesTable) return (frame) => frame.run.table?.get(globalName);
  const slot = link.slot(globalName);
  return (frame) => frame.run.globals[slot];
}

function field(code: Code, node: MemberExpression): Evaluate {
  const base = expression(code, node.base);
  const key = node.identifier.name;
  const site = code.site(node.identifier, node.base);
  return (frame) => {
    const holder = base(frame);
    if (holder instanceof LuaTable) {
      const value = holder.get(key);
      if (value !== undefined || holder.metatable === undefined) return value;
    }
    frame.site = site;
    return index(frame.run, holder, key);
  };
}

function element(code: Code, node: IndexExpression): Evaluate {
  const base = expression(code, node.base);
  const key = expression(code, node.index);
  const site = code.site(node.index, node.base);
  return (frame) => {
    const holder = base(frame);
    const at = key(frame);
    if (typeof at === 'number' && holder instanceof LuaTable) {
      const value = holder.get(at);
      if (value !== undefined || holder.metatable === undefined) return value;
    }
    frame.site = site;
    return index(frame.run, holder, at);
  };
}

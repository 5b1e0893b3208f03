import type { Expression } from 'luaparse';
import { type ArithmeticOperator, calculate } from '../arithmetic.ts';
import { isInteger, type LuaNumber, parseNumber, plainNumber } from '../number.ts';
import { stringText } from '../syntax/literal.ts';
import { LuaFloat, type LuaValue } from '../value.ts';
import type { Code } from './code.ts';

/** A value known when the script is loaded. */
export interface Constant {
  readonly value: LuaValue;
}

const FOLDED = new Set<string>(['+', '-', '*', '/', '^'] satisfies ArithmeticOperator[]);

/** The value of an expression, if it is known when the script is loaded. */
export function constantOf(code: Code, node: Expression): Constant | undefined {
  switch (node.type) {
    case 'NilLiteral':
      return { value: undefined };
    case 'BooleanLiteral':
      return { value: node.value };
    case 'NumericLiteral':
      return { value: parseNumber(node.raw) };
    case 'StringLiteral':
      return { value: stringText(node.raw) };
    case 'Identifier':
      return global(code, node.name, code.unit.resolution.references.get(node)?.kind);
    case 'MemberExpression':
      return node.base.type === 'Identifier' && node.indexer === '.'
        ? global(
            code,
            node.base.name,
            code.unit.resolution.references.get(node.base)?.kind,
            node.identifier.name,
          )
        : undefined;
    case 'UnaryExpression': {
      const value = node.operator === '-' ? numberOf(code, node.argument) : undefined;
      return value === undefined ? undefined : { value: negated(value) };
    }
    case 'BinaryExpression': {
      if (!FOLDED.has(node.operator)) return undefined;
      const left = numberOf(code, node.left);
      const right = left === undefined ? undefined : numberOf(code, node.right);
      if (left === undefined || right === undefined) return undefined;
      return { value: calculate(node.operator as ArithmeticOperator, left, right) };
    }
    default:
      return undefined;
  }
}

function negated(value: LuaNumber): LuaNumber {
  if (isInteger(value)) return 0 - value;
  return value instanceof LuaFloat ? new LuaFloat(-value.number) : -plainNumber(value);
}

function global(
  code: Code,
  name: string,
  kind: string | undefined,
  field?: string,
): Constant | undefined {
  const value = kind === 'global' ? code.unit.link.constant(name, field) : undefined;
  return value === undefined ? undefined : { value };
}

function numberOf(code: Code, node: Expression): LuaNumber | undefined {
  const value = constantOf(code, node)?.value;
  return typeof value === 'number' || value instanceof LuaFloat ? value : undefined;
}

import type { BinaryExpression, Expression, LogicalExpression, UnaryExpression } from 'luaparse';
import { arithmetic, bitwise, complement, modulo, negate } from '../arithmetic.ts';
import { concatenate, equals, joined, lengthOf, lessOrEqual, lessThan } from '../compare.ts';
import { spendString } from '../meter.ts';
import { isBracketed } from '../syntax/resolve.ts';
import type { Site } from '../trace.ts';
import { isTrue, LuaTable } from '../value.ts';
import type { Code, Evaluate } from './code.ts';

/** `and` and `or`, which evaluate the right side only if needed. */
export function logical(code: Code, node: LogicalExpression): Evaluate {
  const left = code.expression(node.left);
  const right = code.expression(node.right);
  if (node.operator === 'and')
    return (frame) => {
      const value = left(frame);
      return isTrue(value) ? right(frame) : value;
    };
  return (frame) => {
    const value = left(frame);
    return isTrue(value) ? value : right(frame);
  };
}

/** `not x`, `-x`, `#x`, `~x`. */
export function unary(code: Code, node: UnaryExpression): Evaluate {
  const operand = code.expression(node.argument);
  const site = code.site(node, node.argument);
  switch (node.operator) {
    case 'not':
      return (frame) => !isTrue(operand(frame));
    case '-':
      return (frame) => {
        const value = operand(frame);
        if (typeof value === 'number' && (value | 0) === value) return 0 - value;
        frame.site = site;
        return negate(frame.run, value);
      };
    case '#':
      return (frame) => {
        const value = operand(frame);
        if (value instanceof LuaTable && value.metatable === undefined) return value.length;
        frame.site = site;
        return lengthOf(frame.run, value);
      };
    case '~':
      return (frame) => {
        frame.site = site;
        return complement(frame.run, operand(frame));
      };
  }
}

/** An operator with two operands. */
export function binary(code: Code, node: BinaryExpression): Evaluate {
  if (node.operator === '..') return concatenation(code, node);
  const left = code.expression(node.left);
  const right = code.expression(node.right);
  return operation(node.operator, left, right, code.site(node, node.left, node.right));
}

type Operator = Exclude<BinaryExpression['operator'], '..'>;

/**
 * Each operator has a closure of its own, with a short way for small integers: their sums need no
 * check, and `| 0` tells them from all other numbers.
 */
function operation(operator: Operator, left: Evaluate, right: Evaluate, site: Site): Evaluate {
  switch (operator) {
    case '+':
      return (frame) => {
        const x = left(frame);
        const y = right(frame);
        if (typeof x === 'number' && typeof y === 'number' && (x | 0) === x && (y | 0) === y)
          return x + y;
        frame.site = site;
        return arithmetic(frame.run, '+', x, y);
      };
    case '-':
      return (frame) => {
        const x = left(frame);
        const y = right(frame);
        if (typeof x === 'number' && typeof y === 'number' && (x | 0) === x && (y | 0) === y)
          return x - y;
        frame.site = site;
        return arithmetic(frame.run, '-', x, y);
      };
    case '%':
      return (frame) => {
        const x = left(frame);
        const y = right(frame);
        const small =
          typeof x === 'number' && typeof y === 'number' && (x | 0) === x && (y | 0) === y;
        if (small && y !== 0) return modulo(x, y);
        frame.site = site;
        return arithmetic(frame.run, '%', x, y);
      };
    case '*':
      return (frame) => {
        const x = left(frame);
        const y = right(frame);
        if (typeof x === 'number' && typeof y === 'number' && (x | 0) === x && (y | 0) === y) {
          const product = x * y;
          if (Number.isSafeInteger(product)) return product + 0;
        }
        frame.site = site;
        return arithmetic(frame.run, '*', x, y);
      };
    case '/':
    case '^':
    case '//':
      return (frame) => {
        const x = left(frame);
        const y = right(frame);
        frame.site = site;
        return arithmetic(frame.run, operator, x, y);
      };
    case '&':
      return (frame) => {
        const x = left(frame);
        const y = right(frame);
        if (typeof x === 'number' && typeof y === 'number' && (x | 0) === x && (y | 0) === y)
          return x & y;
        frame.site = site;
        return bitwise(frame.run, '&', x, y);
      };
    case '|':
      return (frame) => {
        const x = left(frame);
        const y = right(frame);
        if (typeof x === 'number' && typeof y === 'number' && (x | 0) === x && (y | 0) === y)
          return x | y;
        frame.site = site;
        return bitwise(frame.run, '|', x, y);
      };
    case '~':
    case '<<':
    case '>>':
      return (frame) => {
        const x = left(frame);
        const y = right(frame);
        frame.site = site;
        return bitwise(frame.run, operator, x, y);
      };
    default:
      return comparison(operator, left, right, site);
  }
}

function comparison(
  operator: '==' | '~=' | '<' | '<=' | '>' | '>=',
  left: Evaluate,
  right: Evaluate,
  site: Site,
): Evaluate {
  switch (operator) {
    case '==':
    case '~=': {
      const wanted = operator === '==';
      return (frame) => {
        const x = left(frame);
        const y = right(frame);
        if (typeof x === 'number' && typeof y === 'number') return (x === y) === wanted;
        frame.site = site;
        return equals(frame.run, x, y) === wanted;
      };
    }
    case '<':
    case '>':
      return (frame) => {
        const x = left(frame);
        const y = right(frame);
        if (typeof x === 'number' && typeof y === 'number') return operator === '<' ? x < y : x > y;
        frame.site = site;
        return operator === '<' ? lessThan(frame.run, x, y) : lessThan(frame.run, y, x);
      };
    case '<=':
    case '>=':
      return (frame) => {
        const x = left(frame);
        const y = right(frame);
        if (typeof x === 'number' && typeof y === 'number')
          return operator === '<=' ? x <= y : x >= y;
        frame.site = site;
        return operator === '<=' ? lessOrEqual(frame.run, x, y) : lessOrEqual(frame.run, y, x);
      };
  }
}

/** A whole chain `a .. b .. c` is joined at once. */
function concatenation(code: Code, node: BinaryExpression): Evaluate {
  const parts: Expression[] = [node.left];
  let rest: Expression = node.right;
  while (
    rest.type === 'BinaryExpression' &&
    rest.operator === '..' &&
    !isBracketed(rest, code.unit.bracketed)
  ) {
    parts.push(rest.left);
    rest = rest.right;
  }
  parts.push(rest);
  const operands = parts.map((part) => code.expression(part));
  const site = parts.length > 2 ? code.site(node) : code.site(node, node.left, node.right);
  const [left, right] = operands;
  if (operands.length === 2 && left && right)
    return (frame) => {
      const x = left(frame);
      const y = right(frame);
      frame.site = site;
      const start = joined(frame.run, x);
      const end = joined(frame.run, y);
      if (start === undefined || end === undefined) return concatenate(frame.run, [x, y]);
      spendString(frame.meter, start.length + end.length);
      return start + end;
    };
  return (frame) => {
    const values = operands.map((operand) => operand(frame));
    frame.site = site;
    const texts = values.map((value) => joined(frame.run, value));
    if (texts.includes(undefined)) return concatenate(frame.run, values);
    let length = 0;
    for (const text of texts) length += text?.length ?? 0;
    spendString(frame.meter, length);
    return texts.join('');
  };
}

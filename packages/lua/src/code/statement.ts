import type {
  FunctionDeclaration,
  GotoStatement,
  IfStatement,
  ReturnStatement,
  Statement,
} from 'luaparse';
import { Box, type Label } from '../run.ts';
import { BREAK, type Execute, GOTO, NORMAL, RETURN } from '../script-function.ts';
import type { Variable } from '../syntax/scope.ts';
import { isTrue } from '../value.ts';
import { assignment, localDeclaration, store, target } from './assignment.ts';
import { call } from './call.ts';
import type { Code, EvaluateAll } from './code.ts';
import { closure } from './function.ts';
import { genericFor, numericFor, repeatLoop, whileLoop } from './loop.ts';

/** Compiles a statement. */
export function statement(code: Code, node: Statement): Execute {
  return code.inside(() => compiled(code, node));
}

function compiled(code: Code, node: Statement): Execute {
  switch (node.type) {
    case 'LocalStatement':
      return localDeclaration(code, node);
    case 'AssignmentStatement':
      return assignment(code, node);
    case 'CallStatement': {
      const called = call(code, node.expression);
      return (frame) => {
        called(frame);
        return NORMAL;
      };
    }
    case 'FunctionDeclaration':
      return functionStatement(code, node);
    case 'DoStatement':
      return code.block(node.body);
    case 'IfStatement':
      return ifStatement(code, node);
    case 'WhileStatement':
      return whileLoop(code, node);
    case 'RepeatStatement':
      return repeatLoop(code, node);
    case 'ForNumericStatement':
      return numericFor(code, node);
    case 'ForGenericStatement':
      return genericFor(code, node);
    case 'ReturnStatement':
      return returnStatement(code, node);
    case 'BreakStatement':
      return () => BREAK;
    case 'GotoStatement':
      return gotoStatement(code, node);
    case 'LabelStatement':
      return () => NORMAL;
  }
}

function functionStatement(code: Code, node: FunctionDeclaration): Execute {
  const make = closure(code, node);
  const { identifier } = node;
  if (!node.isLocal || identifier?.type !== 'Identifier') {
    if (identifier === null) throw new TypeError('a function statement has a name');
    const assign = store(code, identifier);
    const prepare = target(code, identifier);
    return (frame) => {
      assign(frame, make(frame), prepare?.holder(frame), prepare?.key(frame));
      return NORMAL;
    };
  }
  const { slot, captured } = code.unit.resolution.variables.get(identifier) as Variable;
  if (!captured)
    return (frame) => {
      frame.slots[slot] = make(frame);
      return NORMAL;
    };
  // The function may call itself: its variable is there before it is made.
  return (frame) => {
    const box = new Box(undefined);
    frame.slots[slot] = box;
    box.value = make(frame);
    return NORMAL;
  };
}

function ifStatement(code: Code, node: IfStatement): Execute {
  const clauses = node.clauses.map((clause) => ({
    condition: clause.type === 'ElseClause' ? () => true : code.expression(clause.condition),
    body: code.block(clause.body),
  }));
  const [one, two, ...more] = clauses;
  if (one === undefined) return () => NORMAL;
  const { condition, body } = one;
  if (two === undefined) return (frame) => (isTrue(condition(frame)) ? body(frame) : NORMAL);
  if (more.length === 0 && node.clauses[1]?.type === 'ElseClause') {
    const { body: otherwise } = two;
    return (frame) => (isTrue(condition(frame)) ? body(frame) : otherwise(frame));
  }
  return (frame) => {
    for (const clause of clauses) if (isTrue(clause.condition(frame))) return clause.body(frame);
    return NORMAL;
  };
}

function returnStatement(code: Code, node: ReturnStatement): Execute {
  const [only] = node.arguments;
  if (node.arguments.length === 1 && only) {
    const value: EvaluateAll = code.isOpen(only)
      ? code.openExpression(only)
      : code.expression(only);
    return (frame) => {
      frame.result = value(frame);
      return RETURN;
    };
  }
  const values = code.list(node.arguments);
  return (frame) => {
    frame.result = values(frame);
    return RETURN;
  };
}

function gotoStatement(code: Code, node: GotoStatement): Execute {
  const { name } = node.label;
  const label: Label | undefined = code.labels.findLast((labels) => labels.has(name))?.get(name);
  if (label === undefined) throw new TypeError('the parser has found every label');
  return (frame) => {
    frame.target = label;
    return GOTO;
  };
}

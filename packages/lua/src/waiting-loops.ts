import type { Node, RepeatStatement, Statement, WhileStatement } from 'luaparse';
import type { Chunk } from './compile.ts';
import { inFile } from './syntax/parse.ts';
import type { Position } from './trace.ts';

/**
 * Is a place in a loop that goes on until something has come about? Not in a `for` loop, nor in one that
 * counts in every round.
 */
export function isInWaitingLoop(chunk: Chunk, place: Position): boolean {
  let isWaiting = false;
  // From the outside in: the innermost loop says it.
  walk(chunk.resolution.main.node, (node) => {
    if (/^(?:For\w+|While|Repeat)Statement$/.test(node.type) && encloses(chunk, node, place))
      isWaiting = isUntil(node);
  });
  return isWaiting;
}

function encloses({ place: source }: Chunk, { loc }: Node, { line, column }: Position): boolean {
  if (!loc) return false;
  const from = inFile(source, loc.start.line, loc.start.column);
  const to = inFile(source, loc.end.line, loc.end.column);
  const isAfter = line > from.line || (line === from.line && column >= from.column);
  return isAfter && (line < to.line || (line === to.line && column < to.column));
}

function isUntil(loop: Node): boolean {
  if (loop.type !== 'WhileStatement' && loop.type !== 'RepeatStatement') return false;
  return !loop.body.some((statement) => counts(statement, loop));
}

/** Does a statement count up or down what its loop ends by: `i = i + 1`? */
function counts(statement: Statement, loop: WhileStatement | RepeatStatement): boolean {
  if (statement.type !== 'AssignmentStatement') return false;
  const [variable] = statement.variables;
  const [value] = statement.init;
  if (variable?.type !== 'Identifier' || value?.type !== 'BinaryExpression') return false;
  const isStep = /^[+-]$/.test(value.operator) && names(value.left, variable.name);
  return isStep && names(loop.condition, variable.name);
}

function names(part: Node, name: string): boolean {
  let found = false;
  walk(part, (node) => {
    if (node.type === 'Identifier' && node.name === name) found = true;
  });
  return found;
}

/** Visits a part of a script and all in it, from the outside in. */
function walk(part: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(part)) for (const each of part) walk(each, visit);
  else if (typeof part === 'object' && part !== null && 'type' in part) {
    visit(part as Node);
    for (const inner of Object.values(part)) walk(inner, visit);
  }
}

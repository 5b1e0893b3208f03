import type { FunctionDeclaration } from 'luaparse';
import { packed } from '../library/table.ts';
import { spendMemory } from '../meter.ts';
import { Box, type Frame } from '../run.ts';
import { type Execute, type Proto, ScriptFunction } from '../script-function.ts';
import type { FunctionScope } from '../syntax/scope.ts';
import { Code, type Evaluate, type Unit } from './code.ts';

const CLOSURE_BYTES = 64;
/** Levels between a call and the body of the function it calls. */
const CALL_LEVELS = 4;

/** Compiles the body of a function. */
export function prototype(unit: Unit, scope: FunctionScope, name: string): Proto {
  const code = new Code(unit, scope);
  const body = withArgumentList(code, scope, code.block(scope.node.body));
  return {
    name,
    position: code.position(scope.node),
    parameters: scope.parameters.length,
    hasVarargs: scope.hasVarargs,
    boxed: scope.parameters.filter(({ captured }) => captured).map(({ slot }) => slot),
    slots: scope.slots,
    levels: code.levels + CALL_LEVELS,
    body,
  };
}

/** Puts what `...` holds into a table first, where a function uses `arg` as in Lua 5.0. */
function withArgumentList(code: Code, { argumentList }: FunctionScope, body: Execute): Execute {
  if (!argumentList) return body;
  const { slot, captured } = argumentList;
  code.levels += 1;
  return (frame) => {
    const list = packed(frame.run, frame.varargs);
    frame.slots[slot] = captured ? new Box(list) : list;
    return body(frame);
  };
}

/** Compiles a function expression; each time it runs it makes a closure. */
export function closure(code: Code, node: FunctionDeclaration): Evaluate {
  const scope = code.unit.resolution.functions.get(node) as FunctionScope;
  const proto = prototype(code.unit, scope, functionName(code, node));
  const { captures } = scope;
  const bytes = CLOSURE_BYTES + 16 * captures.length;
  return (frame) => {
    spendMemory(frame.meter, bytes);
    const boxes: Box[] = [];
    for (const { from, index } of captures) boxes.push(boxAt(frame, from, index));
    return new ScriptFunction(proto, boxes);
  };
}

function boxAt(frame: Frame, from: 'frame' | 'function', index: number): Box {
  return (from === 'frame' ? frame.slots : frame.function.captured)[index] as Box;
}

/** What a trace calls a function. */
function functionName(code: Code, node: FunctionDeclaration): string {
  let { identifier: part } = node as { identifier: FunctionDeclaration['identifier'] };
  const names: string[] = [];
  while (part?.type === 'MemberExpression') {
    names.unshift(part.indexer, part.identifier.name);
    part = part.base as typeof part;
  }
  if (part === null) return `function of line ${code.position(node).line}`;
  return part.name + names.join('');
}

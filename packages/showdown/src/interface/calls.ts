import { argumentsOf, type Chunk, type Expression, inFile, stringText } from '@cardscape/lua';
import type { ContextName } from './flags/contexts.ts';
import { type ElementSet, STANDARD_ELEMENTS } from './flags/elements.ts';
import { isNone, isWildcard } from './flags/wildcards.ts';
import { flagNumber } from './flags.ts';
import type { ScriptFunction } from './function.ts';
import { functionNamed } from './functions.ts';
import { type ArgumentKind, argumentKind, bestSignature } from './match.ts';
import type { ParameterKind } from './parameters.ts';

/** A call of a function by its name, and what can be known of its arguments before it runs. */
export interface ScriptCall {
  readonly name: string;
  readonly line: number;
  readonly column: number;
  readonly kinds: readonly ArgumentKind[];
  /** The arguments that are plain texts, by their place. */
  readonly texts: readonly (string | undefined)[];
  /** The arguments that are plain numbers, by their place. */
  readonly numbers: readonly (number | undefined)[];
}

/** Every call of a global function in a script, in the order of the source. */
export function callsOf(chunk: Chunk): readonly ScriptCall[] {
  const calls: ScriptCall[] = [];
  for (const { name, node, call, field } of chunk.resolution.globals) {
    if (!call || field !== undefined) continue;
    const args = argumentsOf(call);
    const { line, column } = node.loc?.start ?? { line: 1, column: 0 };
    calls.push({
      name,
      ...inFile(chunk.place, line, column),
      kinds: args.map(kindOf),
      texts: args.map((arg) => (arg.type === 'StringLiteral' ? stringText(arg.raw) : undefined)),
      numbers: args.map((arg) => (arg.type === 'NumericLiteral' ? arg.value : undefined)),
    });
  }
  return calls;
}

/** A text that stands where a flag belongs but is none of its context. */
export interface FlagProblem {
  /** The place of the argument, counted from 0. */
  readonly argument: number;
  readonly text: string;
  readonly contexts: readonly ContextName[];
}

/** The texts among the arguments of a call that are no flags of the contexts asked for. */
export function flagProblems(
  fn: ScriptFunction,
  { kinds, texts }: ScriptCall,
  elements: ElementSet = STANDARD_ELEMENTS,
): readonly FlagProblem[] {
  const { parameters } = bestSignature(fn, kinds);
  return parameters.flatMap(({ kind, contexts, combinable }, argument) => {
    const text = texts[argument];
    if (kind !== 'flag' || text === undefined || isNone(text) || isWildcard(text)) return [];
    const parts = text.split(/[|—]/).map((part) => part.trim());
    const known = (part: string) =>
      contexts.some((context) => flagNumber(context, part, elements) !== undefined);
    const joined = parts.length > 1;
    return parts.every(known) && (combinable || !joined) ? [] : [{ argument, text, contexts }];
  });
}

const ARITHMETIC = new Set(['+', '-', '*', '/', '//', '%', '^', '&', '|', '~', '<<', '>>']);

function kindOf(node: Expression): ArgumentKind {
  switch (node.type) {
    case 'NilLiteral':
      return 'none';
    case 'BooleanLiteral':
      return 'boolean';
    case 'NumericLiteral':
      return 'number';
    case 'StringLiteral':
      return argumentKind(stringText(node.raw));
    case 'UnaryExpression':
      return node.operator === 'not' ? 'boolean' : 'number';
    case 'BinaryExpression':
      if (node.operator === '..') return 'string';
      return ARITHMETIC.has(node.operator) ? 'number' : 'boolean';
    case 'Identifier':
      // The one parameter of a pointcut.
      return node.name === 'player' ? 'boolean' : 'any';
    case 'CallExpression':
      return node.base.type === 'Identifier' ? resultKind(node.base.name) : 'any';
    default:
      return 'any';
  }
}

const RESULT_KINDS: Readonly<Record<ParameterKind, ArgumentKind>> = {
  player: 'boolean',
  bool: 'boolean',
  int: 'number',
  number: 'number',
  flag: 'number',
  string: 'string',
  pointcut: 'any',
  wild: 'any',
  card: 'card',
  target: 'target',
  list: 'list',
  deck: 'deck',
  coordlist: 'coordlist',
};

function resultKind(name: string): ArgumentKind {
  const fn = functionNamed(name);
  if (!fn) return 'any';
  const [result] = fn.gives;
  return result ? RESULT_KINDS[result.kind] : 'none';
}

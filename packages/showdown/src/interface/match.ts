import { LuaFloat, LuaHandle, type LuaValue } from '@cardscape/lua';
import { isNumeral, isWildcard } from './flags/wildcards.ts';
import type { ScriptFunction, Signature } from './function.ts';
import type { Parameter, ParameterKind } from './parameters.ts';

const KINDS = [
  'none',
  'any',
  'boolean',
  'number',
  'numeral',
  'string',
  'handle',
  'card',
  'target',
  'list',
  'deck',
  'coordlist',
] as const;

/** What is known of an argument: `none` is nil, `numeral` a text that reads as a number. */
export type ArgumentKind = (typeof KINDS)[number];

const FITS = 0;
const BENDS = 1;
const MISSING = 2;
const TOO_MANY = 4;
const WRONG = 8;

/** What each kind of argument costs at each kind of parameter, where it is not simply wrong. */
const COSTS: Readonly<Record<ParameterKind, Partial<Readonly<Record<ArgumentKind, number>>>>> = {
  player: { boolean: FITS, number: TOO_MANY },
  bool: { boolean: FITS, number: BENDS },
  int: { number: FITS, numeral: BENDS },
  number: { number: FITS, numeral: BENDS },
  string: { string: FITS, numeral: FITS, number: BENDS },
  flag: { string: FITS, number: FITS, numeral: BENDS },
  pointcut: { string: FITS, number: FITS, numeral: FITS },
  wild: {
    string: FITS,
    numeral: FITS,
    number: FITS,
    boolean: FITS,
    handle: FITS,
    card: FITS,
    target: FITS,
    list: FITS,
    deck: BENDS,
    coordlist: BENDS,
  },
  // 0 stands for no card, and a card for its place in a list.
  card: { card: FITS, target: BENDS, handle: FITS, list: BENDS, number: BENDS },
  target: { target: FITS, card: FITS, list: FITS, handle: FITS, number: BENDS },
  list: { list: FITS, target: FITS, handle: FITS, deck: BENDS, card: BENDS, number: BENDS },
  deck: { deck: FITS, handle: FITS, list: BENDS, number: BENDS },
  coordlist: { coordlist: FITS, handle: FITS, list: BENDS, number: BENDS },
};

const HANDLES: readonly string[] = ['card', 'target', 'list', 'deck', 'coordlist'];

/** The kind of an argument that a script gave. */
export function argumentKind(value: LuaValue): ArgumentKind {
  switch (typeof value) {
    case 'undefined':
      return 'none';
    case 'boolean':
      return 'boolean';
    case 'number':
      return 'number';
    case 'string':
      return textKind(value);
    default:
      if (value instanceof LuaFloat) return 'number';
      if (!(value instanceof LuaHandle)) return 'any';
      return HANDLES.includes(value.kind) ? (value.kind as ArgumentKind) : 'handle';
  }
}

function textKind(text: string): ArgumentKind {
  if (isNumeral(text)) return 'numeral';
  return isWildcard(text) ? 'any' : 'string';
}

/**
 * The arguments of a call as the function's layout has them, whichever generation of the interface
 * they are written for; absent ones are nil. The list given is handed back where nothing moves.
 */
export function matchSignature(fn: ScriptFunction, args: readonly LuaValue[]): readonly LuaValue[] {
  const { signatures } = fn;
  if (signatures.length === 1 || (fn.settledByPlayer && typeof args[0] === 'boolean')) return args;
  const { straight, parameters, places } = rememberedSignature(fn, args);
  if (straight && parameters.length >= args.length) return args;
  const placed: LuaValue[] = [];
  for (const place of places) placed.push(place < 0 ? undefined : args[place]);
  return placed;
}

/** More arguments than this have no key of their own among the exact whole numbers. */
const MOST_KEYED = 13;

/** Scripts can make up shapes of calls without end. */
const MOST_REMEMBERED = 1000;

/** A digit for the kind of an argument, without looking it up for the everyday ones. */
function shapeOf(value: LuaValue): number {
  if (typeof value === 'number') return 1;
  if (typeof value === 'boolean') return 2;
  const kind = argumentKind(value);
  return kind === 'string' ? 3 : 4 + KINDS.indexOf(kind);
}

function rememberedSignature(fn: ScriptFunction, args: readonly LuaValue[]): Signature {
  if (args.length > MOST_KEYED) return bestSignature(fn, args.map(argumentKind));
  let key = 0;
  for (const arg of args) key = key * 16 + shapeOf(arg);
  const known = fn.found.get(key);
  if (known) return known;
  const best = bestSignature(fn, args.map(argumentKind));
  if (fn.found.size < MOST_REMEMBERED) fn.found.set(key, best);
  return best;
}

/** The way of calling the function that these arguments fit best; of equal ones the newest. */
export function bestSignature(fn: ScriptFunction, kinds: readonly ArgumentKind[]): Signature {
  let best: Signature | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const signature of fn.signatures) {
    const price = cost(signature, kinds);
    if (price === 0 && signature.parameters.length === kinds.length) return signature;
    if (price < least) {
      best = signature;
      least = price;
    }
  }
  if (!best) throw new Error(`${fn.name} has no signature`);
  return best;
}

function cost(signature: Signature, kinds: readonly ArgumentKind[]): number {
  const { parameters, least } = signature;
  let sum = Math.max(0, least - kinds.length) * MISSING;
  for (const [index, kind] of kinds.entries()) {
    const parameter = parameters[index];
    if (parameter) sum += fitness(parameter, kind);
    else if (kind !== 'none') sum += TOO_MANY;
  }
  return sum;
}

function fitness(parameter: Parameter, kind: ArgumentKind): number {
  if (kind === 'none' || kind === 'any') return FITS;
  return COSTS[parameter.kind][kind] ?? WRONG;
}

/** What is wrong with the number and kinds of a call's arguments. */
export type CallProblem =
  | { readonly problem: 'kind'; readonly argument: number; readonly expected: Parameter }
  | { readonly problem: 'missing'; readonly argument: number; readonly expected: Parameter }
  | { readonly problem: 'surplus'; readonly argument: number };

/** Checks a call before it runs, by what is known of its arguments; counts arguments from 0. */
export function callProblems(
  fn: ScriptFunction,
  kinds: readonly ArgumentKind[],
): readonly CallProblem[] {
  const { parameters, least } = bestSignature(fn, kinds);
  const problems: CallProblem[] = [];
  for (const [argument, kind] of kinds.entries()) {
    const expected = parameters[argument];
    if (!expected) problems.push({ problem: 'surplus', argument });
    else if (fitness(expected, kind) > BENDS)
      problems.push({ problem: 'kind', argument, expected });
  }
  for (let argument = kinds.length; argument < least; argument++) {
    const expected = parameters[argument];
    if (expected) problems.push({ problem: 'missing', argument, expected });
  }
  return problems;
}

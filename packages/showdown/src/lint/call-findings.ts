import { counted, eitherOf, nearest, shorten } from '@cardscape/kernel';
import { type Chunk, globalsUsed } from '@cardscape/lua';
import {
  type ArgumentKind,
  type CallProblem,
  CONTEXTS,
  callProblems,
  callsOf,
  type ElementSet,
  type FlagProblem,
  flagProblems,
  functionNamed,
  type Parameter,
  type ParameterKind,
  type ScriptCall,
} from '../interface/index.ts';
import { type FileFinding, warning } from './finding.ts';

/** Calls of rules with arguments of the wrong number or kind, or with flags that do not exist. */
export function callFindings(chunk: Chunk, elements: ElementSet): FileFinding[] {
  const uses = globalsUsed(chunk);
  const own = new Set(uses.flatMap(({ use, name }) => (use === 'assigned' ? [name] : [])));
  // A call at the end of the arguments may give several of them.
  const open = new Set(uses.flatMap((one) => (one.open ? [`${one.line}:${one.column}`] : [])));
  return callsOf(chunk).flatMap((call) => {
    const fn = own.has(call.name) ? undefined : functionNamed(call.name);
    if (!fn) return [];
    const isOpen = open.has(`${call.line}:${call.column}`);
    return [
      ...argumentFindings(call, callProblems(fn, call.kinds), isOpen),
      ...flagProblems(fn, call, elements).map((problem) => flagFinding(call, problem, elements)),
    ];
  });
}

function argumentFindings(
  call: ScriptCall,
  problems: readonly CallProblem[],
  isOpen: boolean,
): FileFinding[] {
  const { name, kinds } = call;
  const page = `${name} in docs/showdown/functions.md`;
  const wrong = problems.flatMap((one) => (one.problem === 'kind' ? [one] : []));
  const missing = problems.flatMap((one) => (one.problem === 'missing' && !isOpen ? [one] : []));
  const surplus = problems.filter(({ problem }) => problem === 'surplus');
  const findings = wrong.map(({ argument, expected }) => {
    const kind = kinds[argument] ?? 'any';
    const message = `Argument ${argument + 1} of ${name} is ${KIND_WORDS[kind]}; expected ${parameterWords(expected)}.`;
    return warning(call, 'argument-kind', message, `Compare with ${page}.`);
  });
  if (missing.length > 0) {
    const which = missing.map(({ expected }) => parameterWords(expected)).join(', ');
    const message = `${name} has ${counted(kinds.length, 'argument')}; missing: ${which}.`;
    findings.push(warning(call, 'argument-missing', message, `Add it, or compare with ${page}.`));
  }
  if (surplus.length > 0) {
    const most = kinds.length - surplus.length;
    const message = `${name} has ${counted(kinds.length, 'argument')}, but takes ${most}; the rest is not read.`;
    findings.push(
      warning(call, 'argument-surplus', message, `Leave the rest out, or compare with ${page}.`),
    );
  }
  return findings;
}

const KIND_WORDS: Readonly<Record<ArgumentKind | ParameterKind, string>> = {
  none: 'nil',
  any: 'anything',
  boolean: 'true or false',
  number: 'a number',
  numeral: 'a number in quotes',
  string: 'a text',
  handle: 'a card or list',
  card: 'a card',
  target: 'a target',
  list: 'a list',
  deck: 'a deck',
  coordlist: 'a list of coordinates',
  player: 'a player',
  int: 'a whole number',
  bool: 'true or false',
  wild: 'anything',
  pointcut: 'the name of a pointcut',
  flag: 'a flag',
};

function parameterWords({ kind, name, contexts }: Parameter): string {
  if (kind === 'flag') return `a flag of ${contexts.join(' or ')}`;
  return kind === name ? KIND_WORDS[kind] : `${KIND_WORDS[kind]} (${name})`;
}

function flagFinding(call: ScriptCall, problem: FlagProblem, elements: ElementSet): FileFinding {
  const { argument, text, contexts } = problem;
  const known = CONTEXTS.filter(({ name }) => contexts.includes(name)).flatMap((context) => [
    ...(context.name === 'ZTCG_ELEMENT' ? elements.numbers.keys() : context.numbers.keys()),
  ]);
  const parts = text.split(/[|—]/).map((part) => part.trim());
  const wrong = parts.find((part) => !known.includes(part));
  const likely = wrong === undefined ? undefined : nearest(wrong, known);
  const where = `argument ${argument + 1} of ${call.name}`;
  const message =
    wrong === undefined
      ? `"${shorten(text)}" joins several flags; ${where} takes one.`
      : `"${shorten(wrong)}" is no flag of ${contexts.join(' or ')}; ${where} counts as none.`;
  const offered = flagsOf(contexts);
  const fix = likely
    ? `Write "${likely}".`
    : offered.length <= MOST_OFFERED
      ? `Write ${eitherOf(offered)}.`
      : 'Choose a flag of docs/showdown/flags.md.';
  return warning(call, 'unknown-flag', message, wrong === undefined ? 'Keep one of them.' : fix);
}

/** More flags than these are not listed. */
const MOST_OFFERED = 8;

function flagsOf(contexts: FlagProblem['contexts']): string[] {
  const asked = CONTEXTS.filter(({ name }) => contexts.includes(name));
  return asked.flatMap(({ flags }) => flags.map(({ name }) => `"${name}"`));
}

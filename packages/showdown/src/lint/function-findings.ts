import { didYouMean, nearest } from '@cardscape/kernel';
import { pointcutNamed } from '../interface/index.ts';
import { type FileFinding, warning } from './finding.ts';
import type { ScriptFacts, TopFunction } from './script-facts.ts';

/** Functions that never run by their names: neither pointcuts nor called, or one moment's second. */
export function functionFindings(facts: ScriptFacts, pointcuts: readonly string[]): FileFinding[] {
  const { functions, outside } = facts;
  const mentioned = new Set(outside.flatMap(({ use, name }) => (use === 'assigned' ? [] : [name])));
  const findings: FileFinding[] = [];
  const byMoment = new Map<string, TopFunction>();
  for (const one of functions) {
    const { name, pointcut } = one;
    if (name === '') continue;
    if (pointcut) {
      const before = byMoment.get(pointcut.name);
      if (before && before.name !== name) findings.push(repeated(one, before));
      else byMoment.set(pointcut.name, one);
      continue;
    }
    const isCalled = functions.some((other) => other !== one && other.uses.has(name));
    if (!isCalled && !mentioned.has(name)) findings.push(unused(one, pointcuts));
  }
  return findings;
}

function repeated(one: TopFunction, before: TopFunction): FileFinding {
  return warning(
    one,
    'repeated-pointcut',
    `${one.name} and ${before.name} are two spellings of one pointcut; one of the two never runs.`,
    'Keep one of the two functions.',
  );
}

function unused(one: TopFunction, pointcuts: readonly string[]): FileFinding {
  const likely = one.isLocal && pointcutNamed(one.name) ? one.name : nearest(one.name, pointcuts);
  if (likely === one.name)
    return warning(
      one,
      'unused-function',
      `${one.name} is local, so the match does not find it.`,
      'Leave out the word local.',
    );
  const hint = didYouMean(likely);
  return warning(
    one,
    'unused-function',
    `${one.name} is no pointcut, and nothing calls it: it never runs.${hint}`,
    likely ? `Name it ${likely}, call it, or leave it out.` : 'Call it, or leave it out.',
  );
}

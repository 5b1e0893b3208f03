import type { Problem, ProblemCode, Spot } from '../cards/problem.ts';

/** What kind of thing a check has found. */
export type FindingCode =
  | ProblemCode
  | 'unknown-function'
  | 'unquoted-flag'
  | 'lost-value'
  | 'indexed-player'
  | 'argument-kind'
  | 'argument-missing'
  | 'argument-surplus'
  | 'unknown-flag'
  | 'unused-function'
  | 'repeated-pointcut'
  | 'never-fires'
  | 'not-undone'
  | 'script-fails'
  | 'text-without-rule'
  | 'rule-without-text';

/** Something that a check has found in a descriptor: an error keeps something out, a warning does not. */
export interface Finding extends Spot {
  readonly severity: 'error' | 'warning';
  readonly code: FindingCode;
  readonly message: string;
  /** What usually mends it. */
  readonly fix: string;
}

/** A warning at a place. */
export function warning(
  { line, column }: Spot,
  code: FindingCode,
  message: string,
  fix: string,
): Finding {
  return { line, column, severity: 'warning', code, message, fix };
}

/** What usually mends what the reader of descriptors reports without saying what would be right. */
const USUAL_FIXES: Partial<Readonly<Record<ProblemCode, string>>> = {
  stray: 'Remove it, or put it in quotes as the value of a key.',
  'misplaced-block': 'Move the block, or remove it.',
  script: 'Mend the Lua code there.',
  more: 'Mend the problems above first.',
};

const USUAL_FIX = 'Compare with a template of this type of card.';

/** A problem of the reader as a finding. */
export function findingOf({ line, column, severity, code, message, expected }: Problem): Finding {
  const fix = expected === undefined ? (USUAL_FIXES[code] ?? USUAL_FIX) : `Expected: ${expected}.`;
  // The fix says it: the message need not.
  const said = message.replace(`; expected ${expected}.`, '.');
  return { line, column, severity, code, message: said, fix };
}

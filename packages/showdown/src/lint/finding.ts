import { eitherOf, type Problem } from '@cardscape/kernel';
import type { ProblemCode, Spot } from '../cards/problem.ts';

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

/** A problem in the descriptor that is being checked, and what usually mends it. */
export type FileFinding = Omit<Problem, 'file'> & Required<Pick<Problem, 'fix'>>;

/** A warning at a place. */
export function warning(
  { line, column }: Spot,
  code: FindingCode,
  message: string,
  fix: string,
): FileFinding {
  return { line, column, severity: 'warning', code, expected: [], message, fix };
}

/** What usually mends what the reader of descriptors reports without saying what would be right. */
const USUAL_FIXES: Readonly<Record<string, string>> = {
  stray: 'Remove it, or put it in quotes as the value of a key.',
  'misplaced-block': 'Move the block, or remove it.',
  script: 'Mend the Lua code there.',
  more: 'Mend the problems above first.',
} satisfies Partial<Record<ProblemCode, string>>;

const USUAL_FIX = 'Compare with a template of this type of card.';

/** A problem of the reader with what usually mends it. */
export function withFix(problem: Problem): Problem & FileFinding {
  const { code = '', expected, statement, message } = problem;
  const usual = USUAL_FIXES[code] ?? USUAL_FIX;
  const fix = expected.length === 0 ? usual : `Expected: ${eitherOf(expected)}.`;
  // The fix says what would be right: the message need not.
  return { ...problem, message: statement ?? message, fix };
}

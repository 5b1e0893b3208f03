import { type Problem, problemAt } from '@cardscape/kernel';
import { type Checked, placeOf, type Source, type Step } from '@cardscape/kernel/json';

/** What is wrong with a part of a position: what was found there, and what would be right. */
export function refusal(
  source: Source,
  steps: readonly Step[],
  found: string,
  right: string,
  message?: string,
): Problem {
  const said = message === undefined ? {} : { message };
  return problemAt(placeOf(source, ...steps), { found, expected: [right], ...said });
}

/** What was checked, if it is right; else what is wrong is noted. */
export function take<Data>(checked: Checked<Data>, problems: Problem[]): Data | undefined {
  if ('data' in checked) return checked.data;
  problems.push(...checked.problems);
  return undefined;
}

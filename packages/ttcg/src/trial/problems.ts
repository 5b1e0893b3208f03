import { type Checked, type Misfit, placeOf, type Source, type Step } from '@cardscape/kernel/json';

/** What is wrong with a part of a position: what was found there, and what would be right. */
export function refusal(
  source: Source,
  steps: readonly Step[],
  found: string,
  right: string,
  message = `Found ${found}; expected ${right}.`,
): Misfit {
  return { ...placeOf(source, ...steps), steps, found, expected: [right], message };
}

/** What was checked, if it is right; else what is wrong is noted. */
export function take<Data>(checked: Checked<Data>, problems: Misfit[]): Data | undefined {
  if ('data' in checked) return checked.data;
  problems.push(...checked.misfits);
  return undefined;
}

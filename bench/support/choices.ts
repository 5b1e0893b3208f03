import type { Decision } from '@cardscape/kernel';

/** Is there more than one legal answer? Only such decisions count. */
export function isChoice(decision: Decision): boolean {
  const { min, max } = decision;
  if (decision.ask === 'number') return max > min;
  const { options, ordered } = decision;
  return max > 0 && options.length > (ordered ? Math.min(min, 1) : min);
}

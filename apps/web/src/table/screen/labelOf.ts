import { type Option, type SeatDecision, sameOption } from '@cardscape/kernel';

/** The words of an option that can be chosen now. */
export function labelOf(decision: SeatDecision | undefined, option: Option): string {
  if (decision?.ask !== 'pick') return '';
  const place = decision.options.findIndex((each) => sameOption(each, option));
  return decision.labels[place] ?? '';
}

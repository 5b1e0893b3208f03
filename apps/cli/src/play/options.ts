import { groupLines, groupOptions, type OptionGroup } from './option-groups.ts';
import type { Session } from './session.ts';

/** The question and what can be answered, in lines. */
export function optionLines(session: Session): string[] {
  const { asked } = session;
  if (!asked) return ['The match is over.'];
  const { prompt, min, max } = asked;
  if (asked.ask === 'number') return [prompt, `  a number from ${min} to ${max}`];
  const nothing = min === 0 ? ['  none'] : [];
  return [prompt, ...groupLines(groupsOf(session)), ...nothing];
}

/** What can be picked now, by what it does. */
export function groupsOf({ asked }: Session): OptionGroup[] {
  return asked?.ask === 'pick' ? groupOptions(asked.options, asked.phrases) : [];
}

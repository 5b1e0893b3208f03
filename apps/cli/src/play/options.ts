import { groupLines, groupOptions, type OptionGroup } from './option-groups.ts';
import type { Session } from './session.ts';

/** The question and what can be answered, in lines. */
export function optionLines(session: Session): string[] {
  const { decision, game, state } = session.match;
  if (decision.ask === 'over') return ['The match is over.'];
  const prompt = game.prompt(state, decision);
  if (decision.ask === 'number')
    return [prompt, `  a number from ${decision.min} to ${decision.max}`];
  const nothing = decision.min === 0 ? ['  none'] : [];
  return [prompt, ...groupLines(groupsOf(session)), ...nothing];
}

/** What can be picked now, by what it does. */
export function groupsOf({ match }: Session): OptionGroup[] {
  const { decision, state, game } = match;
  if (decision.ask !== 'pick') return [];
  const { options } = decision;
  return groupOptions(
    options,
    options.map((option) => game.phrase(state, option)),
  );
}

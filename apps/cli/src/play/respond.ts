import { commands } from './commands.ts';
import { COMMANDS, type CommandName } from './help.ts';
import type { OptionGroup } from './option-groups.ts';
import { groupsOf, optionLines } from './options.ts';
import { answerTyped, barePicks, groupFor, picksOf, type ReadPicks } from './read-picks.ts';
import type { Asked, Session } from './session.ts';
import { wordTyped } from './typed.ts';

const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

/** Does what is typed: a choice or a command. Gives lines to print, or says to leave. */
export async function respond(
  session: Session,
  typed: string,
): Promise<readonly string[] | 'quit'> {
  if (typed === '') return ['Type a choice, or help.'];
  const { asked } = session;
  const groups = groupsOf(session);
  if (/^-?[\d\s,]+$/.test(typed)) return choose(session, numbersTyped(asked, groups, typed));
  const declining = declined(asked, typed.toLowerCase());
  if (declining && !groups.some(({ verb }) => verb === typed)) return choose(session, declining);
  if (!declining && typed.toLowerCase() === 'pass' && asked)
    return ['You cannot pass here. This is what you can do.', ...optionLines(session)];
  const answer = answerTyped(groups, typed, COMMAND_NAMES);
  if (answer) return choose(session, picksOf(answer, ''));
  const [first = '', ...others] = typed.split(/\s+/);
  const rest = others.join(' ');
  const verbs = groups.map(({ verb }) => verb);
  const acts = groups.map(({ act }) => act);
  const read = wordTyped(first, [...new Set([...verbs, ...COMMAND_NAMES])], acts);
  if ('problem' in read) return asked ? [read.problem, asked.prompt] : [read.problem];
  const group = groupFor(groups, read.word, rest);
  if (group) return choose(session, picksOf(group, rest));
  const command = read.word as CommandName;
  // Giving up by a slip of the finger would be a pity.
  if (command === 'concede' && typed.toLowerCase() !== 'concede')
    return ['To give the match up, type concede: the whole word and nothing else.'];
  return command === 'quit' ? 'quit' : commands[command](session, rest);
}

/** The answer that "none" and "pass" stand for: the option that declines, or no option at all. */
function declined(asked: Asked | undefined, typed: string): ReadPicks | undefined {
  if (asked?.ask !== 'pick' || (typed !== 'none' && typed !== 'pass')) return undefined;
  const pass = asked.options.findIndex(({ act }) => act === 'pass');
  if (pass >= 0) return { picks: [pass] };
  return asked.min === 0 || typed === 'none' ? { picks: [] } : undefined;
}

function numbersTyped(
  asked: Asked | undefined,
  groups: readonly OptionGroup[],
  typed: string,
): ReadPicks {
  if (!asked) return { problem: 'The match is over.' };
  return asked.ask === 'number' ? { picks: [Number(typed)] } : barePicks(groups, typed);
}

async function choose(session: Session, read: ReadPicks): Promise<readonly string[]> {
  if ('problem' in read) return [read.problem];
  const answer = await session.choose(read.picks);
  return 'refused' in answer ? [answer.refused] : [];
}

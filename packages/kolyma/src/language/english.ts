import { sentence } from '@cardscape/kernel';
import { commandsClause, conditionsClause, type PlainCommand } from './phrases.ts';
import type { Command, Program } from './tree.ts';

type Conditional = Extract<Command, { do: 'if' }>;

/** The program in plain English, in the order things happen. */
export function english(program: Program): string {
  return sentences(program.commands);
}

/** The commands in the order they run, last to first (R-K4), without those that do nothing. */
export function inOrder(commands: readonly Command[]): Command[] {
  const working = commands.filter((command) => command.do !== 'none');
  return working.length > 0 ? working.reverse() : [{ do: 'none' }];
}

function sentences(commands: readonly Command[]): string {
  return inOrder(commands)
    .map((command, index, all) => {
      if (command.do === 'if') return conditional(command);
      const clause = commandsClause([command]);
      const before = all[index - 1];
      if (!before) return sentence(clause);
      // After a conditional, "then" could be taken for a part of its last path.
      return sentence(`${before.do === 'if' ? 'either way,' : 'then'} ${clause}`);
    })
    .join(' ');
}

function conditional({ conditions, success, failure }: Conditional): string {
  const ifClause = `If ${conditionsClause(conditions)}`;
  const idle = inOrder(failure).every((command) => command.do === 'none');
  if (isPlain(success) && isPlain(failure)) {
    const otherwise = idle ? '' : ` Otherwise, ${chain(failure)}.`;
    return `${ifClause}, ${chain(success)}.${otherwise}`;
  }
  // Brackets keep a conditional inside a path apart from the one around it.
  const otherwise = idle ? '' : ` Otherwise: (${sentences(failure)})`;
  return `${ifClause}: (${sentences(success)})${otherwise}`;
}

function isPlain(commands: readonly Command[]): commands is PlainCommand[] {
  return commands.every((command) => command.do !== 'if');
}

function chain(commands: readonly PlainCommand[]): string {
  return commandsClause(inOrder(commands) as PlainCommand[]);
}

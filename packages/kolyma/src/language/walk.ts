import type { Command, Condition } from './tree.ts';

/** The commands and all commands inside their paths. */
export function allCommands(commands: readonly Command[]): Command[] {
  return commands.flatMap((command) =>
    command.do === 'if'
      ? [command, ...allCommands(command.success), ...allCommands(command.failure)]
      : [command],
  );
}

/** All conditions of the commands, at any depth. */
export function allConditions(commands: readonly Command[]): Condition[] {
  return allCommands(commands).flatMap((command) =>
    command.do === 'if' ? command.conditions : [],
  );
}

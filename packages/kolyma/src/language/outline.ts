import { capital } from '@cardscape/kernel';
import { inOrder } from './english.ts';
import { commandsClause, conditionsClause } from './phrases.ts';
import type { Command, Program } from './tree.ts';

/** One line of an outline; deeper lines belong to the line above them. */
export interface OutlineStep {
  depth: number;
  text: string;
}

/** The program tree as indented steps, in the order they happen. */
export function outline(program: Program): OutlineStep[] {
  return steps(program.commands, 0);
}

function steps(commands: readonly Command[], depth: number): OutlineStep[] {
  return inOrder(commands).flatMap((command) => {
    if (command.do !== 'if') return [{ depth, text: capital(commandsClause([command])) }];
    return [
      { depth, text: `If ${conditionsClause(command.conditions)}` },
      ...steps(command.success, depth + 1),
      { depth, text: 'Otherwise' },
      ...steps(command.failure, depth + 1),
    ];
  });
}

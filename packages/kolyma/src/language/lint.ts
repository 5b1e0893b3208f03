import { lintProgram } from './lint-program.ts';
import { lintText } from './lint-text.ts';
import type { Program } from './tree.ts';
import type { Warning } from './warning.ts';

/** Warns of what is probably not meant: in the program, and where the card's own text differs. */
export function lint(program: Program, text = ''): Warning[] {
  return [...lintText(program, text), ...lintProgram(program)];
}

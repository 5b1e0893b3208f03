import type { Spot } from '../cards/problem.ts';

/** What went wrong in a script, and where if that is known. */
export interface PlacedFault extends Spot {
  readonly file: string;
  readonly message: string;
}

/** Takes the text of a fault apart: `file:line:column: message`. */
export function placedFault(text: string): PlacedFault {
  const [, file = '', line = '0', column = '0', message = text] =
    /^([\s\S]*?):(\d+):(\d+): ([\s\S]*)$/.exec(text) ?? [];
  return { file, line: Number(line), column: Number(column), message };
}

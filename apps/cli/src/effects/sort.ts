import { counted } from '@cardscape/kernel';
import { asLines, sortedLines } from '@cardscape/studio/workshop';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { linesOf, write } from './files.ts';

/** What `effects sort` is told. */
export interface SortOptions {
  readonly input: string;
  readonly output: string;
}

/** `cardscape effects sort`: the lines of a file in the order of their code points. */
export async function sortCommand(host: Host, { input, output }: SortOptions): Promise<ExitCode> {
  const lines = sortedLines(asLines(await linesOf(host, input, 'line')));
  await write(host, { path: output, content: asLines(lines) });
  host.print(`${output}: ${counted(lines.length, 'line')}.`);
  return EXIT.fine;
}

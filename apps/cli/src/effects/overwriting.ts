import type { Host } from '../host.ts';
import { Refused } from './files.ts';

/** A file that a command reads or writes, and what it has there. */
export interface NamedFile {
  readonly path: string;
  /** As in "the templates". */
  readonly what: string;
  /** Where the path was written down, as a line and column of a rules file. */
  readonly said?: string;
}

/**
 * R-W14: nothing is written over what the same command reads, and no two things into one file. Links are
 * followed, so that it does not matter how a path is spelled.
 */
export async function refuseOverwriting(
  host: Host,
  outputs: readonly NamedFile[],
  inputs: readonly NamedFile[],
): Promise<void> {
  const known = new Map<string, NamedFile>();
  for (const input of inputs) known.set(await host.files.place(input.path), input);
  for (const output of outputs) {
    const place = await host.files.place(output.path);
    const other = known.get(place);
    if (other) throw new Refused(refusal(output, other, inputs.includes(other)));
    known.set(place, output);
  }
}

function refusal({ path, what, said }: NamedFile, other: NamedFile, isInput: boolean): string {
  const why = isInput
    ? `This file has ${other.what}, and ${what} would be written over it`
    : `Both ${other.what} and ${what} would be written here`;
  return `${said === undefined ? path : `${said}: ${path}`}: ${why}; name another file.`;
}

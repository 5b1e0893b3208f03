import { dirname } from 'node:path';
import {
  decodeText,
  fileProblem,
  isText,
  type Problem,
  problemLine,
  verdictLine,
} from '@cardscape/kernel';
import { linesIn } from '@cardscape/studio/workshop';
import type { Host, Output } from '../host.ts';
import { readText, systemProblem } from '../read-text.ts';
import { DEFAULTS } from './defaults.ts';

/** Lists of effects grow long. */
const MOST_BYTES = 400_000_000;

/** Ends a command: what is wrong has been put into words. */
export class Refused extends Error {}

/** Ends a command with a problem that has a place. */
export function refuse(problem: Problem): never {
  throw new Refused(problemLine(problem));
}

/** The text of a file, in any of the encodings that editors write. */
export async function textOf(host: Host, path: string): Promise<string> {
  const file = await readText(host, path, decodeText, MOST_BYTES);
  if ('problem' in file) return refuse(file.problem);
  if (isText(file.text)) return file.text;
  const message = 'This is no text.';
  return refuse(fileProblem(path, { found: 'bytes', expected: ['a text'], message }));
}

/** The same; nothing if there is no such file. */
export async function textIfThere(host: Host, path: string): Promise<string | undefined> {
  return (await isThere(host, path)) ? textOf(host, path) : undefined;
}

/** Does a path lead to anything? */
export async function isThere(host: Host, path: string): Promise<boolean> {
  return host.files.look(path).then(
    () => true,
    (error: unknown) => systemProblem(path, error, 'read').found !== 'nothing',
  );
}

/** The lines of a file that say something, of which there must be some. */
export async function linesOf(host: Host, path: string, what: string): Promise<string[]> {
  const lines = linesIn(await textOf(host, path));
  if (lines.length > 0) return lines;
  const message = `There is no ${what} in this file.`;
  const expected = [`a ${what} in each line`];
  return refuse(fileProblem(path, { found: 'nothing', expected, message }));
}

/** Writes files; all of them, or none. The folders in which things lie unless an option says otherwise are made. */
export async function write(host: Host, ...outputs: readonly Output[]): Promise<void> {
  const usual: readonly string[] = Object.values(DEFAULTS);
  try {
    for (const { path } of outputs)
      if (usual.includes(path)) await host.files.makeFolder(dirname(path));
    await host.files.write(...outputs);
  } catch (error) {
    const index = error instanceof Error && 'output' in error ? Number(error.output) : 0;
    const path = outputs[index]?.path ?? '';
    const problem = systemProblem(path, error, 'written');
    const message = `There is no folder ${dirname(path)} for it.`;
    refuse(problem.found === 'nothing' ? { ...problem, message } : problem);
  }
}

/** Tells of something odd that stops nothing. */
export function warn(host: Host, file: string, message: string, place?: { line: number }): void {
  const problem = fileProblem(file, { found: 'something odd', expected: [], message });
  const { part: _, ...placed } = { ...problem, severity: 'warning' as const, ...place };
  host.complain(verdictLine(place ? placed : { ...placed, part: 'file' }));
}

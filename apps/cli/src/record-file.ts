import type { MatchRecord } from '@cardscape/kernel';
import type { Host } from './host.ts';
import { fileProblem, type Problem } from './problem.ts';
import { readText, systemProblem } from './read-text.ts';

/** A record read from a file, or what is wrong with the file. */
export type RecordFile = { readonly record: MatchRecord } | { readonly problem: Problem };

/** Reads the record of a match. Whether it plays as written is for the replay to say. */
export async function readRecord(host: Host, name: string): Promise<RecordFile> {
  const file = await readText(host, name);
  if ('problem' in file) return file;
  let data: unknown;
  try {
    data = JSON.parse(file.text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    return refused(name, 'a file that is no JSON', `This is not JSON: ${reason}.`);
  }
  const missing = missingPart(data);
  return missing === undefined
    ? { record: data as MatchRecord }
    : refused(
        name,
        `no ${missing}`,
        `This is not the record of a match: "${missing}" is missing or wrong.`,
      );
}

/** Writes a record; a file that is there and is no record is left alone. */
export async function writeRecord(
  host: Host,
  name: string,
  record: MatchRecord,
): Promise<Problem | undefined> {
  const earlier = await readRecord(host, name);
  if ('problem' in earlier && earlier.problem.found !== 'nothing') return earlier.problem;
  try {
    await host.files.write(name, `${JSON.stringify(record, null, 2)}\n`);
    return undefined;
  } catch (error) {
    return systemProblem(name, error, 'written');
  }
}

function refused(name: string, found: string, message: string): RecordFile {
  return { problem: fileProblem(name, { found, expected: ['the record of a match'], message }) };
}

/** The first part of a record that is not there or not of its kind. */
function missingPart(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return 'format';
  const { format, game, version, options, seed, start, steps, takebacks } = data as Record<
    string,
    unknown
  >;
  const parts: Record<string, boolean> = {
    format: format === 1,
    game: typeof game === 'string',
    version: typeof version === 'number',
    options: typeof options === 'object' && options !== null,
    seed: typeof seed === 'string',
    start: typeof start === 'string',
    steps: Array.isArray(steps) && steps.every(isStep),
    takebacks: Array.isArray(takebacks) && takebacks.every(isTakeback),
  };
  return Object.keys(parts).find((part) => !parts[part]);
}

function isStep(step: unknown): boolean {
  if (typeof step !== 'object' || step === null) return false;
  return 'choice' in step && 'hash' in step && typeof step.hash === 'string';
}

function isTakeback(takeback: unknown): boolean {
  if (typeof takeback !== 'object' || takeback === null) return false;
  return 'step' in takeback && typeof takeback.step === 'number';
}

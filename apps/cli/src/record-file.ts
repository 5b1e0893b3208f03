import { fileProblem, type MatchRecord, type Problem, readRecord } from '@cardscape/kernel';
import type { Host } from './host.ts';
import { readText, systemProblem } from './read-text.ts';

/** A record read from a file, or what is wrong with the file. */
export type RecordFile = { readonly record: MatchRecord } | { readonly problem: Problem };

/** Reads the record of a match. Whether it plays as written is for the replay to say. */
export async function readRecordFile(host: Host, name: string): Promise<RecordFile> {
  const file = await readText(host, name);
  if ('problem' in file) return file;
  let data: unknown;
  try {
    data = JSON.parse(file.text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    return refused(name, 'a file that is no JSON', `This is not JSON: ${reason}.`);
  }
  const read = readRecord(data);
  return 'record' in read ? read : refused(name, 'another kind of file', read.problem);
}

/** Writes a record; a file that is there and is no record is left alone. */
export async function writeRecord(
  host: Host,
  name: string,
  record: MatchRecord,
): Promise<Problem | undefined> {
  const earlier = await readRecordFile(host, name);
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

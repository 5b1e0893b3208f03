import { readRecordText } from '@cardscape/games';
import { fileProblem, type MatchRecord, type Problem, recordText } from '@cardscape/kernel';
import type { Host } from './host.ts';
import { readText, systemProblem } from './read-text.ts';

/** A record read from a file, or what is wrong with the file. */
export type RecordFile = { readonly record: MatchRecord } | { readonly problem: Problem };

/** Reads the record of a match. Whether it plays as written is for the replay to say. */
export async function readRecordFile(host: Host, name: string): Promise<RecordFile> {
  const file = await readText(host, name);
  if ('problem' in file) return file;
  return readRecordText(file.text, name);
}

/** Writes a record; a file that is there and is no record, or more than one, is left alone. */
export async function writeRecord(
  host: Host,
  name: string,
  record: MatchRecord,
): Promise<Problem | undefined> {
  const earlier = await readText(host, name);
  const problem = 'problem' in earlier ? earlier.problem : otherThanRecord(name, earlier.text);
  if (problem && problem.found !== 'nothing') return problem;
  try {
    await host.files.write({ path: name, content: recordText(record) });
    return undefined;
  } catch (error) {
    return systemProblem(name, error, 'written');
  }
}

function otherThanRecord(name: string, text: string): Problem | undefined {
  const read = readRecordText(text, name);
  if ('problem' in read) return read.problem;
  // A report carries a record beside the words of whoever wrote it.
  if (!('record' in JSON.parse(text))) return undefined;
  const message = 'This is a report, with words beside its record.';
  return fileProblem(name, { found: 'a report', expected: ['the record of a match'], message });
}

import { fileProblem, type MatchRecord, type Problem, readRecord } from '@cardscape/kernel';
import { jsonFault } from '@cardscape/kernel/json';
import type { GameEntry } from './games.ts';
import { type LinkLetters, readLink } from './read-link.ts';

/** A record read from outside, with the position to open it at, or what is wrong. */
export type ReadSource =
  | { readonly record: MatchRecord; readonly at?: number }
  | { readonly problem: string };

/** The part of an address behind `#` that opens a record at a position. */
export function addressHash({ key, letters }: LinkLetters, at: number): string {
  return `${key}=${letters}${at > 0 ? `&s=${at}` : ''}`;
}

/** Reads the part of an address behind `#`; nothing if it holds no record. */
export function readHash(
  hash: string,
  list?: readonly GameEntry[],
): Promise<ReadSource> | undefined {
  const parts = new Map(hash.split('&').map((part) => part.split('=', 2) as [string, string]));
  const key = parts.has('m') ? 'm' : 'r';
  const letters = parts.get(key);
  if (letters === undefined) return undefined;
  const at = Number.parseInt(parts.get('s') ?? '', 10);
  return readLink({ key, letters }, list).then((read) =>
    at > 0 && 'record' in read ? { ...read, at: Math.min(at, read.record.steps.length) } : read,
  );
}

/** Reads what someone pasted or opened: a link, or the text of a record file. */
export async function readSource(text: string, list?: readonly GameEntry[]): Promise<ReadSource> {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'There is nothing here. Paste a replay link or a record.' };
  if (trimmed.startsWith('{')) {
    const read = readRecordText(text, 'record');
    return 'record' in read ? read : { problem: inWords(read.problem) };
  }
  const hash = trimmed.slice(trimmed.indexOf('#') + 1);
  return (
    (await readHash(hash, list)) ?? {
      problem:
        'This is neither a replay link nor a record. A link has "#m=" in it; a record begins with "{".',
    }
  );
}

/** The record of a file, or what is wrong with the file. */
type RecordInFile = { readonly record: MatchRecord } | { readonly problem: Problem };

/** Reads the text of a record file, or of a report that carries a record. */
export function readRecordText(text: string, file: string): RecordInFile {
  let data: unknown;
  try {
    // Records can be long: the reader that knows the places is only asked where something is wrong.
    data = JSON.parse(text.trim());
  } catch {
    return { problem: jsonFault(text, file) ?? noRecord(file, 'This is not JSON.') };
  }
  // A report carries the record beside the words of whoever wrote it; a save, beside who sits where.
  const isCarried = typeof data === 'object' && data !== null && 'record' in data;
  const read = readRecord(isCarried ? (data as { record: unknown }).record : data);
  return 'record' in read ? read : { problem: noRecord(file, read.problem) };
}

function noRecord(file: string, message: string): Problem {
  const found = 'another kind of file';
  return fileProblem(file, { found, expected: ['the record of a match'], message });
}

/** What is wrong with a text that has no name. */
function inWords({ part, line, column, message }: Problem): string {
  return part === 'file' ? message : `Line ${line}, column ${column}: ${message}`;
}

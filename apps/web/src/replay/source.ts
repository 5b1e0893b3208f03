import { type MatchRecord, type ReadRecord, readRecord } from '@cardscape/kernel';
import { packRecord, unpackRecord } from './link.ts';

/** A record read from outside, with the position to open it at, or what is wrong. */
export type ReadSource =
  | { readonly record: MatchRecord; readonly at?: number | undefined }
  | { readonly problem: string };

/** The part of an address behind `#` that opens this record at this position. */
export function addressHash(record: MatchRecord, at: number): string {
  return `r=${packRecord(record)}${at > 0 ? `&s=${at}` : ''}`;
}

/** Reads the part of an address behind `#`; nothing if it holds no record. */
export function readHash(hash: string): ReadSource | undefined {
  const parts = new URLSearchParams(hash);
  const letters = parts.get('r');
  if (letters === null) return undefined;
  const at = Number.parseInt(parts.get('s') ?? '', 10);
  return at > 0 ? { ...unpackRecord(letters), at } : unpackRecord(letters);
}

/** Reads what someone pasted or opened: a link, or the text of a record file. */
export function readSource(text: string): ReadSource {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'There is nothing here. Paste a replay link or a record.' };
  if (trimmed.startsWith('{')) return readFileText(trimmed);
  const hash = trimmed.slice(trimmed.indexOf('#') + 1);
  return (
    readHash(hash) ?? {
      problem:
        'This is neither a replay link nor a record. A link has "#r=" in it; a record begins with "{".',
    }
  );
}

function readFileText(text: string): ReadRecord {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read';
    return { problem: `This is not valid JSON: ${reason}.` };
  }
  // A report carries the record beside the words of whoever wrote it.
  if (typeof data === 'object' && data !== null && 'record' in data) return readRecord(data.record);
  return readRecord(data);
}

/** A name for a record file that says who played, and tells one match from the next. */
export function fileName(record: MatchRecord, sides: readonly [string, string]): string {
  const parts = [record.game, ...sides, record.seed].map(plainName);
  return `${parts.filter(Boolean).join('-')}.json`;
}

function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
}

import { readRecordText, readSource, type WatchedMatch, watchRecord } from '@cardscape/games';
import { counted, type MatchRecord, plain, verdictLine, type Watcher } from '@cardscape/kernel';
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { Host } from './host.ts';
import { endLine } from './play/table-talk.ts';
import { readText } from './read-text.ts';

/** Those to whom a match can be told, as they are typed. */
export const VIEWERS = ['0', '1', 'hands'] as const;

/** What `cardscape replay` is told. */
export interface ReplayOptions {
  readonly as?: (typeof VIEWERS)[number];
}

/** `cardscape replay`: plays a record again, checks each position, and tells the story. */
export async function replayCommand(
  host: Host,
  source: string,
  { as = 'hands' }: ReplayOptions,
): Promise<ExitCode> {
  const read = await readMatch(host, source);
  if ('problem' in read) return complain(host, read.problem);
  const watched = await watchRecord(read.record);
  if ('problem' in watched) return complain(host, `${read.from}: ${watched.problem}`);
  const { match } = watched;
  tell(host, match, as === 'hands' ? as : as === '0' ? 0 : 1);
  const { notice, caveat, cannotPlayOn, record } = match;
  if (notice !== undefined && caveat === undefined)
    return complain(host, `${read.from}: ${cannotPlayOn}`);
  host.print(
    caveat === undefined
      ? `The record is right: ${counted(record.steps.length, 'choice')}.`
      : `The record plays as it was recorded, but ${caveat}.`,
  );
  return EXIT.fine;
}

type ReadMatch =
  | { readonly record: MatchRecord; readonly from: string }
  | { readonly problem: string };

/** A link has its letters behind a `#`, or is these letters alone. */
const LINK = /(^|#)[mr]=/;

/** The text of a file that holds nothing but a link. */
const LINK_ALONE = /^\s*(https?:|#?[mr]=)\S*\s*$/;

async function readMatch(host: Host, source: string): Promise<ReadMatch> {
  if (LINK.test(source)) {
    const read = await readSource(source);
    return 'problem' in read ? read : { record: read.record, from: 'The link' };
  }
  const file = await readText(host, source);
  if ('text' in file && LINK_ALONE.test(file.text)) {
    const read = await readSource(file.text);
    return 'problem' in read
      ? { problem: `${source}: ${read.problem}` }
      : { record: read.record, from: source };
  }
  const read = 'text' in file ? readRecordText(file.text, source) : file;
  return 'problem' in read ? { problem: verdictLine(read.problem) } : { ...read, from: source };
}

function tell(host: Host, match: WatchedMatch, viewer: Watcher): void {
  const { notice, end, record, length } = match;
  if (notice !== undefined) host.print(notice);
  for (let step = 0; step < length; step++)
    for (const line of match.lines(step, viewer)) host.print(plain(line));
  const you = viewer === 'hands' ? undefined : viewer;
  host.print(end ? endLine(end, { you, names: record.names }) : 'The match is not over.');
  const { length: takebacks } = record.takebacks;
  if (takebacks > 0) host.print(`Choices were taken back ${counted(takebacks, 'time')}.`);
}

function complain(host: Host, line: string): ExitCode {
  host.complain(line);
  return EXIT.wrong;
}

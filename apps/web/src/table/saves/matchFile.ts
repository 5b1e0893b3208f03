import { games, readRecordText } from '@cardscape/games';
import { type BroughtCards, type MatchRecord, problemLine, randomFrom } from '@cardscape/kernel';
import type { AnyGameTable } from '../gameTable.ts';
import type { MatchOrigin } from '../session/opening.ts';
import { freshSeed } from '../set-up/seed.ts';

/** What a file of a match begins with, or why it cannot be read. */
export type ReadMatch =
  | { readonly from: MatchOrigin | MatchRecord }
  | { readonly problems: readonly string[] };

/** What a file of a match is opened with where it leaves that open. */
export interface FileReading {
  /** The cards that a position is read with. */
  readonly cards?: BroughtCards | undefined;
  /** The options of a match in a position; chance chooses them if left out. */
  readonly options?: unknown;
}

/** Is this what files of matches and positions are called? */
export const isMatchFile = (path: string): boolean => /\.json$/i.test(path);

/** A record of a match, or a position in the readable form. */
export function readMatchFile(
  table: AnyGameTable,
  text: string,
  path: string,
  reading: FileReading = {},
): ReadMatch {
  if (isRecord(text)) return readMatch(table, text, path);
  if (saysNothing(text))
    return { problems: [`${path}: found an empty object; expected a match or a position.`] };
  return readBeginning(table, text, path, reading);
}

function readMatch({ game, title }: AnyGameTable, text: string, path: string): ReadMatch {
  const read = readRecordText(text, path);
  if ('problem' in read) return { problems: [problemLine(read.problem)] };
  const { record } = read;
  if (record.game !== game) {
    const isKnown = games.some(({ name }) => name === record.game);
    const other = isKnown ? `not of ${title}` : 'a game that is not here';
    return { problems: [`This is a match of ${record.game}, ${other}.`] };
  }
  return { from: record };
}

/** The game that a record in a file is of; nothing if there is none in it that can be read. */
export function gameOfRecord(text: string, path: string): string | undefined {
  const read = isRecord(text) ? readRecordText(text, path) : undefined;
  return read && 'record' in read ? read.record.game : undefined;
}

/** A match that begins in a position. */
function readBeginning(
  table: AnyGameTable,
  text: string,
  path: string,
  { cards, options }: FileReading,
): ReadMatch {
  const brought = cards && { cards };
  const opening = table.openWith({ ...brought, position: { path, text } });
  if ('problems' in opening) return { problems: opening.problems.map(problemLine) };
  const { opened } = opening;
  const { position } = opened;
  const seed = (position as { readonly seed?: string }).seed ?? freshSeed();
  if (options !== undefined) return { from: { options, seed, ...brought, position } };
  const arranged = opened.arrange(table.wishesOf?.(position) ?? {}, randomFrom(seed));
  if ('problems' in arranged) return { problems: arranged.problems.map(problemLine) };
  return { from: { options: arranged.options, seed, ...brought, position } };
}

/** Is this an object without anything in it, which some game could take for a bare table? */
function saysNothing(text: string): boolean {
  return /^\s*\{\s*\}\s*$/.test(text);
}

/** A record has steps, whether it stands alone or in a save or a report. */
function isRecord(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && ('steps' in data || 'record' in data);
  } catch {
    return false;
  }
}

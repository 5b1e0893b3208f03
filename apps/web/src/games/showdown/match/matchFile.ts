import { readRecordText } from '@cardscape/games';
import { type BroughtCards, type MatchRecord, problemLine, randomFrom } from '@cardscape/kernel';
import type { ShowdownOptions } from '@cardscape/showdown';
import type { MatchOrigin } from '../../../table/session/opening.ts';
import { freshSeed } from '../../../table/set-up/seed.ts';
import { openShowdown } from '../core.ts';

/** What a match is opened from: its start, or its record so far. */
export type ShowdownOrigin = MatchOrigin<ShowdownOptions> | MatchRecord<ShowdownOptions>;

type ReadMatch = { readonly from: ShowdownOrigin } | { readonly problems: readonly string[] };

/** A record of a match, or a position in the readable form, which is read with these cards. */
export function readMatchFile(
  text: string,
  path: string,
  cards: BroughtCards | undefined,
): ReadMatch {
  return isRecord(text) ? readMatch(text, path) : readBeginning(text, path, cards);
}

function readMatch(text: string, path: string): ReadMatch {
  const read = readRecordText(text, path);
  if ('problem' in read) return { problems: [problemLine(read.problem)] };
  const { record } = read;
  if (record.game !== 'showdown')
    return { problems: [`This is a match of ${record.game}, not of Showdown.`] };
  return { from: record as MatchRecord<ShowdownOptions> };
}

/** A match that begins in a position. */
function readBeginning(text: string, path: string, cards: BroughtCards | undefined): ReadMatch {
  const opening = openShowdown({ ...(cards && { cards }), position: { path, text } });
  if ('problems' in opening) return { problems: opening.problems.map(problemLine) };
  const { opened } = opening;
  const position = opened.position as { readonly seed?: string };
  const seed = position.seed ?? freshSeed();
  const arranged = opened.arrange({}, randomFrom(seed));
  if ('problems' in arranged) return { problems: arranged.problems.map(problemLine) };
  return { from: { options: arranged.options, seed, ...(cards && { cards }), position } };
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

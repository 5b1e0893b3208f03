import {
  Match,
  type MatchRecord,
  type OpenedGame,
  problemLine,
  RecordMismatch,
  sentence,
} from '@cardscape/kernel';
import { type ChangedDesign, changedDesigns, changesInWords } from './changes.ts';
import type { GameEntry } from './games.ts';
import { openGame } from './open-game.ts';
import { openRecord } from './open-record.ts';
import { watchKept } from './watch-kept.ts';
import { watchPlayed } from './watch-played.ts';
import type { WatchedMatch } from './watched-match.ts';

type Watching = { readonly match: WatchedMatch } | { readonly problem: string };

/**
 * Makes a record watchable: it is played again, and every fingerprint compared. Where it no longer plays
 * as it was recorded, it is shown as it was seen, if that was kept, or up to the first difference.
 */
export async function watchRecord(
  record: MatchRecord,
  list?: readonly GameEntry[],
): Promise<Watching> {
  const opening = await openRecord(record, list);
  if ('problems' in opening) return watchUnopened(record, problemLine(opening.problems[0]), list);
  const { opened } = opening;
  const changes = changedDesigns(record, opened);
  try {
    const match = Match.of(opened.game, record);
    return { match: watchPlayed(match, opened, playOnWords(record, changes)) };
  } catch (error) {
    const step = error instanceof RecordMismatch ? error.step : undefined;
    const reason = error instanceof Error ? error.message : String(error);
    return watchDiffering({ record, opened, changes, step, reason });
  }
}

/** A match that plays another way since something has changed. */
interface Differing {
  readonly record: MatchRecord;
  readonly opened: OpenedGame;
  readonly changes: readonly ChangedDesign[];
  /** The first step that differs; nothing if it broke. */
  readonly step: number | undefined;
  readonly reason: string;
}

function watchDiffering(differing: Differing): Watching {
  const { record, opened, changes, step = -1, reason } = differing;
  const since = changes.length > 0 ? `since then ${changesInWords(changes)}` : undefined;
  const cannotPlayOn =
    cannotPlayOnWords(record, changes) ?? 'It no longer plays as it was recorded.';
  if (record.seen?.views === opened.viewVersion) {
    const notice = `This match is shown as it was seen${since ? `: ${since}` : ', since the rules have changed'}.`;
    return { match: watchKept(record, record.seen, opened, { notice, cannotPlayOn }) };
  }
  if (step < 0) return { problem: since ? `${reason} ${sentence(since)}` : reason };
  const match = Match.of(opened.game, record, step);
  // Here steps are counted from 1: step 0 is the first position.
  const notice = `Step ${step + 1} does not play as it was recorded, so the replay ends before it${since ? `: ${since}` : ''}.`;
  return { match: watchPlayed(match, opened, { notice, cannotPlayOn }) };
}

/** A match whose cards cannot be opened any more can still be watched as it was seen. */
async function watchUnopened(
  record: MatchRecord,
  reason: string,
  list: readonly GameEntry[] | undefined,
): Promise<Watching> {
  const { seen, game } = record;
  const bare = await openGame(game, {}, list);
  if (!seen || 'problems' in bare || seen.views !== bare.opened.viewVersion)
    return { problem: reason };
  const cannotPlayOn = `Its cards cannot be opened here: ${reason}`;
  const notice = 'This match is shown as it was seen: its cards cannot be opened here any more.';
  return { match: watchKept(record, seen, undefined, { notice, cannotPlayOn }) };
}

/** Playing on needs the same cards: one that has changed would change the match from here on. */
function playOnWords(
  record: MatchRecord,
  changes: readonly ChangedDesign[],
): Pick<WatchedMatch, 'cannotPlayOn'> {
  const words = cannotPlayOnWords(record, changes);
  return words === undefined ? {} : { cannotPlayOn: words };
}

function cannotPlayOnWords(
  { set }: MatchRecord,
  changes: readonly ChangedDesign[],
): string | undefined {
  if (changes.length === 0) return undefined;
  const needed = set ? ` It needs the set ${set.id} ${set.hash}.` : '';
  return `${sentence(`since this match was played, ${changesInWords(changes)}`)}${needed}`;
}

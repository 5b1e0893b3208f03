import {
  type MatchRecord,
  type OpenedGame,
  problemLines,
  RecordMismatch,
  type SeenMatch,
  sentence,
} from '@cardscape/kernel';
import { replay, rerun } from '@cardscape/kernel/replay';
import { caveatsOf, leftOutOf } from './caveats.ts';
import { changesSince } from './changes.ts';
import type { GameEntry } from './games.ts';
import { openGame } from './open-game.ts';
import { openRecord } from './open-record.ts';
import { cannotBeOpened, cannotPlayOn } from './playing-on.ts';
import { damagedStep } from './seen-damage.ts';
import { watchKept } from './watch-kept.ts';
import { watchPlayed } from './watch-played.ts';
import type { WatchedMatch } from './watched-match.ts';

type Watching = { readonly match: WatchedMatch } | { readonly problem: string };

/**
 * Makes a record watchable: it is played again, and every fingerprint compared. Where a card has changed
 * since, or it no longer plays as it was recorded, it is shown as it was seen, if that was kept; else up
 * to the first difference.
 */
export async function watchRecord(
  record: MatchRecord,
  list?: readonly GameEntry[],
): Promise<Watching> {
  const opening = await openRecord(record, list);
  if ('problems' in opening) return watchUnopened(record, problemLines(opening.problems), list);
  const { opened } = opening;
  const { designs, clause: since } = changesSince(record, opened);
  const hasChanged = designs.length > 0;
  // Also where it plays the same: its cards would be drawn as they are now.
  if (hasChanged && 'seen' in seenOf(record, opened))
    return watchDiffering({ record, opened, since, step: -1, reason: '' });
  try {
    const played = rerun(opened.game, record);
    const said = {
      ...caveatsOf(opened, hasChanged ? since : undefined),
      ...(hasChanged && { cannotPlayOn: cannotPlayOn(record, opened, since) }),
    };
    return { match: watchPlayed(played, opened, said, record.seen) };
  } catch (error) {
    return watchDiffering({ record, opened, since, ...differenceIn(error, record, opened) });
  }
}

/** Where a match stops playing as it was recorded, and why. */
function differenceIn(
  error: unknown,
  record: MatchRecord,
  { game }: OpenedGame,
): Pick<Differing, 'step' | 'reason'> {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof RecordMismatch) return { step: error.step, reason };
  const step = failingStep(game, record);
  return { step, reason: step < 0 ? reason : `The rules fail at step ${step + 1}: ${reason}` };
}

/** The step at which the rules fail; the last one if they do so when all are played. */
function failingStep(game: OpenedGame['game'], record: MatchRecord): number {
  let step = -1;
  try {
    for (const _played of replay(game, record)) step++;
  } catch {
    return step;
  }
  return record.steps.length - 1;
}

/** A match that plays another way since something has changed. */
interface Differing {
  readonly record: MatchRecord;
  readonly opened: OpenedGame;
  /** What has changed, as a clause. */
  readonly since: string | undefined;
  /** The first step that is known to differ; -1 is the first position. */
  readonly step: number;
  readonly reason: string;
}

function watchDiffering({ record, opened, since, step, reason }: Differing): Watching {
  const kept = seenOf(record, opened);
  const said = { cannotPlayOn: cannotPlayOn(record, opened, since, reason) };
  const leftOut = leftOutOf(opened);
  if ('seen' in kept) {
    const why = since ? `since then ${since}` : 'it no longer plays as it was recorded';
    const notice = [`This match is shown as it was seen: ${why}.`, ...leftOut].join(' ');
    return { match: watchKept(record, kept.seen, opened, { ...said, notice }) };
  }
  const also = [...kept.damage, ...leftOut];
  if (step < 0) {
    const why = since ? [sentence(`since then ${since}`)] : [];
    return { problem: [reason, ...why, ...also].join(' ') };
  }
  const end = lastChecked(record, step);
  const played = rerun(opened.game, record, end);
  const where =
    end === step
      ? `Step ${step + 1} does not play as it was recorded, so the replay ends before it`
      : `Something after step ${end} does not play as it was recorded, so the replay ends there`;
  const notice = [`${where}${since ? `: since then ${since}` : ''}.`, ...also].join(' ');
  return { match: watchPlayed(played, opened, { ...said, notice }) };
}

/**
 * How many choices before a step that differs are surely as they were: not all steps of a link have a
 * fingerprint. Where a record has none at all, there is nothing to be surer of.
 */
function lastChecked({ start, steps }: MatchRecord, step: number): number {
  const checked = steps.slice(0, step).findLastIndex(({ hash }) => hash !== '');
  return checked < 0 && start === '' ? step : checked + 1;
}

/** What was seen of a match, if it can be shown; else what is to be said of its damage, if anything. */
type Kept = { readonly seen: SeenMatch } | { readonly damage: readonly string[] };

/** What was seen of a match, if it was kept for every step, whole and in a form that can be shown. */
function seenOf(
  { seen, steps }: MatchRecord,
  { viewVersion, oldestView = viewVersion }: Pick<OpenedGame, 'viewVersion' | 'oldestView'>,
): Kept {
  const none = { damage: [] };
  if (!seen || seen.views < oldestView || seen.views > viewVersion) return none;
  if (seen.steps.length !== steps.length + 1) return none;
  const damaged = damagedStep(seen);
  return damaged === undefined
    ? { seen }
    : { damage: [`What was kept of step ${damaged} is damaged.`] };
}

/** A match whose cards cannot be opened any more can still be watched as it was seen. */
async function watchUnopened(
  record: MatchRecord,
  reason: string,
  list: readonly GameEntry[] | undefined,
): Promise<Watching> {
  const bare = await openGame(record.game, {}, list);
  if (!('opened' in bare)) return { problem: reason };
  const kept = seenOf(record, bare.opened);
  if ('damage' in kept) return { problem: [reason, ...kept.damage].join(' ') };
  const cannot = cannotBeOpened(record, reason);
  const notice = 'This match is shown as it was seen: its cards cannot be opened here any more.';
  return { match: watchKept(record, kept.seen, undefined, { notice, cannotPlayOn: cannot }) };
}

import { type WatchedMatch, watchRecord } from '@cardscape/games';
import { eitherOf, type MatchRecord } from '@cardscape/kernel';
import { kitFor, watchable } from '../kit/kitFor.ts';
import type { ReplayGames, ReplayKit } from '../kit/replayKit.ts';

/** A match ready to be watched. */
export interface Replay {
  readonly kit: ReplayKit;
  readonly match: WatchedMatch;
  /** The record as far as it can be shown, with the notes of whoever watches. */
  readonly record: MatchRecord;
}

/** Opens a record: plays all of it, or shows it as it was seen. */
export async function loadReplay(
  record: MatchRecord,
  games: ReplayGames,
): Promise<{ readonly replay: Replay } | { readonly problem: string }> {
  const kit = await kitFor(record.game, games);
  if (!kit)
    return {
      problem: `This is a record of "${record.game}". This site can show ${eitherOf(watchable)}.`,
    };
  const watched = await watchRecord(record);
  if ('problem' in watched) return watched;
  const { match } = watched;
  return { replay: { kit, match, record: match.record } };
}

/** The record of the first choices alone. */
export function upTo(record: MatchRecord, count: number): MatchRecord {
  const { notes, seen: _, ...rest } = record;
  const kept = notes?.filter(({ step }) => step <= count) ?? [];
  return {
    ...rest,
    steps: record.steps.slice(0, count),
    takebacks: record.takebacks.filter(({ step }) => step <= count),
    ...(kept.length === 0 ? {} : { notes: kept }),
  };
}

import { games as known, type WatchedMatch, watchRecord } from '@cardscape/games';
import { eitherOf, type MatchRecord } from '@cardscape/kernel';
import type { AnyGameTable } from '../../table/gameTable.ts';
import type { ReplayGames } from '../replayGames.ts';

/** A match ready to be watched. */
export interface Replay {
  readonly table: AnyGameTable;
  readonly match: WatchedMatch;
  /** The record as far as it can be shown, with the notes of whoever watches. */
  readonly record: MatchRecord;
}

/** Opens a record: plays all of it, or shows it as it was seen. */
export async function loadReplay(
  record: MatchRecord,
  games: ReplayGames,
): Promise<{ readonly replay: Replay } | { readonly problem: string }> {
  const table = await games.tableOf(record.game);
  if (!table) {
    const names = eitherOf(known.map(({ name }) => name));
    return { problem: `This is a record of "${record.game}". This site can show ${names}.` };
  }
  const watched = await watchRecord(record);
  if ('problem' in watched) return watched;
  const { match } = watched;
  return { replay: { table, match, record: match.record } };
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

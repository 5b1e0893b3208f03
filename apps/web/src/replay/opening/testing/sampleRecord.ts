import { openGame } from '@cardscape/games';
import type { MatchRecord } from '@cardscape/kernel';
import { replayGames } from '../../../app/replayGames.ts';
import { botMatch } from '../botMatch.ts';

let played: Promise<MatchRecord> | undefined;

/** The sample match; played once for all tests of a file. */
export function sampleRecord(): Promise<MatchRecord> {
  played ??= play();
  return played;
}

async function play(): Promise<MatchRecord> {
  const [table, opening] = await Promise.all([replayGames.tableOf('kolyma'), openGame('kolyma')]);
  if (!table?.sample || 'problems' in opening) throw new Error('Kolyma cannot be opened.');
  return botMatch(opening.opened, table.sample);
}

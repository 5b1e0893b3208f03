import { games } from '@cardscape/games';
import type { AnyGameTable } from '../gameTable.ts';
import { type FileReading, gameOfRecord, type ReadMatch, readMatchFile } from './matchFile.ts';
import type { TableOf } from './otherTables.ts';

/** What a file of a match is, and the table of its game where that is another one. */
type ReadForTable = ReadMatch & { readonly table: AnyGameTable };

/**
 * Reads a file for the table of a page; one of another game is read for the table of that game. What is wrong with a
 * position that no game can read is said by the game of the page.
 */
export async function readAnyMatchFile(
  table: AnyGameTable,
  tableOf: TableOf,
  text: string,
  path: string,
  reading: FileReading = {},
): Promise<ReadForTable> {
  const game = gameOfRecord(text, path);
  const own = game === undefined ? table : ((await tableOf(game)) ?? table);
  const read = readMatchFile(own, text, path, own === table ? reading : {});
  if ('from' in read || game !== undefined) return { ...read, table: own };
  for (const { name } of games) {
    const other = name === table.game ? undefined : await tableOf(name);
    const found = other && readMatchFile(other, text, path);
    if (found && 'from' in found) return { ...found, table: other };
  }
  return { ...read, table };
}

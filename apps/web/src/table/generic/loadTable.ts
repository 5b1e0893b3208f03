import { type GameEntry, loadEntry } from '@cardscape/games';
import type { AnyGameTable } from '../gameTable.ts';
import { genericTable } from './genericTable.tsx';

const made = new Map<string, AnyGameTable>();

/** The table of a game that has none of its own; there is one of each game. */
export async function loadTable(entry: GameEntry): Promise<AnyGameTable> {
  const known = made.get(entry.name);
  if (known) return known;
  const table = genericTable(entry, await loadEntry(entry));
  made.set(entry.name, table);
  return table;
}

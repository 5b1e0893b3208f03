import { games as registered } from '@cardscape/games';
import type { AnyGameTable } from '../table/gameTable.ts';

/** The games that have a table of their own, each loaded when it is asked for. */
const tables: Readonly<Record<string, () => Promise<AnyGameTable>>> = {
  kolyma: () => import('../games/kolyma/table.tsx').then(({ kolymaTable }) => kolymaTable),
  ttcg: () => import('../games/ttcg/table.tsx').then(({ ttcgTable }) => ttcgTable),
  showdown: () => import('../games/showdown/table.tsx').then(({ showdownTable }) => showdownTable),
};

/** The table of a game, ready to be played on; that of any game where it has none of its own. */
export function tableOf(game: string): Promise<AnyGameTable> | undefined {
  const load = Object.hasOwn(tables, game) ? tables[game] : undefined;
  if (load) return ready(load);
  const entry = registered.find(({ name }) => name === game);
  return entry && import('../table/generic/loadTable.ts').then(({ loadTable }) => loadTable(entry));
}

async function ready(load: () => Promise<AnyGameTable>): Promise<AnyGameTable> {
  const table = await load();
  await table.ready?.();
  return table;
}

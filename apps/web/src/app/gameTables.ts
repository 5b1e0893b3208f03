import type { AnyGameTable } from '../table/gameTable.ts';

/** The games that are played here, each loaded when it is asked for. */
const tables: Readonly<Record<string, () => Promise<AnyGameTable>>> = {
  kolyma: () => import('../games/kolyma/table.tsx').then(({ kolymaTable }) => kolymaTable),
  ttcg: () => import('../games/ttcg/table.tsx').then(({ ttcgTable }) => ttcgTable),
  showdown: () => import('../games/showdown/table.tsx').then(({ showdownTable }) => showdownTable),
};

/** The table of a game, ready to be played on; nothing if the game has none. */
export function tableOf(game: string): Promise<AnyGameTable> | undefined {
  return Object.hasOwn(tables, game) ? ready(tables[game]) : undefined;
}

async function ready(load: (() => Promise<AnyGameTable>) | undefined): Promise<AnyGameTable> {
  const table = await load?.();
  if (!table) throw new Error('There is no such game.');
  await table.ready?.();
  return table;
}

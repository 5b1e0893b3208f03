import { createContext } from 'react';
import type { AnyGameTable } from '../gameTable.ts';

/** The table of a game by its name, once it is loaded; nothing if there is no such game. */
export type TableOf = (game: string) => Promise<AnyGameTable> | undefined;

/** How a page reaches the tables of other games than its own. */
export const TablesContext = createContext<TableOf>(() => undefined);

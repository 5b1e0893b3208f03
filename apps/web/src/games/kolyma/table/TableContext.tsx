import { createContext, useContext } from 'react';
import type { Turn } from '../match/useTurn.ts';
import type { CardPrints } from '../prints.ts';

/** What every part of one table shares. */
export interface TableShare {
  readonly prints: CardPrints;
  readonly turn: Turn;
  /** The cards that the last events spoke of. */
  readonly marked: ReadonlySet<number>;
  /** The cards that the last events turned over. */
  readonly turned: ReadonlySet<number>;
}

const TableContext = createContext<TableShare | undefined>(undefined);

/** Gives the parts of a table what they share. */
export const TableProvider = TableContext.Provider;

/** What the parts of this table share. */
export function useTable(): TableShare {
  const share = useContext(TableContext);
  if (!share) throw new Error('This part belongs inside a KolymaTable.');
  return share;
}

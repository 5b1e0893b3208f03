import type { CardPrint } from '@cardscape/kernel';
import { createContext, useContext } from 'react';
import type { GenericTurn } from './useGenericTurn.ts';

/** What everything on the table needs. */
interface Share {
  readonly turn: GenericTurn;
  print(design: string): CardPrint | undefined;
  /** Where an option stands among those chosen, from 1, in a question whose order matters. */
  orderOf(anchor: string): number | undefined;
}

const TableContext = createContext<Share | undefined>(undefined);

export const TableProvider = TableContext.Provider;

/** What everything on the table needs. */
export function useTable(): Share {
  const share = useContext(TableContext);
  if (!share) throw new Error('There is no table here.');
  return share;
}

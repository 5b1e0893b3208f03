import type { CardPrint } from '@cardscape/kernel';
import { tableShare } from '../board/tableShare.ts';
import type { GenericTurn } from './useGenericTurn.ts';

/** What everything on the table needs. */
interface Share {
  readonly turn: GenericTurn;
  print(design: string): CardPrint | undefined;
  /** Where an option stands among those chosen, from 1, in a question whose order matters. */
  orderOf(anchor: string): number | undefined;
}

export const [TableProvider, useTable] = tableShare<Share>();

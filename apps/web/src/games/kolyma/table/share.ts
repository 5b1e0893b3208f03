import { tableShare } from '../../../table/board/tableShare.ts';
import type { CardPrints } from '../prints.ts';
import type { Turn } from './useTurn.ts';

/** What every part of one table shares. */
interface TableShare {
  readonly prints: CardPrints;
  readonly turn: Turn;
  /** The cards that the last events turned over. */
  readonly turned: ReadonlySet<number>;
}

export const [TableProvider, useTable] = tableShare<TableShare>();

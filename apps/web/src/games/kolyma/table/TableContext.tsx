import { createContext, useContext } from 'react';
import { dropAnchor } from '../../../table/anchors.ts';
import { useDragged, useDropPlace } from '../../../table/dragging/Dragging.tsx';
import type { CardPrints } from '../prints.ts';
import type { DropPlace } from './acts.ts';
import type { Turn } from './useTurn.ts';

/** What every part of one table shares. */
interface TableShare {
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

/** A place to let cards go, and whether it takes the card that is being dragged. */
export function useTakes(at: DropPlace) {
  const { turn } = useTable();
  const dragged = useDragged();
  const takes = dragged !== undefined && turn.takes(dragged, dropAnchor(at));
  return { ...useDropPlace(dropAnchor(at)), takes };
}

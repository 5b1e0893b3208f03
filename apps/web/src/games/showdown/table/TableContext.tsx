import type { CardId, CardPrint, Seat } from '@cardscape/kernel';
import type { AttackPreview, ShowdownView } from '@cardscape/showdown';
import { createContext, useContext } from 'react';
import { useDropPlace } from '../../../table/dragging/Dragging.tsx';
import type { SeatProfiles } from '../profiles/useSeatProfiles.ts';
import type { Looking } from './useLooked.ts';
import type { Turn } from './useTurn.ts';

/** What every part of one table shares. */
export interface TableShare extends Looking {
  readonly view: ShowdownView;
  /** A card as it is printed. */
  print(design: string): CardPrint | undefined;
  readonly near: Seat;
  readonly names: readonly [string, string];
  /** The profiles that are played for. */
  readonly profiles: SeatProfiles;
  readonly turn: Turn;
  /** The cards that the last events spoke of. */
  readonly marked: ReadonlySet<CardId>;
  /** Damage and healing that cards have just had. */
  readonly blows: ReadonlyMap<CardId, number>;
  /** What the attack that is thought of would do to a card; nothing while none is. */
  preview(target: CardId): AttackPreview | undefined;
  /** Whether a pointed card opens over the page, because there is no room for it beside the table. */
  readonly opens: boolean;
}

const TableContext = createContext<TableShare | undefined>(undefined);

/** Gives the parts of a table what they share. */
export const TableProvider = TableContext.Provider;

/** What the parts of this table share. */
export function useTable(): TableShare {
  const share = useContext(TableContext);
  if (!share) throw new Error('This part belongs inside a ShowdownTable.');
  return share;
}

/** A place where cards can be let go, marked while the one in the air can go there. */
export function useGoal(anchor: string) {
  return useDropPlace(anchor, useTable().turn.goals.has(anchor)).place;
}

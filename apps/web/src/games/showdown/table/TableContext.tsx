import type { CardId, CardPrint, Seat } from '@cardscape/kernel';
import type { AttackPreview, ShowdownView } from '@cardscape/showdown';
import { tableShare } from '../../../table/board/tableShare.ts';
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
  /** What the attack that is thought of would do to a card; nothing while none is. */
  preview(target: CardId): AttackPreview | undefined;
  /** Whether a pointed card opens over the page, because there is no room for it beside the table. */
  readonly opens: boolean;
}

export const [TableProvider, useTable] = tableShare<TableShare>();

/** A place where cards can be let go, marked while the one in the air can go there. */
export function useGoal(anchor: string) {
  return useDropPlace(anchor, useTable().turn.goals.has(anchor)).place;
}

import type { GameEvent, Seat, SeenCard } from '@cardscape/kernel';

/** What happens at the table; a drawn or peeked lantern is told to its player alone. */
export type LanternEvent = GameEvent &
  (
    | {
        readonly type: 'draw' | 'peek' | 'show' | 'keep' | 'bury';
        readonly seat: Seat;
        readonly cards: readonly SeenCard[];
      }
    | { readonly type: 'roll' | 'bid'; readonly seat: Seat; readonly number: number }
    | { readonly type: 'over'; readonly score: readonly [number, number] }
  );

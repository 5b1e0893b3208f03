import type { CardId, Seat } from '@cardscape/kernel';

/** An attack as it is ordered, before it has a target. */
export interface Blow {
  /** Who orders it. */
  readonly seat: Seat;
  /** The card that makes it; nothing for an attack of nobody. */
  readonly attacker: CardId | null;
  readonly damage: number;
  /** What it may hit, and whether its damage can be changed: see `LIMIT`. */
  readonly limit: number;
  /** What kind of card makes it: see `SOURCE`. */
  readonly source: number;
  /** The slot that it must hit, if it must: the opponent's follow the player's own. */
  readonly slot?: number;
  /** Cannot be evaded. */
  readonly sure: boolean;
  readonly preventable: boolean;
  readonly counterable: boolean;
}

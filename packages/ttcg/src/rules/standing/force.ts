import type { CardRef, Seat } from '@cardscape/kernel';
import type { Act } from '../../language/tree/tree.ts';

/** Something in force: an act, who made it, and its amount. */
export interface Force {
  readonly act: Act;
  readonly seat: Seat;
  readonly source: CardRef;
  readonly n: number;
  /** The design of what made it, where that card may have gone where nobody sees it. */
  readonly of: string | undefined;
  /** The effect that made it: the key of its program. */
  readonly via: string;
  readonly sets: 'attack' | 'defense' | 'rank' | undefined;
  /** What was chosen by its name, where it speaks of that. */
  readonly named: string | undefined;
  /** The cards that were spoken of, where it keeps a player from playing them. */
  readonly those: readonly CardRef[] | undefined;
}

/** All that is in force in a position. */
export interface Forces {
  /** By card number. */
  readonly onCard: readonly (readonly Force[] | undefined)[];
  readonly onPlayers: readonly Force[];
  /** What keeps cards off the field, wherever they are. */
  readonly onPlaying: readonly Force[];
  /** Does any of it depend on hands, piles, points or what has happened? */
  readonly looksAside: boolean;
}

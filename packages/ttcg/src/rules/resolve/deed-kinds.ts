import type { CardRef, Seat } from '@cardscape/kernel';
import type { Price } from '../../language/tree/tree.ts';
import type { Cause } from '../chain/cause.ts';

/** Something about to be done, which a card may forbid or do something else instead of. */
export type Deed =
  | { readonly do: 'tap' | 'untap'; readonly card: CardRef; readonly cause: Cause }
  | {
      readonly do: 'destroy';
      readonly card: CardRef;
      /** What it costs its owner, in place of its rank. */
      readonly price?: Price;
      /** With the unit that it is equipped to, because that is (R-T305). */
      readonly withUnit?: boolean;
      readonly cause: Cause;
    }
  | {
      readonly do: 'send';
      readonly card: CardRef;
      readonly to: 'hand' | 'deck' | 'discard';
      readonly seat?: Seat;
      readonly at?: 'top' | 'bottom';
      readonly as?: 'discarded' | 'milled';
      /** Shuffled into a deck with others, once all of them are there. */
      readonly together?: boolean;
      readonly cause: Cause;
    }
  | {
      readonly do: 'draw';
      readonly seat: Seat;
      readonly bottom?: boolean;
      /** Whose deck, if it is not the drawing player's own. */
      readonly deck?: Seat;
      /** The deck is known to be empty: only what takes the place of that draws; for the turn, it costs points. */
      readonly empty?: 'turn' | 'effect';
      readonly cause: Cause;
    }
  | {
      readonly do: 'points';
      readonly seat: Seat;
      readonly by: number;
      /** It is what the destruction of a unit costs. */
      readonly forUnit?: boolean;
      /** What they become is said, rather than how many are gained or lost. */
      readonly exact?: boolean;
      readonly cause: Cause;
    };

import type { CardId, Seat } from '@cardscape/kernel';
import type { Act } from '../../language/tree/tree.ts';
import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';

/** An act about to be done, with all that was chosen for it. */
export interface Doing {
  readonly duel: Duel;
  readonly link: Link;
  readonly act: Act;
  /** The key of the act in the card book. */
  readonly key: string;
  /** Who does it, or whom it concerns. */
  readonly doers: readonly Seat[];
  /** The cards for a slot, as one doer chose them. */
  cards(slot: number, doer?: Seat): readonly CardId[];
}

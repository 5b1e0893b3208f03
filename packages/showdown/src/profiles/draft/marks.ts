import type { Catalogue } from '../catalogue.ts';
import type { Stack } from '../pile.ts';
import type { Profile } from '../profile.ts';
import { type Place, rupeesFor, whyNotSwap } from './swap.ts';

/** A card of a place, and whether it may be swapped into another now. */
export interface Mark extends Stack {
  /** Why it may not (red); nothing if it may (green). */
  readonly why?: string | undefined;
  /** What moving it brings: less than 0 if it is bought, more if it is sold. */
  readonly rupees: number;
}

/** Which cards are asked about. */
export interface MarkQuestion {
  readonly from: Place;
  readonly to: Place;
  /** The card that is chosen at the other side, to be swapped for. */
  readonly against?: string | undefined;
}

/** Marks each card of a place green or red. */
export function marks(
  profile: Profile,
  { from, to, against }: MarkQuestion,
  catalogue: Catalogue,
): Mark[] {
  const other = { place: to, card: against };
  return profile[from].map(({ card, count }) => ({
    card,
    count,
    why: whyNotSwap(profile, [{ place: from, card }, other], catalogue),
    rupees: rupeesFor(profile, { card, from, to }, catalogue),
  }));
}

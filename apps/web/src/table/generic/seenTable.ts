import type { AskedPick, Seat } from '@cardscape/kernel';
import { type Fact, factsOf } from './facts.ts';
import { type Field, fieldsOf } from './fields.ts';
import { itemsOf, type Laid } from './offers.ts';

/** One player's side of a table. */
export interface SeenSide {
  readonly seat: Seat;
  readonly facts: readonly Fact[];
  /** What they hold, in one place or more. */
  readonly hands: readonly Laid[];
  readonly fields: readonly Laid[];
}

/** A table as it is drawn from a view alone. */
export interface SeenTable {
  readonly laid: readonly Laid[];
  readonly sides: readonly [SeenSide, SeenSide];
  /** What is nobody's. */
  readonly shared: readonly Laid[];
}

/** A place whose cards are held, and not laid down. */
const isHand = ({ label, seat }: Field) => seat !== undefined && /^hand\b/i.test(label);

/** The table that a view shows, while this is asked. */
export function seenTable(view: unknown, asked: AskedPick | undefined): SeenTable {
  const laid = fieldsOf(view).map((field) => ({
    field,
    items: itemsOf(field, asked, isHand(field)),
  }));
  const sideOf = (seat: Seat): SeenSide => {
    const theirs = laid.filter(({ field }) => field.seat === seat);
    return {
      seat,
      facts: factsOf(view, seat),
      hands: theirs.filter(({ field }) => isHand(field)),
      fields: theirs.filter(({ field }) => !isHand(field)),
    };
  };
  return {
    laid,
    sides: [sideOf(0), sideOf(1)],
    shared: laid.filter(({ field }) => field.seat === undefined),
  };
}

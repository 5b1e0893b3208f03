import { type CardSlot, slotsOf } from '../../language/tree/slots.ts';
import type { Act, Cards } from '../../language/tree/tree.ts';

/** Some of the cards that an act works on: those of a slot, or what a list in it names one by one. */
export interface ActPart {
  readonly one: CardSlot;
  readonly slot: number;
  readonly part: Cards;
}

const partsByAct = new WeakMap<Act, readonly ActPart[]>();

/** The parts of an act, in the order in which they are chosen. */
export function partsOf(act: Act): readonly ActPart[] {
  const known = partsByAct.get(act);
  if (known) return known;
  const parts = slotsOf(act).flatMap((one, slot) =>
    (one.cards.the === 'list' ? one.cards.of : [one.cards]).map((part) => ({ one, slot, part })),
  );
  partsByAct.set(act, parts);
  return parts;
}

import type { CardId, CardRef } from '@cardscape/kernel';
import type { TtcgState } from '../position/state.ts';

/** What an equip card has in force with its work ends: on one card that it leaves, or on all. */
export function endWork({ lasting }: TtcgState, item: CardId, on?: CardRef | null): void {
  if (on === null) return;
  const left = lasting.flatMap((one) => {
    if (one.until.kind !== 'work' || one.source.card !== item) return [one];
    const cards = on ? one.cards.filter(({ card }) => card !== on.card) : [];
    if (on && cards.length === one.cards.length) return [one];
    return cards.length > 0 ? [{ ...one, cards }] : [];
  });
  lasting.splice(0, lasting.length, ...left);
}

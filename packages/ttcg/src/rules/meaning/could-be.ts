import { type CardId, cardOf, zoneOf } from '@cardscape/kernel';
import type { Duel } from '../position/duel.ts';
import { STAGE, spotOf } from '../position/zones.ts';

/** What a hidden card can be: a face-down card is of its row, and of a rank that fits its place there. */
export function couldBe(
  { book, state }: Duel,
  id: CardId,
): ((design: string) => boolean) | undefined {
  const { zone } = cardOf(state.table, id);
  const link = zone === STAGE ? state.chain.find(({ card }) => card.card === id) : undefined;
  const place = link ? link.at : zone;
  const spot = spotOf(place);
  if (!spot) return undefined;
  const { cards } = zoneOf(state.table, place);
  const below = link ? cards[0] : cards[cards.indexOf(id) + 1];
  const under =
    below === undefined ? undefined : book.sheet(cardOf(state.table, below).design).design;
  return (name) => {
    const { isSpell, design } = book.sheet(name);
    if (isSpell !== (spot.row === 'spell')) return false;
    if (!under) return design.rank === 1;
    return under.type === design.type && under.rank === design.rank - 1;
  };
}

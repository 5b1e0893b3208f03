import type { CardId } from '@cardscape/kernel';
import { cardOf, zoneOf } from '@cardscape/kernel';
import type { Duel } from './duel.ts';
import { STAGE, spotOf } from './zones.ts';

/** Could a hidden card be of this design? A face-down card is of its row, and of a rank that fits there. */
export function fitsHidden({ book, state }: Duel, id: CardId, design: string): boolean {
  const { zone } = cardOf(state.table, id);
  const link = zone === STAGE ? state.chain.find(({ card }) => card.card === id) : undefined;
  const place = link ? link.at : zone;
  const spot = spotOf(place);
  if (!spot) return true;
  const sheet = book.sheet(design);
  if (sheet.isSpell !== (spot.row === 'spell')) return false;
  const { cards } = zoneOf(state.table, place);
  const below = link ? cards[0] : cards[cards.indexOf(id) + 1];
  if (below === undefined) return sheet.design.rank === 1;
  const under = book.sheet(cardOf(state.table, below).design).design;
  return under.type === sheet.design.type && under.rank === sheet.design.rank - 1;
}

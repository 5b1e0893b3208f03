import { type CardId, SEES, type Seat, seatSight, seeCard, showCard } from '@cardscape/kernel';
import type { Revealing } from '../events/events.ts';
import { tellAll } from '../pointcuts/fire.ts';
import { type Duel, sheetOf, tableToChange } from '../position/duel.ts';

/** Shows cards to whoever chooses among them. */
export function showTo(duel: Duel, seat: Seat, cards: readonly CardId[]): void {
  if (duel.preview) return;
  for (const id of cards) showCard(tableToChange(duel), id, seatSight(seat));
}

const REVEALED = {
  itself: 'onReveal',
  own: 'onRevealCard',
  opponent: 'onOpponentRevealCard',
};
const PEEKED = { itself: 'onPeek', own: 'onPeekCard', opponent: 'onOpponentPeekCard' };

/** Shows a card to both players. */
export function reveal(duel: Duel, seat: Seat, id: CardId, why: Revealing): void {
  if (duel.preview) return;
  showCard(tableToChange(duel), id, SEES.all);
  const subject = seeCard(duel.state.table, id, 'table');
  duel.log?.push({ type: 'revealed', seat, subject, ...why });
  tellAll(duel, id, seat, REVEALED);
}

/** Shows a card to one player. */
export function peek(duel: Duel, seat: Seat, id: CardId): void {
  if (duel.preview) return;
  const table = tableToChange(duel);
  showCard(table, id, seatSight(seat));
  duel.log?.push({
    type: 'peeked',
    seat,
    subject: seeCard(table, id, 'table'),
    secrets: [{ to: [seat], shows: { subject: seeCard(table, id, seat) } }],
  });
  tellAll(duel, id, seat, PEEKED);
}

/** The name of a card. */
export function nameOf(duel: Duel, id: CardId): string {
  return sheetOf(duel, id).design.name;
}

import { below, type CardId, type Seat, seeCard, zoneOf } from '@cardscape/kernel';
import { askCard } from '../asking/ask.ts';
import { fireSides, inEvent, inPart, tellAll } from '../pointcuts/fire.ts';
import { type Duel, levelOf, ownerOf, playKindOfSheet, sheetOf } from '../position/duel.ts';
import { graveOf, handOf } from '../position/slots.ts';
import { discard } from '../resolve/destroy.ts';
import { toPile, topOfDeck } from '../resolve/relocate.ts';
import { put, zoneFor } from './piles.ts';
import { peek, reveal } from './sight.ts';

const ABOUT_TO_DRAW = { own: 'onInterceptDrawCard', opponent: 'onOpponentInterceptDrawCard' };
const DRAWN = { itself: 'onDraw', own: 'onDrawCard', opponent: 'onOpponentDrawCard' };
const RECOVERED = {
  itself: 'onRecover',
  own: 'onRecoverCard',
  opponent: 'onOpponentRecoverCard',
};

/** Draws the top card of a player's deck; nothing happens with an empty deck (4.5.7). */
export function drawCard(duel: Duel, seat: Seat): boolean {
  if (duel.preview) return false;
  let drawn = false;
  inEvent(duel, {}, () => {
    fireSides(duel, seat, ABOUT_TO_DRAW.own, ABOUT_TO_DRAW.opponent);
    drawn = takeTop(duel, seat);
  });
  return drawn;
}

function takeTop(duel: Duel, seat: Seat): boolean {
  const [top] = topOfDeck(duel, seat);
  if (top === undefined) return false;
  const { table } = duel.state;
  toPile(duel, top, seat, 'hand');
  duel.state.players[seat].tally.drawn++;
  duel.log?.push({
    type: 'drew',
    seat,
    cards: [seeCard(table, top, 'table')],
    secrets: [{ to: [seat], shows: { cards: [seeCard(table, top, seat)] } }],
  });
  tellAll(duel, top, seat, DRAWN, {}, inPart);
  return true;
}

/** The bit that means the top card, among those of the kinds that may be recovered. */
const TOP = 1 << 4;
const KINDS = ['mob', 'equip', 'action', 'field'] as const;

/** Takes a card out of a graveyard to a hand or deck, and tells the cards that hear of it. */
function recover(duel: Duel, seat: Seat, id: CardId, zone: string): void {
  put(duel, id, zone, 'bottom');
  tellAll(duel, id, seat, RECOVERED);
}

function graveyard({ state }: Duel, seat: Seat): readonly CardId[] {
  return zoneOf(state.table, graveOf(seat)).cards;
}

/** The cards of a hand that can be discarded: not the one that is being played, for which others are paid. */
function discardable({ state, playing }: Duel, seat: Seat): CardId[] {
  return zoneOf(state.table, handOf(seat)).cards.filter((id) => !playing.has(id));
}

/** Is a card of one of the kinds of a mask? None of them means all. */
function isMeant(duel: Duel, id: CardId, kinds: number | undefined): boolean {
  if (kinds === undefined || kinds === TOP) return true;
  const kind = playKindOfSheet(sheetOf(duel, id));
  return KINDS.some((one, number) => one === kind && (kinds & (1 << number)) !== 0);
}

/** Rules of drawing, discarding, looking and recovering. */
export const HAND_RULES = {
  drawCard,
  discardCard: (duel: Duel, seat: Seat) => {
    const id = askCard(duel, seat, 'discard', discardable(duel, seat), false);
    if (id === undefined) return null;
    discard(duel, id, seat);
    return id;
  },
  discardCardRandom: (duel: Duel, seat: Seat) => {
    const hand = discardable(duel, seat);
    if (hand.length === 0 || duel.preview) return;
    const id = hand[below(duel.state.random, hand.length)] as CardId;
    discard(duel, id, seat, true);
  },
  peekNextCard: (duel: Duel, seat: Seat) => {
    const [top] = topOfDeck(duel, seat);
    if (top === undefined) return null;
    peek(duel, seat, top);
    return top;
  },
  revealCard: (duel: Duel, seat: Seat, text: string, id: CardId | null) => {
    const card = id ?? topOfDeck(duel, seat)[0];
    if (card !== undefined) reveal(duel, seat, card, { why: 'effect', words: text });
  },
  recoverCard: (
    duel: Duel,
    seat: Seat,
    pile: number | undefined,
    kinds: number | undefined,
    side: number | undefined,
    level: number,
  ) => {
    const zone = zoneFor(seat, pile) ?? handOf(seat);
    const grave = graveyard(duel, seat);
    const pool = kinds === TOP ? grave.slice(0, 1) : grave;
    const cards = pool.filter((id) => {
      if (!isMeant(duel, id, kinds)) return false;
      const own = levelOf(duel, id);
      if (!Number.isFinite(level)) return true;
      return side === 1 ? own >= level : own <= level;
    });
    const chosen = askCard(duel, seat, 'recover', cards, true);
    if (chosen !== undefined) recover(duel, seat, chosen, zone);
  },
  recoverTopCard: (duel: Duel, seat: Seat, pile: number | undefined) => {
    const [top] = graveyard(duel, seat);
    if (top !== undefined && !duel.preview)
      recover(duel, seat, top, zoneFor(seat, pile) ?? handOf(seat));
  },
  recoverDestroyedCard: (duel: Duel, seat: Seat, id: CardId | null) => {
    if (id === null || duel.preview || !graveyard(duel, ownerOf(duel, id)).includes(id)) return;
    recover(duel, seat, id, handOf(seat));
  },
};

import type { CardDesign } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { MOST_COPIES, MOST_IN_DECK } from '../limits.ts';
import { copiesIn, put, sizeOf, take } from '../pile.ts';
import { priceOf, salePriceOf } from '../prices.ts';
import { type Profile, withFound } from '../profile.ts';

/** Where cards lie while a profile is drafted (2.2.2). */
export const PLACES = ['main', 'side', 'characters', 'shop'] as const;

export type Place = (typeof PLACES)[number];

/** One side of a swap: a place, and the card that leaves it if one does. */
export interface SwapSide {
  readonly place: Place;
  readonly card?: string | undefined;
}

/** A swap of one card for another, or of a single card in either direction. */
export type Swap = readonly [SwapSide, SwapSide];

/** What the places are called. */
export const PLACE_NAMES: Readonly<Record<Place, string>> = {
  main: 'your main deck',
  side: 'your side deck',
  characters: 'your character deck',
  shop: 'the shop',
};

interface Move {
  readonly card: string;
  readonly from: Place;
  readonly to: Place;
}

function movesOf([one, other]: Swap): Move[] {
  const move = ({ card, place: from }: SwapSide, { place: to }: SwapSide) =>
    card === undefined ? [] : [{ card, from, to }];
  return [...move(one, other), ...move(other, one)];
}

/** Why a swap may not be made, in words; nothing if it may. */
export function whyNotSwap(profile: Profile, swap: Swap, catalogue: Catalogue): string | undefined {
  const moves = movesOf(swap);
  if (moves.length === 0) return 'Choose a card.';
  if (swap[0].place === swap[1].place) return 'Choose two different decks.';
  for (const move of moves) {
    const reason = whyNotMove(profile, move, catalogue);
    if (reason) return reason;
  }
  const after = moved(profile, moves, catalogue);
  for (const move of moves) {
    const reason = whyNotArrive(profile, after, move, catalogue);
    if (reason) return reason;
  }
  for (const move of moves) {
    const reason = whyNotLeave(after, move);
    if (reason) return reason;
  }
  return whyNotPay(profile, after, moves, catalogue);
}

/** The profile after a swap that may be made. */
export function swapped(profile: Profile, swap: Swap, catalogue: Catalogue): Profile {
  return withFound(moved(profile, movesOf(swap), catalogue));
}

/** What moving a card brings in rupees: less than 0 if it is bought. */
export function rupeesFor(
  { level }: Profile,
  { card, from, to }: Move,
  catalogue: Catalogue,
): number {
  const design = catalogue.find(card);
  if (!design) return 0;
  if (from === 'shop') return -priceOf(design, level);
  return to === 'shop' ? salePriceOf(design) : 0;
}

/** A card that is sold is gone: the shop does not put it up again. */
function moved(profile: Profile, moves: readonly Move[], catalogue: Catalogue): Profile {
  const { main, side, characters, shop } = profile;
  const piles = { main, side, characters, shop };
  let { rupees } = profile;
  for (const move of moves) {
    const { card, from, to } = move;
    piles[from] = take(piles[from], card);
    if (to !== 'shop') piles[to] = put(piles[to], card);
    rupees += rupeesFor(profile, move, catalogue);
  }
  return { ...profile, ...piles, rupees };
}

/** What a card is keeps it from some places; nobody is kept from the side deck. */
function whyNotMove(
  profile: Profile,
  { card, from, to }: Move,
  catalogue: Catalogue,
): string | undefined {
  if (copiesIn(profile[from], card) === 0) return `There is no ${card} in ${PLACE_NAMES[from]}.`;
  if (to === 'side' && from !== 'shop') return undefined;
  const design = catalogue.find(card);
  if (!design) return `${card} is not among the cards that are loaded.`;
  const isCharacter = design.type === 'char';
  if (to === 'main' && isCharacter) {
    return `${card} is a character; it goes into your character deck.`;
  }
  if (to === 'characters' && !isCharacter) {
    return `${card} is no character; only characters go into your character deck.`;
  }
  return undefined;
}

/** The limits of the main deck: its size, and copies by rarity. */
function whyNotArrive(
  before: Profile,
  after: Profile,
  { card, to }: Move,
  catalogue: Catalogue,
): string | undefined {
  if (to !== 'main') return undefined;
  const { rarity } = catalogue.find(card) as CardDesign;
  const copies = copiesIn(before.main, card);
  if (copiesIn(after.main, card) > Math.max(MOST_COPIES[rarity], copies)) {
    return `Your main deck has ${copies} of ${card}, as many as a ${rarity} card may have there.`;
  }
  if (sizeOf(after.main) > MOST_IN_DECK) {
    return `Your main deck is full: ${MOST_IN_DECK} cards. Choose one of them to swap.`;
  }
  return undefined;
}

/** A profile that is ready to play stays ready: nobody plays without a character. */
function whyNotLeave(after: Profile, { card, from }: Move): string | undefined {
  if (from !== 'characters' || after.characters.length > 0) return undefined;
  return `${card} is your last character. Choose another to swap for it.`;
}

/** What is sold in the same swap helps to pay. */
function whyNotPay(
  profile: Profile,
  after: Profile,
  moves: readonly Move[],
  catalogue: Catalogue,
): string | undefined {
  const bought = moves.find(({ from }) => from === 'shop');
  if (!bought || after.rupees >= 0) return undefined;
  const price = -rupeesFor(profile, bought, catalogue);
  const have = `you have ${profile.rupees}`;
  const sold = after.rupees + price - profile.rupees;
  const get = sold > 0 ? ` and get ${sold}` : '';
  return `${bought.card} costs ${price} rupees; ${have}${get}.`;
}

import type { Slot } from '../tree/places.ts';
import { DEFAULT_PLACE } from '../tree/places.ts';
import type { CardFilter, Cards, Place } from '../tree/tree.ts';

/** Where cards lie, as far as it matters to what can be done with them. */
export type Region = 'field' | 'under' | 'hand' | 'deck' | 'discard';

const REGIONS: Record<Place, Region | undefined> = {
  field: 'field',
  'unit zone': 'field',
  'spell zone': 'field',
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  'discard top': 'discard',
  'deck or discard': 'deck',
  'hand or discard': 'hand',
  'hand or deck': 'hand',
  'hand, deck or discard': 'hand',
  'under this': 'under',
  'under another': 'under',
  'under that': 'under',
  'directly under this': 'under',
  'directly under that': 'under',
  dormant: 'under',
  'below this': 'field',
  'above this': 'field',
  'below that': 'field',
  'above that': 'field',
  'this column': 'field',
  'that column': 'field',
  'across from that': 'field',
  'next to this': 'field',
  'next to that': 'field',
  'bound to this': 'field',
  'bound to that': 'field',
  that: undefined,
};

/** The cards of an action one by one: those of a list apart. */
export const partsOf = (cards: Cards): readonly Exclude<Cards, { the: 'list' }>[] =>
  cards.the === 'list' ? cards.of : [cards];

/** Where an action looks for cards; unknown for cards that the text only points at. */
export function regionsOf(cards: Cards, slot: Slot): Region[] {
  if (cards.the === 'list') return cards.of.flatMap((part) => regionsOf(part, slot));
  if (cards.the === 'this') return cards.from ? ['discard'] : [];
  if (cards.the === 'top' || cards.the === 'bottom') return ['deck'];
  const region = cards.the === 'pick' ? regionOf(cards.card, slot) : undefined;
  return region ? [region] : [];
}

function regionOf(card: CardFilter, slot: Slot): Region | undefined {
  const place = card.place ?? DEFAULT_PLACE[slot];
  return place === 'anywhere' ? undefined : REGIONS[place];
}

/** "cards in a hand". */
export const REGION_NAMES: Record<Region, string> = {
  field: 'cards on the field',
  under: 'cards under another card',
  hand: 'cards in a hand',
  deck: 'cards in a deck',
  discard: 'cards in a discard pile',
};

/** Whether only spells can be meant. */
export const areSpells = (cards: Cards): boolean =>
  partsOf(cards).some((part) => part.the === 'pick' && part.card.noun === 'spell');

/** Whether only units can be meant. */
export const areUnits = (cards: Cards): boolean =>
  partsOf(cards).some((part) => part.the === 'pick' && isUnit(part.card));

const isUnit = (card: CardFilter): boolean =>
  card.noun === 'unit' || card.types !== undefined || card.subtypes !== undefined;

import type { CardFilter, Place } from './tree.ts';

/**
 * Where an action looks for cards when its text does not say. "Discard one card" means one of the
 * hand, "destroy one unit" one on the field. A `place` equal to the default is never in a tree.
 */
export type Slot =
  | 'field'
  | 'discard'
  | 'play'
  | 'rankUpWith'
  | 'reveal'
  | 'search'
  | 'placeUnder'
  | 'anywhere';

export const DEFAULT_PLACE: Record<Slot, Place | 'anywhere'> = {
  /** Destroy, tap, stat, control, equip ...; conditions and for-each too: active cards on the field. */
  field: 'field',
  /** The hand of the one who discards. */
  discard: 'hand',
  play: 'hand',
  rankUpWith: 'hand',
  reveal: 'hand',
  search: 'deck',
  /** The cards that are placed under another: of the hand. */
  placeUnder: 'hand',
  /** Events, tests of a card, what a player may not play: wherever it lies. */
  anywhere: 'anywhere',
};

/** Where cards lie that are not on the field. */
export const PILES: readonly Place[] = [
  'hand',
  'deck',
  'discard',
  'discard top',
  'deck or discard',
  'hand or discard',
  'hand or deck',
  'hand, deck or discard',
];

/** Among the cards last spoken of, or beside or under them. */
const AT_THAT = [
  'that',
  'under that',
  'directly under that',
  'across from that',
  'below that',
  'above that',
  'that column',
  'next to that',
  'bound to that',
] as const;

const THAT_PLACES: ReadonlySet<unknown> = new Set(AT_THAT);

/** The words by which a tree speaks of "it": as cards, by its player, or where it lies or has lain. */
export const IT_WORDS: readonly string[] = [...AT_THAT, 'controller', 'owner', 'inItsPlace'];

/** "them": the cards last spoken of, with no other word. */
export const isThose = ({ noun, place, ...more }: CardFilter): boolean =>
  noun === 'card' && place === 'that' && Object.keys(more).length === 0;

/** Is it among the cards last spoken of, or beside or under them? */
export const isThatPlace = (place: unknown): boolean => THAT_PLACES.has(place);

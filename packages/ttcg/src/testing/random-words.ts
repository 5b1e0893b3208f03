import { PILES } from '../language/tree/places.ts';
import type { CardState, PastDeed, Place, UnitType } from '../language/tree/tree.ts';

/** The types of units. */
export const TYPES: readonly UnitType[] = [
  'earth',
  'water',
  'fire',
  'air',
  'electric',
  'light',
  'nature',
  'dark',
];
/** Some of the subtypes of 3.1, with plurals of every kind. */
export const SUBTYPES = ['dragon', 'beast', 'warrior', 'fairy', 'undead'] as const;
export const STATES: readonly CardState[] = [
  'tapped',
  'untapped',
  'equipped',
  'face-down',
  'face-up',
  'indestructible',
  'attacking',
  'defending',
];
export const PAST_DEEDS: readonly PastDeed[] = [
  'destroyed',
  'discarded',
  'milled',
  'played',
  'attacked',
  'beenAttacked',
  'rankedUp',
  'tapped',
  'untapped',
  'targeted',
  'equipped',
  'moved',
  'drawn',
];
export const PLACES: readonly Place[] = [
  'field',
  'unit zone',
  'spell zone',
  ...PILES,
  'under this',
  'under another',
  'under that',
  'directly under this',
  'directly under that',
  'dormant',
  'below this',
  'above this',
  'below that',
  'above that',
  'this column',
  'that column',
  'across from that',
  'next to this',
  'next to that',
  'bound to this',
  'bound to that',
  'that',
];
export const OTHERS = [true, true, 'that'] as const;
export const NAMES = ['Ember Fox', "Mother's Lamp", 'Tide, the Old', 'One'] as const;
export const FACTORS = ['attack', 'defense', 'rank'] as const;

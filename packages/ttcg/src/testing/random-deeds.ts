import type { CardDeed, PlayerDeed } from '../language/tree/tree.ts';

/** What cards and players can be kept from. */
export const CARD_DEEDS: readonly CardDeed[] = [
  'attack',
  'attack directly',
  'be attacked',
  'be destroyed',
  'be destroyed in battle',
  'be destroyed by effects',
  'be targeted',
  'be played',
  'be tapped',
  'be untapped',
  'rank up',
  'activate effects',
  'have effects',
  'be equipped',
  'be countered',
  'have effects countered',
  'be moved',
  'be returned to the hand',
  'have effects triggered',
  'be prevented from attacking',
  'be returned to the deck',
  'be sent to the discard pile',
  'leave the field',
];
export const NARROWED: readonly CardDeed[] = [
  'be targeted',
  'be destroyed by effects',
  'be attacked',
  'be tapped',
  'be untapped',
  'be countered',
  'have effects countered',
  'be returned to the hand',
];
export const CARD_BARS: readonly PlayerDeed[] = [
  'play',
  'activate effects',
  'rank up',
  'untap',
  'return',
];
/** What cards can be let do. */
export const FREEDOMS = [
  'attack directly',
  'attack each unit',
  'attack early',
  'be ranked up in battle',
  'activate the other effect',
  'be destroyed',
] as const;

export const COUNTED_BARS: readonly PlayerDeed[] = ['draw', 'discard', 'search', 'attack'];
export const BARS: readonly PlayerDeed[] = [
  ...CARD_BARS,
  'attack',
  'attack directly',
  'draw',
  'discard',
  'search',
  'gain points',
  'lose points',
];

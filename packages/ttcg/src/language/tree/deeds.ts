/** What a card may be kept from. */
export type CardDeed =
  | 'attack'
  | 'attack directly'
  | 'be attacked'
  | 'be destroyed'
  | 'be destroyed in battle'
  | 'be destroyed by effects'
  | 'be targeted'
  | 'be played'
  | 'be tapped'
  | 'be untapped'
  | 'rank up'
  | 'activate effects'
  /** "loses its effects". */
  | 'have effects'
  /** Its effects are neither used nor set off, passive ones too. */
  | 'have effects triggered'
  | 'be equipped'
  | 'be countered'
  /** Its effects are not countered; its attacks and its play can be. */
  | 'have effects countered'
  | 'be moved'
  | 'be returned to the hand'
  /** Whatever would keep it from attacking, or counter its attack, does not (R-T171). */
  | 'be prevented from attacking'
  | 'be returned to the deck'
  | 'be sent to the discard pile'
  | 'leave the field';

/** What a player may be kept from; the first five can be narrowed to some cards. */
export type PlayerDeed =
  | 'play'
  | 'activate effects'
  | 'rank up'
  | 'untap'
  | 'return'
  | 'attack'
  | 'attack directly'
  | 'draw'
  | 'discard'
  | 'search'
  | 'gain points'
  | 'lose points';

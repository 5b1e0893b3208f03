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
  | 'be equipped'
  | 'be countered'
  | 'be moved'
  | 'be returned to the hand'
  | 'be returned to the deck'
  | 'be sent to the discard pile'
  | 'leave the field';

/** What a player may be kept from; the first three can be narrowed to some cards. */
export type PlayerDeed =
  | 'play'
  | 'activate effects'
  | 'rank up'
  | 'attack'
  | 'attack directly'
  | 'draw'
  | 'discard'
  | 'search'
  | 'gain points'
  | 'lose points';

import type { CardDeed, PlayerDeed } from '../tree/tree.ts';

/** What a card may be kept from, after "prevent it from". */
export const CARD_DEEDS: Record<Exclude<CardDeed, 'have effects'>, string> = {
  attack: 'attacking',
  'attack directly': 'attacking directly',
  'be attacked': 'being attacked',
  'be destroyed': 'being destroyed',
  'be destroyed in battle': 'being destroyed in battle',
  'be destroyed by effects': 'being destroyed by effects',
  'be targeted': 'being targeted',
  'be played': 'being played',
  'be tapped': 'being tapped',
  'be untapped': 'being untapped',
  'rank up': 'ranking up',
  'activate effects': 'activating effects',
  'be equipped': 'being equipped',
  'be countered': 'being countered',
  'be moved': 'being moved',
  'be returned to the hand': 'being returned to the hand',
  'have effects countered': 'having effects countered',
  'have effects triggered': 'triggering',
  'be prevented from attacking': 'being prevented from attacking',
  'be returned to the deck': 'being returned to the deck',
  'be sent to the discard pile': 'being sent to the discard pile',
  'leave the field': 'leaving the field',
};

/** How to say that a player cannot do something. */
interface DeedWords {
  /** "you cannot ...". */
  readonly verb: string;
  /** "prevent you from ...". */
  readonly denied: string;
  /** With what, when it is not narrowed to some cards. */
  readonly things: string;
  /** After the cards. */
  readonly goal?: string;
}

/** What a player may be kept from. */
export const PLAYER_DEEDS: Record<PlayerDeed, DeedWords> = {
  play: { verb: 'play', denied: 'playing', things: ' cards' },
  'activate effects': { verb: 'activate', denied: 'activating', things: ' effects' },
  'rank up': { verb: 'rank up', denied: 'ranking up', things: ' cards' },
  untap: { verb: 'untap', denied: 'untapping', things: ' cards' },
  return: { verb: 'return', denied: 'returning', things: ' cards', goal: 'to the hand' },
  attack: { verb: 'attack', denied: 'attacking', things: '' },
  'attack directly': { verb: 'attack', denied: 'attacking', things: ' directly' },
  draw: { verb: 'draw', denied: 'drawing', things: ' cards' },
  discard: { verb: 'discard', denied: 'discarding', things: ' cards' },
  search: { verb: 'search', denied: 'searching', things: ' decks' },
  'gain points': { verb: 'gain', denied: 'gaining', things: ' points' },
  'lose points': { verb: 'lose', denied: 'losing', things: ' points' },
};

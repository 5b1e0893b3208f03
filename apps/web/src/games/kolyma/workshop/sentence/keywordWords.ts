import type { KeywordName } from './sentence.ts';

/** What each keyword says, in words; the keyword itself stands beside it. */
const words: Readonly<Record<KeywordName, string>> = {
  EFFECT_NONE: 'do nothing',
  EFFECT_ADDVALUE: 'add to the total',
  EFFECT_DRAW: 'draw cards',
  EFFECT_DISCARD: 'discard cards',
  EFFECT_TRANSFER: 'give cards away',
  EFFECT_SWAP: 'swap cards',
  EFFECT_CONDITIONAL: 'if …',
  TARGET_PLAYER: 'you',
  TARGET_OPPONENT: 'the opponent',
  TYPE_NUMBER: 'number cards',
  TYPE_SPECIAL: 'special cards',
  END_COMMAND: 'and before that',
  CON_STORE_ADDITIONAL_INTEGER: 'at least',
  CON_HAS_CLASS_CARD: 'has cards of a colour',
  CON_HAS_DUPLICATE: 'has two alike',
  CON_DISCARD_FLAG: 'has discarded',
  CON_SWAP_FLAG: 'has swapped',
  CON_FLIP_FLAG: 'has flipped',
  CON_TRANSFER_FLAG: 'has given a card',
  CON_CARD_QUANTITY: 'has so many cards',
  CON_HAS_VALUE_CARD: 'has a card of a value',
  CON_COMPARE_Against_Target: 'stands at the target',
  SUCCESS_PATH: 'then',
  FAILURE_PATH: 'otherwise',
};

/** What a keyword says, in words; what is no keyword says nothing. */
export function keywordWords(keyword: string): string | undefined {
  return words[keyword as KeywordName];
}

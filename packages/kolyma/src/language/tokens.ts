import { createToken, createTokenInstance, type IToken, Lexer, type TokenType } from 'chevrotain';
import { findKeyword, KEYWORDS, type KeywordName } from './keywords.ts';

const kind = (name: string): TokenType => createToken({ name, pattern: Lexer.NA });

/** Keywords that stand in the same places share a category. */
export const CATEGORY = {
  target: kind('Target'),
  type: kind('Type'),
  cardEffect: kind('CardEffect'),
  flagTest: kind('FlagTest'),
};

const CATEGORIES: Partial<Record<KeywordName, TokenType>> = {
  TARGET_PLAYER: CATEGORY.target,
  TARGET_OPPONENT: CATEGORY.target,
  TYPE_NUMBER: CATEGORY.type,
  TYPE_SPECIAL: CATEGORY.type,
  EFFECT_DRAW: CATEGORY.cardEffect,
  EFFECT_DISCARD: CATEGORY.cardEffect,
  EFFECT_TRANSFER: CATEGORY.cardEffect,
  EFFECT_SWAP: CATEGORY.cardEffect,
  CON_DISCARD_FLAG: CATEGORY.flagTest,
  CON_SWAP_FLAG: CATEGORY.flagTest,
  CON_FLIP_FLAG: CATEGORY.flagTest,
  CON_TRANSFER_FLAG: CATEGORY.flagTest,
};

/** The token type of each keyword. */
export const TOKEN = Object.fromEntries(
  KEYWORDS.map(({ name }) => {
    const category = CATEGORIES[name];
    return [name, createToken({ name, pattern: Lexer.NA, categories: category ? [category] : [] })];
  }),
) as Record<KeywordName, TokenType>;

// A word that is no keyword: no rule of the grammar takes it.
const UNKNOWN = kind('Unknown');

/** Everything the grammar is made of. */
export const VOCABULARY: TokenType[] = [
  ...Object.values(CATEGORY),
  ...Object.values(TOKEN),
  UNKNOWN,
];

/** The keyword list as tokens; a token's offset is its index in the list. */
export function tokenize(keywords: readonly string[]): IToken[] {
  return keywords.map((word, index) => {
    const keyword = findKeyword(word);
    const type = keyword ? TOKEN[keyword.name] : UNKNOWN;
    const image = keyword?.name ?? word;
    return createTokenInstance(type, image, index, index, 1, 1, index + 1, index + 1);
  });
}

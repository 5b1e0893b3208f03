import { createToken, Lexer, type TokenType } from 'chevrotain';
import { firstSpelling, TOKEN_NAMES, type TokenName, VERB_NAMES } from './lexicon.ts';

const category = (name: string, label: string): TokenType =>
  createToken({ name, pattern: Lexer.NA, label });

/** Tokens that stand in the same places share a category. */
export const CATEGORY = {
  verb: category('AnyVerb', 'an action'),
  its: category('AnyIts', "'its' or 'their'"),
  noun: category('AnyNoun', "'card', 'unit' or 'spell'"),
  state: category('AnyState', "a state like 'tapped'"),
  done: category('AnyDone', "what is done to it, like 'destroyed'"),
};

const CATEGORIES: Partial<Record<TokenName, TokenType[]>> = {
  ...Object.fromEntries(VERB_NAMES.map((name) => [name, [CATEGORY.verb]])),
  Its: [CATEGORY.its],
  Their: [CATEGORY.its],
  Card: [CATEGORY.noun],
  Unit: [CATEGORY.noun],
  Spell: [CATEGORY.noun],
  Turned: [CATEGORY.state, CATEGORY.done],
  Lasting: [CATEGORY.state],
  Fighting: [CATEGORY.state],
  FaceUp: [CATEGORY.state],
  FaceDown: [CATEGORY.state],
  Done: [CATEGORY.done],
};

const LABELS: Partial<Record<TokenName, string>> = {
  Number: 'a number',
  Subtype: 'a subtype',
  UnitType: 'a type',
  QuotedName: 'a name in quotes',
  EffectKind: 'an effect type',
  PhaseName: 'a phase',
  Gerund: "a verb like 'attacking'",
  Stop: 'the end of the sentence',
};

/** The token type of each name of the lexicon. */
export const T = Object.fromEntries(
  TOKEN_NAMES.map((name) => [
    name,
    createToken({
      name,
      pattern: Lexer.NA,
      label: LABELS[name] ?? `'${firstSpelling(name)}'`,
      categories: CATEGORIES[name] ?? [],
    }),
  ]),
) as Record<TokenName, TokenType>;

/** Everything the grammar is made of. */
export const VOCABULARY: TokenType[] = [...Object.values(CATEGORY), ...Object.values(T)];

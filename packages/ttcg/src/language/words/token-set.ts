import type { TokenType } from 'chevrotain';
import { VOCABULARY } from './tokens.ts';

/** So long are tables by the number of a type. */
export const MOST_TYPES =
  Math.max(...VOCABULARY.map(({ tokenTypeIdx }) => tokenTypeIdx as number)) + 1;

/** Types of tokens that are looked for together, and often: in one step, however many they are. */
export class TokenSet {
  /** By the number of a type. */
  private readonly members = new Uint8Array(MOST_TYPES);

  constructor(...types: readonly TokenType[]) {
    for (const { tokenTypeIdx, categoryMatches = [] } of types)
      for (const index of [tokenTypeIdx as number, ...categoryMatches]) this.members[index] = 1;
  }

  /** Whether the type of that number is one of them, or of one of their categories. */
  has(index: number): boolean {
    return this.members[index] === 1;
  }
}

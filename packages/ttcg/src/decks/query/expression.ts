import { allOf, eitherOf } from '@cardscape/kernel';
import type { Design, Tier } from '../../set/design.ts';

/** A query whose meaning is known. */
export type Expression =
  | Criterion
  | { readonly is: 'all' | 'any'; readonly of: readonly Expression[] }
  | { readonly is: 'not'; readonly of: Expression };

/** One thing asked of a card, and how it is said of cards: "are ...", "are not ...". */
export interface Criterion {
  readonly is: 'criterion';
  readonly test: (design: Design, tier: Tier) => boolean;
  readonly yes: string;
  readonly no: string;
}

/** Does the card have all that is asked? */
export function matches(expression: Expression, design: Design, tier: Tier): boolean {
  switch (expression.is) {
    case 'criterion':
      return expression.test(design, tier);
    case 'all':
      return expression.of.every((part) => matches(part, design, tier));
    case 'any':
      return expression.of.some((part) => matches(part, design, tier));
    case 'not':
      return !matches(expression.of, design, tier);
  }
}

/** The query in words: "Cards that are of type fire and (have a rank of 1 or have a rank of 5)." */
export function inEnglish(expression: Expression): string {
  return `Cards that ${clause(expression, false)}.`;
}

/** A "not" before a group goes to its parts, which changes "and" to "or". */
function clause(expression: Expression, negated: boolean): string {
  if (expression.is === 'criterion') return negated ? expression.no : expression.yes;
  if (expression.is === 'not') return clause(expression.of, !negated);
  const parts = expression.of.map((part) => {
    const text = clause(part, negated);
    return isGroup(part) ? `(${text})` : text;
  });
  return (expression.is === 'all') === negated ? eitherOf(parts) : allOf(parts);
}

function isGroup(expression: Expression): boolean {
  if (expression.is === 'not') return isGroup(expression.of);
  return expression.is !== 'criterion';
}

import type { RuleName } from '../../interface/index.ts';
import type { Reply } from '../still.ts';

/** A call of a rule on the common ground, and what the script then says. */
export interface RuleCase {
  readonly lua: string;
  readonly says: readonly string[];
  readonly replies?: readonly Reply[];
}

/** Cases of some rules, by their names. */
export type RuleCases<Name extends RuleName = RuleName> = Readonly<
  Record<Name, readonly RuleCase[]>
>;

/** What an expression gives. */
export function gives(expression: string, result: string, ...replies: Reply[]): RuleCase {
  return { lua: `say(${expression})`, says: [result], replies };
}

/** What is so after some lines. */
export function makes(
  lua: string,
  expression: string,
  result: string,
  ...replies: Reply[]
): RuleCase {
  return { lua: `${lua}\nsay(${expression})`, says: [result], replies };
}

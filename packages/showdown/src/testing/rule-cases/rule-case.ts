import type { RuleName } from '../../interface/index.ts';
import type { Reply, Still } from '../still.ts';

/** A call of a rule on the common ground, and what the script then says. */
export interface RuleCase {
  readonly lua: string;
  readonly says: readonly string[];
  readonly replies?: readonly Reply[];
  /** What the position is like then, where no script can tell. */
  readonly seen?: { readonly by: (scene: Still) => unknown; readonly is: unknown };
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

/** What can be seen after some lines. */
export function shows(lua: string, by: (scene: Still) => unknown, is: unknown): RuleCase {
  return { lua, says: [], seen: { by, is } };
}

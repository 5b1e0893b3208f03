import type { Problem } from '@cardscape/kernel';
import type { CardSet } from '@cardscape/ttcg';
import { checkCardList } from '@cardscape/ttcg/tools';

/** A list before and after an edit. */
export interface EditedText {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** What is edited: the card, as it is called now and was before, and the columns that are written. */
export interface EditedCard {
  readonly name: string;
  readonly was?: string;
  readonly columns: readonly string[];
}

/** What an edit makes wrong anywhere in the list, and what else the check says of the card: that stops nothing. */
export function faultsOfEdit(
  { path, before, after }: EditedText,
  { name, was = name, columns }: EditedCard,
  builtIn: CardSet,
): { readonly added: readonly Problem[]; readonly kept: readonly Problem[] } {
  const told = (text: string) => {
    const cards = checkCardList({ path, text }, builtIn);
    return {
      errors: cards.flatMap(({ errors }) => errors),
      warnings: cards.flatMap(({ warnings }) => warnings),
    };
  };
  const isOn = (card: string) => (problem: Problem) =>
    problem.entry?.toLowerCase() === card.toLowerCase();
  const { errors: old } = told(before);
  const { errors: now, warnings } = told(after);
  const isWritten = ({ part = '' }: Problem) => columns.includes(part);
  const unknown = notIn(now, old, (problem) =>
    keyOf(problem, isOn(name)(problem) || isOn(was)(problem)),
  );
  // A wrong type hides what is wrong beside it: who mends it has not done that.
  const wrongBefore = old.filter(isOn(was)).some(isWritten);
  const added = unknown.filter(
    (problem) => !(wrongBefore && isOn(name)(problem) && !isWritten(problem)),
  );
  const kept = now.filter((problem) => isOn(name)(problem) && !added.includes(problem));
  return {
    added,
    kept: [
      ...kept.map((problem): Problem => ({ ...problem, severity: 'warning' })),
      ...warnings.filter(isOn(name)),
    ],
  };
}

/** Problems that are not among those of before, each of which stands for one. */
function notIn(
  problems: readonly Problem[],
  before: readonly Problem[],
  key: (problem: Problem) => string,
): Problem[] {
  const known = new Map<string, number>();
  for (const problem of before) known.set(key(problem), (known.get(key(problem)) ?? 0) + 1);
  return problems.filter((problem) => {
    const left = known.get(key(problem)) ?? 0;
    known.set(key(problem), left - 1);
    return left <= 0;
  });
}

/** What is told of it wherever it stands: lines move, and the card may have a new name. */
function keyOf({ entry, part, found }: Problem, isEdited: boolean): string {
  return JSON.stringify([isEdited ? null : entry, part, found]);
}

import type { Problem, TextFile } from '@cardscape/kernel';
import { type CardSet, nameKey } from './card-set.ts';
import { readCardRows } from './read-card-list.ts';

/** What the check of a list says of one of its rows; a line that is no row has no name. */
export interface CheckedCard {
  readonly name?: string;
  readonly line: number;
  /** Whether it can be played. */
  readonly ok: boolean;
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** Checks a card list row by row, in the order of its lines; the built-in cards are beside it. */
export function checkCardList({ path, text }: TextFile, builtIn: CardSet): CheckedCard[] {
  const taken = new Set(builtIn.designs.map(({ name }) => nameKey(name)));
  const { rows, problems } = readCardRows(text, path, { taken });
  const entries = [
    ...problems.map((problem) => sorted({ line: problem.line }, [problem])),
    ...rows.map(({ name, line, problems: own }) => sorted({ name, line }, own)),
  ];
  return entries.sort((one, other) => one.line - other.line);
}

function sorted(
  entry: Pick<CheckedCard, 'name' | 'line'>,
  problems: readonly Problem[],
): CheckedCard {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  return { ...entry, ok: errors.length === 0, errors, warnings };
}

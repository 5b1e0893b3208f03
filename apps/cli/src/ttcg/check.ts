import { loadGame } from '@cardscape/games';
import { counted, fileProblem, type Problem, verdictLine } from '@cardscape/kernel';
import { type CheckedCard, checkCardList } from '@cardscape/ttcg/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { errorJson } from '../problem.ts';
import { readList } from './card-list.ts';

/** `cardscape cards check`: says of each card of a list whether it can be played, and what is odd. */
export async function checkList(
  host: Host,
  name: string,
  { json = false }: { json?: boolean },
): Promise<ExitCode> {
  const entries = await entriesOf(host, name);
  if (json) for (const entry of entries) host.print(JSON.stringify(asJson(entry)));
  else report(host, name, entries);
  return entries.every(({ ok }) => ok) ? EXIT.fine : EXIT.wrong;
}

async function entriesOf(host: Host, name: string): Promise<CheckedCard[]> {
  const file = await readList(host, name);
  if ('severity' in file) return [broken(file)];
  const { builtIn } = await loadGame('ttcg');
  const entries = checkCardList(file, builtIn.cardSet);
  return entries.length > 0 ? entries : [broken(noCards(name))];
}

function broken(problem: Problem): CheckedCard {
  return { line: problem.line, ok: false, errors: [problem], warnings: [] };
}

function noCards(name: string): Problem {
  const message = 'There is a header, but no card below it.';
  return fileProblem(name, { found: 'no card', expected: ['a line for each card'], message });
}

function asJson({ errors, warnings, ...entry }: CheckedCard): object {
  return { ...entry, errors: errors.map(errorJson), warnings: warnings.map(errorJson) };
}

function report(host: Host, name: string, entries: readonly CheckedCard[]): void {
  for (const { errors, warnings } of entries)
    for (const problem of [...errors, ...warnings]) host.print(verdictLine(problem));
  const cards = entries.filter((entry) => entry.name !== undefined);
  const right = cards.filter(({ ok }) => ok).length;
  const warned = entries.reduce((sum, { warnings }) => sum + warnings.length, 0);
  host.print(
    `${name}: ${right} of ${counted(cards.length, 'card')} can be played, ${counted(warned, 'warning')}.`,
  );
}

import { loadGame } from '@cardscape/games';
import { type Problem, verdictLine } from '@cardscape/kernel';
import type { AnyCard } from '@cardscape/kolyma';
import { checkEntries } from '@cardscape/kolyma/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { errorJson } from '../problem.ts';
import { readText } from '../read-text.ts';
import { explanation, explanationLines } from './explanation.ts';
import { exists, findCard, unknownCard } from './find-cards.ts';

/** `cardscape kolyma explain`: what a card does, step by step. */
export async function explain(
  host: Host,
  name: string,
  { json = false }: { json?: boolean },
): Promise<ExitCode> {
  const { cards, problems } = await cardsCalled(host, name);
  if (json) {
    for (const card of cards) host.print(JSON.stringify({ ok: true, ...explanation(card) }));
    if (problems.length > 0)
      host.print(JSON.stringify({ ok: false, errors: problems.map(errorJson) }));
  } else {
    for (const [index, card] of cards.entries())
      host.print(`${index === 0 ? '' : '\n'}${explanationLines(card).join('\n')}`);
    for (const problem of problems) host.complain(verdictLine(problem));
  }
  return problems.length === 0 ? EXIT.fine : EXIT.wrong;
}

async function cardsCalled(
  host: Host,
  name: string,
): Promise<{ cards: readonly AnyCard[]; problems: readonly Problem[] }> {
  const { builtIn } = await loadGame('kolyma');
  const { cardSet } = builtIn;
  const known = findCard(cardSet, name);
  if (known) return { cards: [known], problems: [] };
  if (!(await exists(host, name))) return { cards: [], problems: [unknownCard(cardSet, name)] };
  const file = await readText(host, name);
  if ('problem' in file) return { cards: [], problems: [file.problem] };
  const entries = checkEntries({ opened: builtIn }, { path: name, text: file.text });
  return {
    cards: entries.flatMap(({ entry }) => entry ?? []),
    problems: entries.flatMap(({ errors }) => errors),
  };
}

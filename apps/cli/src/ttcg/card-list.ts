import { loadGame } from '@cardscape/games';
import {
  counted,
  decodeText,
  type Problem,
  type TextFile as Text,
  verdictLine,
} from '@cardscape/kernel';
import type { TtcgOpened } from '@cardscape/ttcg';
import type { Host } from '../host.ts';
import { readText } from '../read-text.ts';

/** TTCG with the cards of a list, or why there is none. */
export type OpenedList =
  | { readonly opened: TtcgOpened }
  | { readonly problems: readonly [Problem, ...Problem[]] };

/** Reads a card list as text, in any of the encodings that editors write. */
export async function readList(host: Host, name: string): Promise<Text | Problem> {
  const file = await readText(host, name, decodeText);
  return 'problem' in file ? file.problem : { path: name, text: file.text };
}

/** A list is known by what it holds, whatever its file is called. */
function asList(name: string): string {
  const path = name.replaceAll('\\', '/');
  return /\.csv$/i.test(path) ? path : `${path}.csv`;
}

/** TTCG with its built-in set, and with the list that `--cards` names. */
export async function openWithList(host: Host, name: string | undefined): Promise<OpenedList> {
  const { open, builtIn } = await loadGame('ttcg');
  if (name === undefined) return { opened: builtIn };
  const file = await readList(host, name);
  if ('severity' in file) return { problems: [file] };
  return open({ cards: { files: [{ ...file, path: asList(file.path) }] } });
}

/** More than that are counted: `cards check` tells them all. */
const MOST_TOLD = 20;

/** Tells what is wrong with a list, a line for each. */
export function tellProblems(host: Host, problems: readonly Problem[], name?: string): void {
  for (const problem of problems.slice(0, MOST_TOLD)) host.complain(verdictLine(problem));
  const more = problems.length - MOST_TOLD;
  if (more <= 0) return;
  const noun = problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
  host.complain(`And ${counted(more, `more ${noun}`)}: cardscape cards check ${name}`);
}

/** The same; cards with errors are told, and a list of which nothing can be used ends the command. */
export async function openToldList(
  host: Host,
  name: string | undefined,
): Promise<TtcgOpened | undefined> {
  const opening = await openWithList(host, name);
  const { problems } = 'opened' in opening ? opening.opened : opening;
  tellProblems(
    host,
    problems.filter(({ severity }) => severity === 'error'),
    name,
  );
  return 'opened' in opening ? opening.opened : undefined;
}

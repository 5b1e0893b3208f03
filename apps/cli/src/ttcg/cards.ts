import { counted } from '@cardscape/kernel';
import { parseQuery, shortLine } from '@cardscape/ttcg/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { cardJson, cardLines } from './card-lines.ts';
import { openToldList } from './card-list.ts';

/** What `cardscape ttcg cards` is told. */
export interface SearchOptions {
  readonly cards?: string;
  readonly json?: boolean;
}

/** `cardscape ttcg cards`: the cards that a query finds, built-in or of a list; a single one in full. */
export async function searchCards(
  host: Host,
  words: readonly string[],
  { cards, json = false }: SearchOptions,
): Promise<ExitCode> {
  const opened = await openToldList(host, cards);
  if (!opened) return EXIT.wrong;
  const { designs, find } = opened.cardSet;
  const text = words.join(' ');
  const named = find(text);
  const query = named ? undefined : parseQuery(text);
  if (query?.ok === false) {
    if (json) host.print(JSON.stringify({ ok: false, error: query.error, at: query.at }));
    else host.complain(query.error);
    return EXIT.wrong;
  }
  const found = named ? [named] : designs.filter((design) => query?.test(design));
  const [only, ...others] = found;
  if (json) host.print(JSON.stringify({ ok: true, cards: found.map(cardJson) }));
  else if (only && others.length === 0) for (const line of cardLines(only)) host.print(line);
  else {
    host.print(`${counted(found.length, 'card')}. ${query?.english ?? ''}`.trim());
    for (const design of found) host.print(`  ${shortLine(design)}`);
  }
  return EXIT.fine;
}

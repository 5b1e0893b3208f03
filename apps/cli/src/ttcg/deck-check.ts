import { counted, verdictLine } from '@cardscape/kernel';
import type { CardSet, EditionName, TtcgOpened } from '@cardscape/ttcg';
import {
  type CheckedDeck,
  checkDeckText,
  DEFAULT_EDITION,
  type Deck,
  deckStatistics,
} from '@cardscape/ttcg/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { errorJson } from '../problem.ts';
import { readText } from '../read-text.ts';
import { openToldList } from './card-list.ts';

/** What `cardscape ttcg deck check` is told. */
export interface DeckCheckOptions {
  readonly edition?: EditionName;
  readonly cards?: string;
  readonly json?: boolean;
}

/** A file with more errors than that is hardly a deck: the rest is only counted. */
const MOST_TOLD = 20;

/** `cardscape ttcg deck check`: can the deck of a file be played, and what is it made of? */
export async function checkDeckFile(
  host: Host,
  name: string,
  { edition = DEFAULT_EDITION, cards, json = false }: DeckCheckOptions,
): Promise<ExitCode> {
  const opened = await openToldList(host, cards);
  if (!opened) return EXIT.wrong;
  const { cardSet } = opened;
  const { deck, problems, illegal } = await deckOfFile(host, name, opened, edition);
  const ok = problems.length === 0 && illegal.length === 0;
  if (json) {
    const errors = problems.map(errorJson);
    const statistics = deck && deckStatistics(deck, cardSet);
    host.print(JSON.stringify({ file: name, ok, edition, errors, illegal, ...{ statistics } }));
  } else {
    for (const problem of problems.slice(0, MOST_TOLD)) host.complain(verdictLine(problem));
    if (problems.length > MOST_TOLD)
      host.complain(`${name}: error: ${problems.length - MOST_TOLD} more lines cannot be read.`);
    for (const { message } of illegal) host.complain(`${name}: error: ${message}`);
    if (deck) for (const line of deckLines(deck, cardSet, edition, ok)) host.print(line);
  }
  return ok ? EXIT.fine : EXIT.wrong;
}

/** The deck of a file, and what is wrong with it; no deck if there is no such file. */
async function deckOfFile(
  host: Host,
  name: string,
  opened: TtcgOpened,
  edition: EditionName,
): Promise<CheckedDeck | UnreadDeck> {
  const file = await readText(host, name);
  if ('problem' in file) return { deck: undefined, problems: [file.problem], illegal: [] };
  return checkDeckText(opened, { path: name, text: file.text }, edition);
}

type UnreadDeck = Omit<CheckedDeck, 'deck'> & { readonly deck: undefined };

function deckLines(deck: Deck, set: CardSet, edition: EditionName, ok: boolean): string[] {
  const { cards, units, spells, curve, types } = deckStatistics(deck, set);
  const ranks = curve.map((one) => `rank ${one.rank}: ${one.units + one.spells}`);
  return [
    `${deck.name || 'The deck'}: ${counted(cards, 'card')}, ${ok ? '' : 'not '}legal in edition ${edition}.`,
    `  ${counted(units, 'unit')}, ${counted(spells, 'spell')}. ${ranks.join(', ')}.`,
    ...(types.length > 0
      ? [`  ${types.map(({ of, count }) => `${of} ${count}`).join(', ')}.`]
      : []),
  ];
}

import { dirname, join } from 'node:path';
import { loadGame } from '@cardscape/games';
import {
  fileProblem,
  isText,
  nearest,
  type Problem,
  problemLine,
  quoted,
  verdictLine,
} from '@cardscape/kernel';
import {
  bytesOfText,
  type CardSheet,
  cardNamed,
  cardSheet,
  cardTexts,
  columnName,
  LIST_COLUMNS,
  makeSerial,
  type RowTexts,
  readSheet,
  type SameCard,
  sameInList,
  type TextOfBytes,
  textOfBytes,
  USUAL_TEXTS,
  withCard,
  withLoreLine,
  withNewCard,
  writeSheet,
} from '@cardscape/studio/lists';
import { checkCardList } from '@cardscape/ttcg/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host, Output } from '../host.ts';
import { systemProblem } from '../read-text.ts';

/** The story of a card stands in a file beside the list. */
const LORE = 'LORE';
const LORE_FILE = 'lore.csv';

/** Ends an edit: what is wrong has been put into words. */
class NotEdited extends Error {}

/** A list file as it was read. */
interface ListFile extends TextOfBytes {
  readonly path: string;
  /** Or is it to be made? */
  readonly isThere: boolean;
}

/** `cardscape cards add`: one more card in a list, with a serial. */
export function addCard(host: Host, path: string, given: readonly string[]): Promise<ExitCode> {
  return edited(host, path, async (file, list) => {
    const texts = textsOf(given, list.columns);
    if (!texts.NAME) throw new NotEdited('Say what it is called: NAME=...');
    const serial = makeSerial(tierOf(texts), host.randomByte);
    const known = list.columns.includes('SERIAL') && !texts.SERIAL;
    const { [LORE]: lore = '', ...card } = known ? { ...texts, SERIAL: serial } : texts;
    refuseSame(list, sameInList(list, withUsual(card)));
    const next = withNewCard(list, card, USUAL_TEXTS);
    await save(host, file, next, texts.NAME, lore === '' ? undefined : lore);
    return texts.NAME;
  });
}

/** `cardscape cards edit`: other texts on a card; everything else in the file stays, to the byte. */
export function editCard(
  host: Host,
  path: string,
  name: string,
  given: readonly string[],
): Promise<ExitCode> {
  return edited(host, path, async (file, list) => {
    if (!file.isThere) throw new NotEdited(`${path}: There is no such file.`);
    const card = cardNamed(list, name);
    if (card < 0) throw new NotEdited(noSuchCard(list, path, name));
    const { [LORE]: lore, ...texts } = textsOf(given, list.columns);
    const after = { ...cardTexts(list, card), ...texts };
    refuseSame(list, sameInList(list, after, card));
    const next = withCard(list, card, texts, USUAL_TEXTS);
    const called = after.NAME ?? name;
    await save(host, file, next, called, lore);
    return called;
  });
}

async function edited(
  host: Host,
  path: string,
  work: (file: ListFile, list: CardSheet) => Promise<string>,
): Promise<ExitCode> {
  try {
    const file = await readList(host, path, `${LIST_COLUMNS.join(';')}\n`);
    const list = cardSheet(readSheet(file.text));
    const twice = list.columns.find((column, at) => list.columns.indexOf(column) !== at);
    if (twice !== undefined) throw new NotEdited(`${path}: The column ${twice} is there twice.`);
    const name = await work(file, list);
    host.print(`${path}: ${name} is written.`);
    return await tellFaults(host, path, name);
  } catch (error) {
    if (!(error instanceof NotEdited)) throw error;
    host.complain(error.message);
    return EXIT.wrong;
  }
}

/** A list, or the text of a new one if there is none. */
async function readList(host: Host, path: string, empty: string): Promise<ListFile> {
  let bytes: Uint8Array;
  try {
    bytes = await host.files.bytes(path);
  } catch (error) {
    const problem = systemProblem(path, error, 'read');
    if (problem.found !== 'nothing') throw new NotEdited(problemLine(problem));
    return { path, text: empty, encoding: 'utf-8', isThere: false };
  }
  const read = textOfBytes(bytes);
  if (read && !isText(read.text)) throw new NotEdited(`${path}: This is no text.`);
  if (read) return { path, ...read, isThere: true };
  const message = 'This is no text that could be written back as it is.';
  throw refusal(fileProblem(path, { found: 'bytes', expected: ['a text'], message }));
}

/** The texts that are given as COLUMN=TEXT, by the names of the list's columns. */
function textsOf(given: readonly string[], columns: readonly string[]): RowTexts {
  const known = [...new Set([...columns, ...LIST_COLUMNS, LORE])];
  return Object.fromEntries(
    given.map((one): [string, string] => {
      const at = one.indexOf('=');
      const column = columnName(one.slice(0, Math.max(at, 0)));
      if (at > 0 && known.includes(column)) return [column, one.slice(at + 1).trim()];
      const likely = nearest(column, known);
      const hint = likely === undefined ? '' : ` Did you mean ${likely}?`;
      throw new NotEdited(
        `Found ${quoted(one)}; expected COLUMN=TEXT with a column of the list.${hint}`,
      );
    }),
  );
}

function withUsual(texts: RowTexts): RowTexts {
  return { ...USUAL_TEXTS, ...texts };
}

function tierOf({ RARITY = '0' }: RowTexts): number {
  return /^[0-5]$/.test(RARITY) ? Number(RARITY) : 0;
}

const SAME = {
  name: 'has this name',
  row: 'has all of this on it',
  effects: 'has these two effects',
} as const;

/** 6.5.2 of the first tool: no name, no whole row and no pair of effects twice. */
function refuseSame(list: CardSheet, [first]: readonly SameCard[]): void {
  if (!first) return;
  const { NAME = '' } = cardTexts(list, first.at);
  throw new NotEdited(`Not written: ${NAME} ${SAME[first.same]} already.`);
}

function noSuchCard(list: CardSheet, path: string, name: string): string {
  const names = list.cards.map((_, card) => cardTexts(list, card).NAME ?? '');
  const likely = nearest(name, names);
  const hint = likely === undefined ? '' : ` Did you mean ${likely}?`;
  return `${path}: There is no card ${quoted(name)}.${hint}`;
}

async function save(
  host: Host,
  file: ListFile,
  list: CardSheet,
  name: string,
  lore: string | undefined,
): Promise<void> {
  const outputs = [outputOf(file, list)];
  if (lore !== undefined) {
    const path = join(dirname(file.path), LORE_FILE);
    // R-W14
    if ((await host.files.place(path)) === (await host.files.place(file.path)))
      throw new NotEdited(`${path}: This file has the stories of cards; name the list beside it.`);
    const beside = await readList(host, path, '');
    outputs.push(outputOf(beside, withLoreLine(beside.text, name, lore)));
  }
  try {
    await host.files.write(...outputs);
  } catch (error) {
    throw refusal(systemProblem(file.path, error, 'written'));
  }
}

function outputOf({ path, encoding }: ListFile, { sheet }: CardSheet): Output {
  const content = bytesOfText({ text: writeSheet(sheet), encoding });
  if (content) return { path, content };
  throw new NotEdited(
    `${path}: This file is in an old encoding without some sign of that; save it as UTF-8.`,
  );
}

/** What the check of the list says of the card. */
async function tellFaults(host: Host, path: string, name: string): Promise<ExitCode> {
  const { text } = await readList(host, path, '');
  const { builtIn } = await loadGame('ttcg');
  const entries = checkCardList({ path, text }, builtIn.cardSet);
  const entry = entries.find((one) => one.name?.toLowerCase() === name.toLowerCase());
  for (const problem of [...(entry?.errors ?? []), ...(entry?.warnings ?? [])])
    host.complain(verdictLine(problem));
  return entry?.ok === false ? EXIT.wrong : EXIT.fine;
}

function refusal(problem: Problem): NotEdited {
  return new NotEdited(problemLine(problem));
}

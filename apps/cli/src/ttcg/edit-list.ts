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
  withLoreName,
  withNewCard,
  writeSheet,
} from '@cardscape/studio/lists';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host, Output } from '../host.ts';
import { systemProblem } from '../read-text.ts';
import { faultsOfEdit } from './edit-faults.ts';

/** The story of a card stands in a file beside the list. */
const LORE = 'LORE';
const LORE_FILE = 'lore.csv';
const NAMELESS = 'Say what it is called: NAME=...';

/** Ends an edit: what is wrong has been put into words. */
class NotEdited extends Error {}

/** A list file as it was read. */
interface ListFile extends TextOfBytes {
  readonly path: string;
  /** Or is it to be made? */
  readonly isThere: boolean;
}

/** What becomes of a card. */
interface Edit {
  readonly list: CardSheet;
  readonly name: string;
  /** As it was called before; a new card was not. */
  readonly was?: string;
  /** The columns that are written. */
  readonly columns: readonly string[];
  readonly lore: string | undefined;
}

/** `cardscape cards add`: one more card in a list, with a serial. */
export function addCard(host: Host, path: string, given: readonly string[]): Promise<ExitCode> {
  return edited(host, path, (_, list) => {
    const { NAME: name = '', ...others } = textsOf(given, list.columns);
    if (name === '') throw new NotEdited(NAMELESS);
    const texts = { NAME: name, ...others };
    const serial = makeSerial(tierOf(texts), host.randomByte);
    const known = list.columns.includes('SERIAL') && !others.SERIAL;
    const { [LORE]: lore = '', ...card }: RowTexts = known ? { ...texts, SERIAL: serial } : texts;
    refuseSame(list, sameInList(list, withUsual(card)));
    const next = withNewCard(list, card, USUAL_TEXTS);
    return { list: next, name, columns: Object.keys(card), lore: lore === '' ? undefined : lore };
  });
}

/** `cardscape cards edit`: other texts on a card; everything else in the file stays, to the byte. */
export function editCard(
  host: Host,
  path: string,
  name: string,
  given: readonly string[],
): Promise<ExitCode> {
  return edited(host, path, (file, list) => {
    if (!file.isThere) throw new NotEdited(`${path}: There is no such file.`);
    const card = cardNamed(list, name);
    if (card < 0) throw new NotEdited(noSuchCard(list, path, name));
    const { [LORE]: lore, ...texts } = textsOf(given, list.columns);
    if (texts.NAME === '') throw new NotEdited(NAMELESS);
    const before = cardTexts(list, card);
    const after = { ...before, ...texts };
    refuseSame(list, sameInList(list, after, card));
    const next = withCard(list, card, texts, USUAL_TEXTS);
    const { NAME: was = name } = before;
    return { list: next, name: after.NAME ?? name, was, columns: Object.keys(texts), lore };
  });
}

async function edited(
  host: Host,
  path: string,
  work: (file: ListFile, list: CardSheet) => Edit,
): Promise<ExitCode> {
  try {
    const file = await readList(host, path, `${LIST_COLUMNS.join(';')}\n`);
    const list = cardSheet(readSheet(file.text));
    const twice = list.columns.find((column, at) => list.columns.indexOf(column) !== at);
    if (twice !== undefined) throw new NotEdited(`${path}: The column ${twice} is there twice.`);
    const edit = work(file, list);
    const lore = await loreOutput(host, file, edit);
    const { builtIn } = await loadGame('ttcg');
    const after = writeSheet(edit.list.sheet);
    const { added, kept } = faultsOfEdit({ path, before: file.text, after }, edit, builtIn.cardSet);
    if (added.length > 0)
      throw new NotEdited(['Not written:', ...added.map(verdictLine)].join('\n'));
    await save(host, file, [outputOf(file, edit.list), ...lore]);
    host.print(`${path}: ${edit.name} is written.`);
    for (const problem of kept) host.complain(verdictLine(problem));
    return EXIT.fine;
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

/** The stories as they are to be written, if that of the card is another one or goes by another name. */
async function loreOutput(
  host: Host,
  file: ListFile,
  { name, was = name, lore }: Edit,
): Promise<Output[]> {
  if (lore === undefined && was === name) return [];
  const path = join(dirname(file.path), LORE_FILE);
  // R-W14
  if ((await host.files.place(path)) === (await host.files.place(file.path)))
    throw new NotEdited(`${path}: This file has the stories of cards; name the list beside it.`);
  const beside = await readList(host, path, '');
  const renamed = was === name ? undefined : withLoreName(beside.text, was, name);
  if (renamed === 'taken')
    throw new NotEdited(`Not written: ${path} has a story of ${name} already, and one of ${was}.`);
  if (lore === undefined) return renamed ? [outputOf(beside, renamed)] : [];
  const text = renamed ? writeSheet(renamed.sheet) : beside.text;
  return [outputOf(beside, withLoreLine(text, name, lore))];
}

async function save(host: Host, file: ListFile, outputs: readonly Output[]): Promise<void> {
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

function refusal(problem: Problem): NotEdited {
  return new NotEdited(problemLine(problem));
}

import { counted, eitherOf, quoted, randomFrom } from '@cardscape/kernel';
import { effectsWhere, mentionsAny, pickEffects, pickPairs } from '@cardscape/studio/workshop';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { DEFAULTS } from './defaults.ts';
import { Refused } from './files.ts';
import { placeOfColumn, readTableFile } from './table-file.ts';

/** What `effects pick` is told. */
export interface PickOptions {
  readonly column?: readonly string[];
  readonly keyword?: readonly string[];
  readonly number?: string;
  readonly pairs?: string;
  readonly seed?: string;
  readonly json?: boolean;
}

const USUAL_PAIRS = 10;
const MOST_PICKED = 10_000;

/** `cardscape effects pick`: random effects for a card, one by one or in pairs. */
export async function pickCommand(
  host: Host,
  given: string | undefined,
  options: PickOptions,
): Promise<ExitCode> {
  const { json = false } = options;
  const { path, columns, words } = await withTable(host, given, options);
  if (options.number !== undefined && options.pairs !== undefined)
    throw new Refused('Give either a number of effects (-n) or a number of pairs (-p).');
  if (words.some((word) => word.trim() === '')) throw new Refused('A keyword (-k) is empty.');
  const single = options.number !== undefined;
  const count = wholeNumber(options.number ?? options.pairs);
  const { table } = await readTableFile(host, path);
  const effects = effectsWhere(
    table,
    columns.map((name) => placeOfColumn(table, name, path)),
  );
  if (effects.length < (single ? 1 : 2)) {
    const where =
      columns.length > 0
        ? ` that ${effects.length === 1 ? 'is' : 'are'} True in ${columns.join(' and ')}`
        : '';
    const needed = single ? '' : '; a pair needs two';
    throw new Refused(`${path}: Found ${counted(effects.length, 'effect')}${where}${needed}.`);
  }
  if (words.length > 0 && !effects.some((effect) => mentionsAny(effect, words)))
    host.complain(`No effect has ${eitherOf(words.map(quoted))}: all are picked without a word.`);
  const seed = options.seed ?? host.newSeed();
  const random = randomFrom(seed);
  const picked = single
    ? pickEffects(effects, count, words, random)
    : pickPairs(effects, count, words, random);
  if (json) host.print(JSON.stringify({ seed, [single ? 'effects' : 'pairs']: picked }));
  else
    for (const [at, one] of picked.entries()) host.print(`${at + 1}. ${[one].flat().join(' / ')}`);
  if (picked.length < count) {
    const noun = single ? 'effect' : 'pair';
    host.complain(
      `There ${picked.length === 1 ? 'is' : 'are'} no more than ${counted(picked.length, noun)}.`,
    );
  }
  return EXIT.fine;
}

/** What is asked of which table. */
interface Asked {
  readonly path: string;
  readonly columns: readonly string[];
  readonly words: readonly string[];
}

/** R-W17: a table that is named behind the columns or words is no column or word. */
async function withTable(
  host: Host,
  given: string | undefined,
  { column: columns = [], keyword: words = [] }: PickOptions,
): Promise<Asked> {
  if (given !== undefined) return { path: given, columns, words };
  for (const list of [columns, words]) {
    const path = list.at(-1);
    if (path === undefined || !(await isTableName(host, path))) continue;
    if (list.length === 1)
      throw new Refused(
        `${path}: This is a file; say which ${list === columns ? 'column (-c)' : 'word (-k)'} is meant.`,
      );
    const rest = list.slice(0, -1);
    return list === columns ? { path, columns: rest, words } : { path, columns, words: rest };
  }
  return { path: DEFAULTS.table, columns, words };
}

/** It ends as tables and texts do, or there is such a file. */
async function isTableName(host: Host, name: string): Promise<boolean> {
  if (/\.(csv|txt)$/i.test(name)) return true;
  return host.files.look(name).then(
    ({ kind }) => kind === 'file',
    () => false,
  );
}

function wholeNumber(given: string | undefined): number {
  if (given === undefined) return USUAL_PAIRS;
  const number = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  if (number >= 1 && number <= MOST_PICKED) return number;
  throw new Refused(`"${given}" is no number from 1 to ${MOST_PICKED}.`);
}

import { fileProblem, type Problem, verdictLine } from '@cardscape/kernel';
import {
  type NamedChoice,
  type PositionFile,
  readTrialPosition,
  type TrialAction,
  type TrialTable,
  trialTable,
  tryInPosition,
} from '@cardscape/showdown/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { errorJson, positionProblem } from '../problem.ts';
import { readText } from '../read-text.ts';
import { hasEnding, siblings } from './descriptor-files.ts';
import { loadCards } from './load-cards.ts';
import { trialJson, trialLines } from './trial-report.ts';

/** What `cardscape showdown try` is told. */
export interface TryOptions {
  readonly position?: string;
  readonly do?: readonly TrialAction[];
  readonly choices?: readonly string[];
  readonly cards?: readonly string[];
  readonly json?: boolean;
}

type Refusal = { readonly problems: readonly Problem[] };

/** `cardscape showdown try`: plays a card in a position and shows what comes of it. */
export async function tryCommand(host: Host, file: string, options: TryOptions): Promise<ExitCode> {
  const { json = false } = options;
  const tried = await runTrial(host, file, options);
  if ('problems' in tried) {
    const { problems } = tried;
    const errors = problems.map((problem) => ({ file: problem.file, ...errorJson(problem) }));
    if (json) host.print(JSON.stringify({ file, ok: false, errors }));
    else for (const problem of problems) host.complain(verdictLine(problem));
    return EXIT.wrong;
  }
  const { book, card, trial, unused } = tried;
  if (json) host.print(JSON.stringify(trialJson({ file, card, trial, unused })));
  else for (const line of trialLines(book, { file, card, trial, unused })) host.print(line);
  if (trial.question) return EXIT.asks;
  const isBroken = trial.events.some(({ type }) => type === 'broken');
  return trial.refusals.length > 0 || isBroken ? EXIT.wrong : EXIT.fine;
}

async function runTrial(host: Host, file: string, options: TryOptions) {
  const table = await openTable(host, file, options.cards ?? []);
  if ('problems' in table) return table;
  const read = await readPositionFile(host, options.position, table);
  if (read && 'problems' in read) return read;
  const choices = options.choices?.map(typedChoice);
  const tried = tryInPosition(table, read, { actions: options.do, choices });
  return 'problems' in tried ? tried : { ...table, ...tried };
}

/** The card of the file, with those that lie beside it, those asked for, and plain ones. */
async function openTable(
  host: Host,
  file: string,
  folders: readonly string[],
): Promise<TrialTable | Refusal> {
  const there = await host.files.look(file).catch(() => undefined);
  if (there?.kind === 'folder') return { problems: [folderProblem(file)] };
  const { opened, problems } = await loadCards(host, [file]);
  if (problems.length > 0) return { problems: problems.map((each) => loadProblem(file, each)) };
  const [first] = opened.own;
  if (!first) return { problems: [noCard(file)] };
  const beside = (await siblings(host, file)).filter((path) => hasEnding(path, '.lua'));
  const others = await loadCards(host, [...folders, ...beside]);
  return trialTable(first.design.name, opened, others.opened);
}

function folderProblem(file: string): Problem {
  const right = 'the descriptor of the card to try';
  const message = `This is a folder; expected ${right}. Cards of folders go with --cards.`;
  return fileProblem(file, { found: 'a folder', expected: [right], message });
}

/** What keeps a card from being tried: its descriptor, and why. */
const UNUSABLE = { found: 'a descriptor that cannot be used', expected: ['a card that loads'] };

function noCard(file: string): Problem {
  return fileProblem(file, { ...UNUSABLE, message: 'There is no card in this file.' });
}

function loadProblem(file: string, problem: Problem): Problem {
  const part = problem.part ?? 'position';
  return { ...problem, file, part, ...UNUSABLE };
}

async function readPositionFile(
  host: Host,
  name: string | undefined,
  table: TrialTable,
): Promise<PositionFile | Refusal | undefined> {
  if (name === undefined) return undefined;
  const file = await readText(host, name);
  if ('problem' in file) return { problems: [file.problem] };
  const position = readTrialPosition(table, file.text, file.name);
  if (position.ok) return position.read;
  return { problems: position.problems.map(positionProblem) };
}

/** A choice as it is typed: a number, words, several of these with commas, or none. */
function typedChoice(typed: string): NamedChoice {
  if (typed.trim().toLowerCase() === 'none') return [];
  return typed.split(',').map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : part.trim()));
}

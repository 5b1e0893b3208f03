import { watchRecord } from '@cardscape/games';
import { eitherOf, verdictLine } from '@cardscape/kernel';
import { suggest } from '../names.ts';
import { readRecordFile, writeRecord } from '../record-file.ts';
import { fitting } from './fitting.ts';
import { type CommandName, helpLines } from './help.ts';
import { couldBe, namesOf } from './naming.ts';
import { groupsOf, optionLines } from './options.ts';
import { printLines } from './print-lines.ts';
import type { Session } from './session.ts';
import { whyNot } from './why-not.ts';

const LINES_OF_LOG = 20;

/** Answers a command with lines to print. */
type Command = (session: Session, rest: string) => readonly string[] | Promise<readonly string[]>;

/** What the commands do; leaving is for the loop. */
export const commands: Record<Exclude<CommandName, 'quit'>, Command> = {
  help: (session) => helpLines(groupsOf(session)),
  hand: ({ table }) => table.hand,
  table: ({ table }) => table.lines,
  options: (session) => optionLines(session),
  card: (session, name) => describeCard(session, name),
  log: (session, rest) => {
    const story = session.log();
    return rest === 'all' ? story : story.slice(-LINES_OF_LOG);
  },
  why: (session, rest) => whyNot(session, rest),
  undo: async (session) => [await session.undo()],
  save: async ({ host, record }, file) => {
    if (file === '') return ['Type save and the name of a file.'];
    const problem = await writeRecord(host, file, record);
    return [problem ? verdictLine(problem) : `Saved to ${file}.`];
  },
  load: async (session, file) => {
    if (file === '') return ['Type load and the name of a file.'];
    return [await load(session, file)];
  },
  concede: async (session) => {
    if (!session.asked) return ['The match is over.'];
    const answer = await session.concede();
    return 'refused' in answer ? [answer.refused] : [];
  },
};

/** The words of a card; of two that the letters fit, the one that is seen. */
function describeCard({ table, opened }: Session, name: string): readonly string[] {
  if (name === '') return ['Type card and the name of a card.'];
  const all = opened.designs();
  const seen = namesOf(fitting(name, table.cards));
  const fits = seen.length > 0 ? seen : namesOf(fitting(name, all));
  const whole = all.find((design) => design.name.toLowerCase() === name.toLowerCase())?.name;
  const meant = whole ?? (fits.length === 1 ? fits[0] : undefined);
  const print = all.flatMap(({ id, name: known }) =>
    known === meant ? (opened.print(id) ?? []) : [],
  )[0];
  if (print) return printLines(print);
  if (fits.length > 1) return [couldBe(name, fits)];
  const likely = suggest(
    name,
    all.map((design) => design.name),
  );
  const hint = likely.length > 0 ? ` Did you mean ${eitherOf(likely)}?` : '';
  return [`There is no card "${name}".${hint}`];
}

async function load(session: Session, file: string): Promise<string> {
  const read = await readRecordFile(session.host, file);
  if ('problem' in read) return verdictLine(read.problem);
  const watched = await watchRecord(read.record);
  if ('problem' in watched) return `${file}: ${watched.problem}`;
  const { cannotPlayOn, opened, record } = watched.match;
  if (cannotPlayOn !== undefined || !opened) return `${file}: ${cannotPlayOn}`;
  session.take(opened, record);
  return `Loaded ${file}.`;
}

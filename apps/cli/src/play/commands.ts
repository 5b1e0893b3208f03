import { eitherOf, Match, type Option, RecordMismatch, verdictLine } from '@cardscape/kernel';
import { openGame } from '../games.ts';
import { suggest } from '../names.ts';
import { readRecordFile, writeRecord } from '../record-file.ts';
import { fitting } from './fitting.ts';
import { type CommandName, examplesOf, helpLines } from './help.ts';
import { groupLines, groupOptions, numbered, type OptionGroup } from './option-groups.ts';
import { groupFor, optionsNamed, picksOf } from './read-picks.ts';
import type { Session } from './session.ts';
import { storySince } from './table-talk.ts';

const LINES_OF_LOG = 20;

/** Answers a command with lines to print. */
type Command = (session: Session, rest: string) => readonly string[] | Promise<readonly string[]>;

/** What the commands do; leaving is for the loop. */
export const commands: Record<Exclude<CommandName, 'quit'>, Command> = {
  help: (session) => helpLines(groupsOf(session)),
  hand: ({ table, view }) => table.hand(view),
  table: ({ table, view }) => table.table(view),
  options: (session) => optionLines(session),
  card: (session, name) => describeCard(session, name),
  log: ({ match, atScreen }, rest) => {
    const story = storySince(match, 0, atScreen);
    return rest === 'all' ? story : story.slice(-LINES_OF_LOG);
  },
  why: (session, rest) => [whyNot(session, rest)],
  undo: (session) => [session.undo()],
  save: async ({ host, match }, file) => {
    if (file === '') return ['Type save and the name of a file.'];
    const problem = await writeRecord(host, file, match.record);
    return [problem ? verdictLine(problem) : `Saved to ${file}.`];
  },
  load: async (session, file) => {
    if (file === '') return ['Type load and the name of a file.'];
    return [await load(session, file)];
  },
  concede: ({ match, atScreen }) => {
    if (match.decision.ask === 'over') return ['The match is over.'];
    match.choose({ concede: atScreen });
    return [];
  },
};

/** The question and what can be answered, in lines. */
export function optionLines(session: Session): string[] {
  const { decision } = session.match;
  if (decision.ask === 'over') return ['The match is over.'];
  if (decision.ask === 'number')
    return [decision.prompt, `  a number from ${decision.min} to ${decision.max}`];
  const nothing = decision.min === 0 ? ['  none'] : [];
  return [decision.prompt, ...groupLines(groupsOf(session)), ...nothing];
}

/** What can be picked now, by what it does. */
export function groupsOf({ match }: Session): OptionGroup[] {
  const { decision, state, game } = match;
  if (decision.ask !== 'pick') return [];
  const labels = decision.options.map((option) => game.label(state, option));
  return groupOptions(decision, labels);
}

/** The words of a card; of two that the letters fit, the one that is seen. */
function describeCard({ table, view }: Session, name: string): readonly string[] {
  if (name === '') return ['Type card and the name of a card.'];
  const all = table.cardNames.map((known) => ({ name: known }));
  const seen = namesOf(fitting(name, table.cards(view)));
  const fits = seen.length > 0 ? seen : namesOf(fitting(name, all));
  const words =
    table.describe(name) ?? (fits.length === 1 ? table.describe(fits[0] ?? '') : undefined);
  if (words) return words;
  if (fits.length > 1) return [couldBe(name, fits)];
  const likely = suggest(name, table.cardNames);
  const hint = likely.length > 0 ? ` Did you mean ${eitherOf(likely)}?` : '';
  return [`There is no card "${name}".${hint}`];
}

const namesOf = (cards: readonly { readonly name: string }[]) => [
  ...new Set(cards.map(({ name }) => name)),
];

const couldBe = (typed: string, names: readonly string[]) =>
  `"${typed}" could be ${eitherOf(names)}: type more of the name.`;

/** Why something cannot be done: "swap 2", "play Thaw", "pass". */
function whyNot(session: Session, rest: string): string {
  const [typed = '', ...words] = rest.toLowerCase().split(' ');
  const groups = groupsOf(session);
  if (typed === '') {
    const [example] = examplesOf(groups);
    return `Type why and what you want to do${example ? `: why ${example}` : ''}.`;
  }
  const name = words.join(' ');
  const verb = groups.find((group) => group.verb.startsWith(typed))?.verb ?? typed;
  const group = groupFor(groups, verb, name);
  // What could be typed as an answer now needs no reason.
  if (group && (name === '' || 'picks' in picksOf(group, name))) return 'You can do that now.';
  const ways = group && /\p{L}/u.test(name) ? optionsNamed(group, name) : [];
  if (group && ways.length > 0)
    return `You can do that now. Type ${group.verb} and a number: ${numbered(group, ways)}.`;
  const act = group?.act ?? typed;
  const option = name === '' ? { act } : optionFor(session, act, name);
  if (option === undefined) return `You see no card "${name}".`;
  if (typeof option === 'string') return option;
  const { match, atScreen } = session;
  return match.game.explain(match.state, atScreen, option) ?? 'You can do that now.';
}

/** What the words mean as an option, possible or not: a card by its number or its name; or what they could. */
function optionFor(
  { table, view }: Session,
  act: string,
  name: string,
): Option | string | undefined {
  const named = fitting(name, table.cardsFor(view, act));
  const found = /^\d+$/.test(name)
    ? table.cardsFor(view, act).slice(Number(name) - 1, Number(name))
    : named.length > 0
      ? named
      : fitting(name, table.cards(view));
  const names = namesOf(found);
  if (names.length > 1) return couldBe(name, names);
  const card = found[0]?.card;
  return card === undefined ? undefined : { act, card };
}

async function load(session: Session, file: string): Promise<string> {
  const read = await readRecordFile(session.host, file);
  if ('problem' in read) return verdictLine(read.problem);
  const { record } = read;
  const opened = openGame(record.game, record.cards, record.options);
  if ('problem' in opened) return `${file}: ${opened.problem}`;
  try {
    session.take(opened, Match.of(opened.game, record));
    return `Loaded ${file}.`;
  } catch (error) {
    if (!(error instanceof RecordMismatch)) throw error;
    return `${file}: ${error.message}`;
  }
}

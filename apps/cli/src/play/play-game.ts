import { cardsFor, type GameEntry, openGame, startOf } from '@cardscape/games';
import {
  type BroughtCards,
  counted,
  type MatchStart,
  type OpenedGame,
  type Problem,
  randomFrom,
  type SideWish,
  type TextFile,
  verdictLine,
} from '@cardscape/kernel';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { findNamed } from '../names.ts';
import { readText } from '../read-text.ts';
import { writeRecord } from '../record-file.ts';
import { endingsOf, readCards } from './read-cards.ts';
import { type BotKind, Session } from './session.ts';
import { playerName } from './table-talk.ts';
import { playAtTerminal } from './terminal.ts';

/** What `cardscape play GAME` is told. */
export interface PlayOptions {
  readonly you?: string;
  readonly opponent?: string;
  readonly edition?: string;
  readonly position?: string;
  readonly cards?: readonly string[];
  readonly alone?: boolean;
  readonly bot?: BotKind;
  readonly two?: boolean;
  readonly seed?: string;
  readonly record?: string;
}

type Found<Part> = Part | { readonly problems: readonly Problem[] };

/** `cardscape play GAME`: a whole match by typed commands. */
export async function playGame(
  host: Host,
  entry: GameEntry,
  options: PlayOptions,
): Promise<ExitCode> {
  const begun = await beginMatch(host, entry, options);
  if ('problems' in begun) return complain(host, begun.problems);
  const { opened, start, sides } = begun;
  const { bot = 'greedy', two = false } = options;
  const session = new Session(host, opened, start, ['person', two ? 'person' : bot]);
  host.print(`${greeting(session, entry, sides)} Type help for the commands.`);
  return playRecorded(session, options.record);
}

interface Begun {
  readonly opened: OpenedGame;
  readonly start: MatchStart<unknown>;
  /** What was wished for. */
  readonly sides: Sides;
}

type Sides = readonly [SideWish | undefined, SideWish | undefined];

async function beginMatch(
  host: Host,
  entry: GameEntry,
  options: PlayOptions,
): Promise<Found<Begun>> {
  const { seed = host.newSeed(), edition } = options;
  const cards = await broughtCards(host, entry, options);
  if (cards && 'problems' in cards) return cards;
  const position = await givenFile(host, options.position);
  if (position && 'severity' in position) return { problems: [position] };
  const opening = await openGame(entry.name, { ...(cards && { cards }), position });
  if ('problems' in opening) return opening;
  const { opened } = opening;
  // What cannot be used is told; the rest plays.
  tellProblems(host, opened.problems);
  const wishes = [
    await sideWish(host, opened, options.you),
    await sideWish(host, opened, options.opponent),
  ] as const;
  const problems = wishes.flatMap((wish) => (isProblem(wish) ? [wish] : []));
  if (problems.length > 0) return { problems };
  const sides = wishes as Sides;
  const arranged = opened.arrange(
    { sides, ...(edition !== undefined && { variant: edition }) },
    randomFrom(`${seed}/decks`),
  );
  if ('problems' in arranged) return arranged;
  const reopening = cards ? await withNeeded(entry, opened, arranged.options, seed) : opening;
  if ('problems' in reopening) return reopening;
  const { opened: played } = reopening;
  return { opened: played, start: startOf(played, arranged.options, { seed }), sides };
}

/** More problems than that are counted: a long list of cards may have thousands of warnings. */
const MOST_TOLD = 20;

function tellProblems(host: Host, problems: readonly Problem[]): void {
  for (const problem of problems.slice(0, MOST_TOLD)) host.complain(verdictLine(problem));
  const more = problems.length - MOST_TOLD;
  if (more > 0) host.complain(`And ${counted(more, 'more problem')}.`);
}

/** The game with those brought cards alone that the match needs: its record carries no others. */
function withNeeded(entry: GameEntry, opened: OpenedGame, options: unknown, seed: string) {
  const cards = cardsFor(opened, options, seed);
  return openGame(entry.name, { ...(cards && { cards }), position: opened.position });
}

/** The cards of files and folders; they are kept in the record, so that it replays. */
async function broughtCards(
  host: Host,
  entry: GameEntry,
  { cards, alone = false }: PlayOptions,
): Promise<Found<BroughtCards> | undefined> {
  if (!cards) return undefined;
  const read = await readCards(host, cards, endingsOf((await entry.set()).files));
  return 'problems' in read || !alone ? read : { ...read, alone };
}

/** A side as it is wished for: by its name, or by the file that it is written down in. */
async function sideWish(
  host: Host,
  opened: OpenedGame,
  name: string | undefined,
): Promise<SideWish | Problem | undefined> {
  if (name === undefined || findNamed(name, opened.sides())) return name;
  const found = await host.files.look(name).catch(() => undefined);
  return found ? givenFile(host, name) : name;
}

/** A file that somebody named, as a game reads it. */
async function givenFile(
  host: Host,
  name: string | undefined,
): Promise<TextFile | Problem | undefined> {
  if (name === undefined) return undefined;
  const file = await readText(host, name);
  return 'problem' in file ? file.problem : { path: name, text: file.text };
}

function isProblem(wish: SideWish | Problem | undefined): wish is Problem {
  return typeof wish === 'object' && 'severity' in wish;
}

function greeting({ opened, start, shared }: Session, { title }: GameEntry, sides: Sides): string {
  // Where there is nothing to play as, or the position says it, there is nothing to tell.
  if (opened.sides().length === 0 || opened.position !== undefined)
    return shared ? `Two play ${title}.` : `You play ${title}.`;
  const names = opened.sideNames(start.options);
  // What someone wrote down goes by its file.
  const [first, second] = names.map((name, seat) => {
    const wish = sides[seat];
    return typeof wish === 'object' ? wish.path : name;
  });
  return shared
    ? `${playerName(0)} plays ${first}, ${playerName(1).toLowerCase()} plays ${second}.`
    : `You play ${first}; your opponent plays ${second}.`;
}

/** Plays a match at the terminal and keeps its record in a file, if one is named. */
async function playRecorded(session: Session, file: string | undefined): Promise<ExitCode> {
  if (file === undefined) {
    await playAtTerminal(session);
    return EXIT.fine;
  }
  const write = () => writeRecord(session.host, file, session.record);
  const refused = await write();
  if (!refused) await playAtTerminal(session, async () => void (await write()));
  const problem = refused ?? (await write());
  return problem ? complain(session.host, [problem]) : EXIT.fine;
}

function complain(host: Host, problems: readonly Problem[]): ExitCode {
  for (const problem of problems) host.complain(verdictLine(problem));
  return EXIT.wrong;
}

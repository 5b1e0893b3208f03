import {
  type BroughtCards,
  below,
  eitherOf,
  fileProblem,
  Match,
  type Problem,
  randomFrom,
  verdictLine,
} from '@cardscape/kernel';
import { type CardSet, coreFiles, type KolymaOptions, loadSet } from '@cardscape/kolyma';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { readCardFiles } from '../kolyma/card-files.ts';
import { findNamed, suggest } from '../names.ts';
import { kolymaAtTerminal } from './kolyma.ts';
import { playRecorded } from './play-recorded.ts';
import { Session, type Sitting } from './session.ts';

/** What `cardscape play kolyma` is told. */
export interface PlayOptions {
  readonly you?: string;
  readonly opponent?: string;
  readonly bot?: 'random' | 'greedy';
  readonly two?: boolean;
  readonly seed?: string;
  readonly record?: string;
  readonly cards?: readonly string[];
}

type Opened<Part> = Part | { readonly problems: readonly Problem[] };

/** `cardscape play kolyma`: a whole match by typed commands. */
export async function playKolyma(host: Host, options: PlayOptions): Promise<ExitCode> {
  const opened = await openMatch(host, options);
  if ('problems' in opened) {
    for (const problem of opened.problems) host.complain(verdictLine(problem));
    return EXIT.wrong;
  }
  const { session, names } = opened;
  host.print(
    session.shared
      ? `${names[0]} plays ${names[1]}. Type help for the commands.`
      : `You are ${names[0]}; your opponent is ${names[1]}. Type help for the commands.`,
  );
  return playRecorded(session, options.record);
}

async function openMatch(
  host: Host,
  options: PlayOptions,
): Promise<Opened<{ session: Session; names: readonly [string, string] }>> {
  const { bot = 'greedy', two = false, seed = host.newSeed() } = options;
  const cards = await openCards(host, options.cards);
  if ('problems' in cards) return cards;
  const names = chooseCharacters(cards.set, options, seed);
  if ('problems' in names) return names;
  const table = kolymaAtTerminal(cards.set);
  const start: KolymaOptions = { characters: names.chosen };
  const { brought } = cards;
  const match = new Match(table.game, { options: start, seed, ...(brought && { cards: brought }) });
  const opponent = two ? 'person' : table.bots[bot];
  const sitting: Sitting = ['person', opponent ?? 'person'];
  return { session: new Session(host, table, match, sitting), names: names.chosen };
}

/** The built-in set with the user's files; those are kept in the record, so that it replays. */
async function openCards(
  host: Host,
  names: readonly string[] = [],
): Promise<Opened<{ set: CardSet; brought: BroughtCards | undefined }>> {
  const read = await readCardFiles(host, names);
  const unreadable = read.flatMap((file) => ('problem' in file ? [file.problem] : []));
  if (unreadable.length > 0) return { problems: unreadable };
  const files = read.flatMap((file) => ('text' in file ? [file] : []));
  const { set, errors } = loadSet([...files, ...coreFiles]);
  const ours = errors.filter(({ file }) => files.some(({ name }) => name === file));
  if (ours.length > 0) return { problems: ours };
  const brought = files.map(({ name, text }) => ({ path: name, text }));
  return { set, brought: brought.length > 0 ? { files: brought } : undefined };
}

/** The characters that are asked for; for the others, chance by the seed. */
function chooseCharacters(
  { characters }: CardSet,
  { you, opponent }: PlayOptions,
  seed: string,
): Opened<{ chosen: readonly [string, string] }> {
  const names = characters.map(({ name }) => name);
  const problems: Problem[] = [];
  const asked = [you, opponent].map((name) => {
    if (name === undefined) return undefined;
    const found = findNamed(name, characters)?.name;
    if (found === undefined) problems.push(unknownCharacter(name, names));
    return found;
  });
  if (problems.length > 0) return { problems };
  const random = randomFrom(`${seed}/characters`);
  const drawn = asked.map((name) => {
    if (name !== undefined) return name;
    const free = names.filter((other) => !asked.includes(other));
    return free[below(random, free.length)] ?? '';
  });
  return { chosen: [drawn[0] ?? '', drawn[1] ?? ''] };
}

function unknownCharacter(name: string, known: readonly string[]): Problem {
  const likely = suggest(name, known);
  const expected = (likely.length > 0 ? likely : known).map((other) => `"${other}"`);
  const message = `There is no character of that name; expected ${eitherOf(expected)}.`;
  return fileProblem(name, { found: `"${name}"`, expected, message });
}

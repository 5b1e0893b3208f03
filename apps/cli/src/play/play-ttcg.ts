import {
  below,
  eitherOf,
  fileProblem,
  Match,
  type Problem,
  type Random,
  randomFrom,
  verdictLine,
} from '@cardscape/kernel';
import {
  checkDeck,
  coreDecks,
  coreSet,
  DEFAULT_EDITION,
  type Deck,
  deckKeys,
  EDITIONS,
  type EditionName,
  type TtcgOptions,
} from '@cardscape/ttcg';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { findNamed, suggest } from '../names.ts';
import { deckOfFile } from '../ttcg/deck-check.ts';
import { playRecorded } from './play-recorded.ts';
import { Session, type Sitting } from './session.ts';
import { ttcgAtTerminal } from './ttcg.ts';

/** What `cardscape play ttcg` is told. */
export interface PlayTtcgOptions {
  readonly edition?: EditionName;
  readonly you?: string;
  readonly opponent?: string;
  readonly bot?: 'random' | 'greedy';
  readonly two?: boolean;
  readonly seed?: string;
  readonly record?: string;
}

type Found<Part> = Part | { readonly problems: readonly Problem[] };

/** `cardscape play ttcg`: a whole match by typed commands. */
export async function playTtcg(host: Host, options: PlayTtcgOptions): Promise<ExitCode> {
  const { edition = DEFAULT_EDITION, bot = 'greedy', seed = host.newSeed() } = options;
  const decks = await chooseDecks(host, options, edition, seed);
  if ('problems' in decks) {
    for (const problem of decks.problems) host.complain(verdictLine(problem));
    return EXIT.wrong;
  }
  const [yours, theirs] = decks.chosen;
  const start: TtcgOptions = { edition, decks: [deckKeys(yours), deckKeys(theirs)] };
  const table = ttcgAtTerminal(coreSet());
  const match = new Match(table.game, { options: start, seed });
  const sitting: Sitting = ['person', (options.two ? undefined : table.bots[bot]) ?? 'person'];
  const session = new Session(host, table, match, sitting);
  const names = [yours, theirs].map(({ name }) => name || 'a deck without a name');
  host.print(
    session.shared
      ? `Player 1 plays ${names[0]}, player 2 plays ${names[1]}. Type help for the commands.`
      : `You play ${names[0]}; your opponent plays ${names[1]}. Type help for the commands.`,
  );
  return playRecorded(session, options.record);
}

/** The decks that are asked for; for the others, chance by the seed. */
async function chooseDecks(
  host: Host,
  { you, opponent }: PlayTtcgOptions,
  edition: EditionName,
  seed: string,
): Promise<Found<{ chosen: readonly [Deck, Deck] }>> {
  const random = randomFrom(`${seed}/decks`);
  const legal = coreDecks().filter((deck) => faultsOf(deck, edition).length === 0);
  const first = await findDeck(host, you, edition, legal, random);
  const others = 'deck' in first ? legal.filter((deck) => deck !== first.deck) : legal;
  const second = await findDeck(host, opponent, edition, others, random);
  if ('deck' in first && 'deck' in second) return { chosen: [first.deck, second.deck] };
  return { problems: [first, second].flatMap((one) => ('problems' in one ? one.problems : [])) };
}

async function findDeck(
  host: Host,
  name: string | undefined,
  edition: EditionName,
  free: readonly Deck[],
  random: Random,
): Promise<Found<{ deck: Deck }>> {
  if (name === undefined) return { deck: free[below(random, free.length)] as Deck };
  const known = findNamed(name, coreDecks());
  const found = known ? { deck: known, problems: [] } : await fileDeck(host, name);
  if (!found.deck || found.problems.length > 0) return { problems: found.problems };
  const problems = faultsOf(found.deck, edition).map((message) =>
    fileProblem(name, { found: 'a deck that is not legal', expected: [edition], message }),
  );
  return problems.length > 0 ? { problems } : { deck: found.deck };
}

async function fileDeck(host: Host, name: string): ReturnType<typeof deckOfFile> {
  const exists = await host.files.look(name).catch(() => undefined);
  return exists ? deckOfFile(host, name) : { problems: [unknownDeck(name)] };
}

function faultsOf(deck: Deck, edition: EditionName): string[] {
  return checkDeck(deck, coreSet(), EDITIONS[edition]).map(({ message }) => message);
}

function unknownDeck(name: string): Problem {
  const known = coreDecks().map((deck) => deck.name);
  const likely = suggest(name, known);
  const expected = (likely.length > 0 ? likely : known).map((other) => `"${other}"`);
  const message = `There is neither a deck nor a file of that name; expected ${eitherOf(expected)}.`;
  return fileProblem(name, { found: `"${name}"`, expected, message });
}

import { below, eitherOf, Match, type Random, randomFrom, verdictLine } from '@cardscape/kernel';
import type { CardDesign, ShowdownOptions } from '@cardscape/showdown';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { findNamed, suggest } from '../names.ts';
import { loadCards } from '../showdown/load-cards.ts';
import {
  deckFor,
  type KeptDescriptor,
  type PlayingSet,
  playingSet,
} from '../showdown/playing-set.ts';
import { playRecorded } from './play-recorded.ts';
import { Session, type Sitting } from './session.ts';
import { showdownAtTerminal } from './showdown.ts';

/** What `cardscape play showdown` is told. */
export interface PlayShowdownOptions {
  readonly you?: string;
  readonly opponent?: string;
  readonly cards?: readonly string[];
  readonly bot?: 'random' | 'greedy';
  readonly two?: boolean;
  readonly seed?: string;
  readonly record?: string;
}

type Refusal = { readonly problem: string };

/** `cardscape play showdown`: a whole match by typed commands. */
export async function playShowdown(host: Host, options: PlayShowdownOptions): Promise<ExitCode> {
  const { bot = 'greedy', two = false, seed = host.newSeed() } = options;
  const opened = await openFolders(host, options.cards);
  if ('problem' in opened) return complain(host, opened.problem);
  const { set, files } = opened;
  const random = randomFrom(`${seed}/decks`);
  const yours = findCharacter(set, options.you, random);
  const theirs = findCharacter(set, options.opponent, random);
  if ('problem' in yours) return complain(host, yours.problem);
  if ('problem' in theirs) return complain(host, theirs.problem);
  const start: ShowdownOptions = {
    characters: [yours.name, theirs.name],
    decks: [deckFor(set, yours, random), deckFor(set, theirs, random)],
  };
  const table = showdownAtTerminal(set);
  const match = new Match(table.game, {
    options: start,
    seed,
    ...(files && { cards: { files, alone: true } }),
  });
  const sitting: Sitting = ['person', (two ? undefined : table.bots[bot]) ?? 'person'];
  const session = new Session(host, table, match, sitting);
  host.print(
    session.shared
      ? `Player 1 plays ${yours.name}, player 2 plays ${theirs.name}. Type help for the commands.`
      : `You play ${yours.name}; your opponent plays ${theirs.name}. Type help for the commands.`,
  );
  return playRecorded(session, options.record);
}

/** The built-in set, or the cards of folders; those are kept in the record, so that it replays. */
async function openFolders(
  host: Host,
  folders: readonly string[] | undefined,
): Promise<{ set: PlayingSet; files?: readonly KeptDescriptor[] } | Refusal> {
  if (!folders) return { set: playingSet() };
  const { cards, files, problems } = await loadCards(host, folders);
  // What cannot be used is told; the rest plays.
  for (const problem of problems) host.complain(verdictLine(problem));
  if (cards.length === 0) return { problem: 'There are no cards to play with.' };
  return { set: playingSet(files), files };
}

function findCharacter(
  { characters }: PlayingSet,
  name: string | undefined,
  random: Random,
): CardDesign | Refusal {
  if (name === undefined) return characters[below(random, characters.length)] as CardDesign;
  const found = findNamed(name, characters);
  if (found) return found;
  const known = characters.map((character) => character.name);
  const likely = suggest(name, known);
  const expected = (likely.length > 0 ? likely : known).map((other) => `"${other}"`);
  return { problem: `There is no character "${name}"; expected ${eitherOf(expected)}.` };
}

function complain(host: Host, line: string): ExitCode {
  host.complain(line);
  return EXIT.wrong;
}

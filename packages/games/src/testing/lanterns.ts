import {
  type BroughtCards,
  type CardSetFiles,
  type Choice,
  digest,
  type MatchRecord,
  type OpenedGame,
  problemLine,
} from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { SeenKeeper } from '@cardscape/kernel/replay';
import { lanternsModule } from '@cardscape/lanterns';
import { builtInSet, pickOf } from '@cardscape/lanterns/testing';
import type { GameEntry } from '../games.ts';
import { openGame } from '../open-game.ts';
import { startOf } from '../open-record.ts';

/** A lantern as its file holds it. */
interface Lantern {
  readonly name: string;
  readonly value: number;
  readonly rarity: number;
}

/** The list of games with Lanterns alone, whose set has these texts in the place of others. */
export function lanternsWith(...changes: readonly (readonly [string, string])[]): GameEntry[] {
  const files = builtInSet.files.map(({ path, text }) => ({
    path,
    text: changes.reduce(changed, text),
  }));
  return listWith(files);
}

/** The list of games with Lanterns alone, of these lanterns. */
export function lanternsOf(lanterns: readonly Lantern[]): GameEntry[] {
  return listWith([{ path: 'cards.json', text: JSON.stringify(lanterns) }]);
}

function listWith(files: CardSetFiles['files']): GameEntry[] {
  const set: CardSetFiles = { id: builtInSet.id, hash: digest(files), files };
  return [
    {
      name: 'lanterns',
      title: 'Lanterns',
      module: async () => lanternsModule,
      set: async () => set,
    },
  ];
}

function changed(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`the set has no ${from}`);
  return text.replace(from, to);
}

/** Lanterns with a list, opened. */
export async function openLanterns(
  list?: readonly GameEntry[],
  cards?: BroughtCards,
): Promise<OpenedGame> {
  const opening = await openGame('lanterns', { ...(cards && { cards }) }, list);
  if ('problems' in opening) throw new Error(problemLine(opening.problems[0]));
  return opening.opened;
}

/** What a test chooses: acts by their names, or picks as they are. */
type Chosen = readonly (string | Choice)[];

/** A change of a lantern that the first player keeps in the usual match, with the third choice. */
export const MOON = ['"Paper Moon", "value": 7', '"Paper Moon", "value": 2'] as const;

/** A match in which the first player keeps what they are dealt. */
const USUAL: Chosen = ['keep', 'roll', 'keep', 'peek', 'keep', 'draw', 'bid', [2], 'show'];

/** The record of a match that was played, with what was seen of it. */
export function recordOf(opened: OpenedGame, chosen: Chosen = USUAL): SeenRecord {
  const start = startOf(opened, { turns: 12 }, { seed: 'games', names: ['Ada', 'Bo'] });
  const match = new Match(opened.game, start);
  for (const choice of chosen)
    match.choose(typeof choice === 'string' ? pickOf(match.decision, choice) : choice);
  return { ...match.record, seen: new SeenKeeper(match, opened).seen() };
}

/** A record that has what was seen. */
type SeenRecord = MatchRecord & Required<Pick<MatchRecord, 'seen'>>;

/** The same record without what was seen. */
export function unseen({ seen: _, ...record }: MatchRecord): MatchRecord {
  return record;
}

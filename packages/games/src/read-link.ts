import {
  counted,
  type MatchRecord,
  type OpenedGame,
  problemLine,
  type ReadRecord,
  readRecord,
} from '@cardscape/kernel';
import type { GameEntry } from './games.ts';
import { unpackFormat1 } from './link/format-1-link.ts';
import { packLink } from './link/pack-link.ts';
import { findDesigns, type PackedRecord, unpackLink } from './link/unpack-link.ts';
import { openGame } from './open-game.ts';
import { designsOf } from './open-record.ts';

const DAMAGED =
  'This link is damaged or incomplete. Copy the whole link again, or ask for the record as a file.';

/** The letters of a link to a record; links of today and of before are told apart by their keys. */
export interface LinkLetters {
  readonly key: 'm' | 'r';
  readonly letters: string;
}

/** Packs a record for a link; without an opened game designs are written out by their names. */
export function writeLink(
  record: MatchRecord,
  opened: Pick<OpenedGame, 'designs'> | undefined,
): LinkLetters {
  const all = opened?.designs().map(({ id }) => id) ?? [];
  return { key: 'm', letters: packLink(record, all) };
}

/** Reads the record of a link with the set at hand, or says what is wrong. */
export async function readLink(
  { key, letters }: LinkLetters,
  list?: readonly GameEntry[],
): Promise<ReadRecord> {
  const read = attempt(() => (key === 'r' ? unpackFormat1(letters) : unpackLink(letters)));
  if (read === undefined) return { problem: DAMAGED };
  return 'coding' in read ? withDesigns(read, list) : read;
}

/** What comes of reading something that may be damaged; nothing if it is. */
function attempt<Thing>(read: () => Thing): Thing | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

async function withDesigns(
  packed: PackedRecord,
  list: readonly GameEntry[] | undefined,
): Promise<ReadRecord> {
  // What the link says besides its options is looked at before a game is opened with it.
  const outer = readRecord({ ...packed.record, options: {} });
  if ('problem' in outer) return { problem: `${DAMAGED} (${outer.problem})` };
  const { game, cards } = outer.record;
  const opening = await openGame(game, { ...(cards && { cards }) }, list);
  if ('problems' in opening) return { problem: problemLine(opening.problems[0]) };
  const { opened } = opening;
  const known = opened.designs().map(({ id }) => ({ id, hash: opened.designHash(id) ?? '' }));
  const found = attempt(() => findDesigns(packed, known));
  if (found === undefined) return { problem: DAMAGED };
  if ('missing' in found)
    return {
      problem: `This link names ${counted(found.missing, 'card')} that the set ${opened.set.id} does not have. Ask for the record as a file.`,
    };
  const { options, designs } = found;
  const read = readRecord({ ...outer.record, options, designs });
  if ('problem' in read) return { problem: `${DAMAGED} (${read.problem})` };
  return { record: { ...read.record, designs: await withOthers(packed, read.record, list) } };
}

/**
 * The designs that take part without being named in the options go by their order: their hashes are those
 * of the designs that take part here, if there are as many.
 */
async function withOthers(
  { others }: PackedRecord,
  record: MatchRecord,
  list: readonly GameEntry[] | undefined,
): Promise<Record<string, string>> {
  const { game, cards, options, position, seed, designs = {} } = record;
  const opening = await openGame(game, { ...(cards && { cards }), options, position }, list);
  if ('problems' in opening) return designs;
  const { opened } = opening;
  const present = designsOf(opened, opened.game.setup(opened.options, seed).state);
  const unnamed = Object.keys(present).filter((design) => !Object.hasOwn(designs, design));
  if (unnamed.length !== others.length) return designs;
  const hashes = unnamed.map((design, at) => [design, others[at] as string] as const);
  const taking = hashes.filter(([, hash]) => hash !== '');
  return { ...designs, ...Object.fromEntries(taking) };
}

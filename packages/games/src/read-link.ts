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
  let packed: PackedRecord;
  try {
    if (key === 'r') return unpackFormat1(letters);
    packed = unpackLink(letters);
  } catch {
    return { problem: DAMAGED };
  }
  return withDesigns(packed, list);
}

async function withDesigns(
  packed: PackedRecord,
  list: readonly GameEntry[] | undefined,
): Promise<ReadRecord> {
  const { record } = packed;
  const opening = await openGame(
    record.game,
    { ...(record.cards && { cards: record.cards }) },
    list,
  );
  if ('problems' in opening) return { problem: problemLine(opening.problems[0]) };
  const { opened } = opening;
  const known = opened.designs().map(({ id }) => ({ id, hash: opened.designHash(id) ?? '' }));
  const found = findDesigns(packed, known);
  if ('missing' in found)
    return {
      problem: `This link names ${counted(found.missing, 'card')} that the set ${opened.set.id} does not have. Ask for the record as a file.`,
    };
  const read = readRecord({ ...record, options: found.options, designs: found.designs });
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
  const taking = designsOf(opened, opened.game.setup(opened.options, seed).state);
  const unnamed = Object.keys(taking).filter((design) => !Object.hasOwn(designs, design));
  if (unnamed.length !== others.length) return designs;
  const hashes = unnamed.map((design, at) => [design, others[at] as string] as const);
  return { ...designs, ...Object.fromEntries(hashes) };
}

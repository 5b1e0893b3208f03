import {
  type MatchRecord,
  type OpenedGame,
  type Opening,
  problemLines,
  type ReadRecord,
  readRecord,
} from '@cardscape/kernel';
import type { GameEntry } from './games.ts';
import { textsIn, unmarkDesigns } from './link/design-marks.ts';
import { findDesigns, type KnownDesign } from './link/find-designs.ts';
import { unpackFormat1 } from './link/format-1-link.ts';
import { packLink } from './link/pack-link.ts';
import { type PackedRecord, unpackLink } from './link/unpack-link.ts';
import { openGame } from './open-game.ts';

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
  return 'designs' in read ? withDesigns(read, list) : read;
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
  const opening = await openCards(outer.record, list);
  if ('problems' in opening) return { problem: problemLines(opening.problems) };
  const { opened } = opening;
  const found = findDesigns(packed.designs, knownTo(opened, packed));
  if ('missing' in found) return { problem: goneWords(found.missing, opened.set.id) };
  const { named, designs } = found;
  const options = attempt(() => unmarkDesigns({ ...packed, named }));
  if (options === undefined) return { problem: DAMAGED };
  const read = readRecord({ ...outer.record, options, designs });
  return 'problem' in read ? { problem: `${DAMAGED} (${read.problem})` } : read;
}

/** The cards of a record; a position may bring some of its own, if it can be opened here. */
async function openCards(
  { game, cards, position }: MatchRecord,
  list: readonly GameEntry[] | undefined,
): Promise<Opening<OpenedGame>> {
  const brought = { ...(cards && { cards }) };
  const opening = await openGame(game, { ...brought, position }, list);
  return 'opened' in opening || position === undefined ? opening : openGame(game, brought, list);
}

/** The designs at hand, and what may be the name of one that is not. */
function knownTo(opened: OpenedGame, { options }: PackedRecord): KnownDesign[] {
  const known = new Map(opened.designs().map(({ id }) => [id, opened.designHash(id) ?? '']));
  for (const text of textsIn(options)) if (!known.has(text)) known.set(text, '');
  return [...known].map(([id, hash]) => ({ id, hash }));
}

function goneWords(missing: number, set: string): string {
  const [what, whose] =
    missing > 1
      ? [`At least ${missing} cards of this match are`, 'their names']
      : ['A card of this match is', 'its name'];
  return `${what} no longer in the set ${set}, and the link does not hold ${whose}. Ask for the record as a file.`;
}

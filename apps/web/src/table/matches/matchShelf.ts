import type { MatchRecord } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import { browserShelf, kept, prefix, type Shelf } from '../../look/browser/storage.ts';
import { packedRecord, recordPacker } from '../kept/packedRecord.ts';
import { roomyShelf } from '../kept/roomyShelf.ts';
import { type SeatPlans, seatPlans } from '../set-up/seats.ts';
import { type MatchEntry, matchIndex } from './matchIndex.ts';

/** A match as it was left: to be gone on with, or at its end. */
export interface KeptMatch {
  readonly plans: SeatPlans;
  readonly record: MatchRecord;
  readonly over: boolean;
  /** The first step that can be taken back. */
  readonly undoFrom?: number | undefined;
}

const matchSchema = z.object({
  plans: seatPlans,
  record: packedRecord,
  over: z.boolean(),
  undoFrom: z.optional(z.number()),
});

/** So many matches can be open at once. */
export const MOST_OPEN = 12;
/** So many that have ended can be watched; where there is no room, what was seen of the oldest gives way. */
const mostOver = 24;

/** The matches that this browser keeps, each under its id. */
export interface MatchShelf {
  /** The newest first. */
  all(): readonly MatchEntry[];
  find(id: string): MatchEntry | undefined;
  read(id: string): KeptMatch | undefined;
  /** Keeps a match. Says whether the browser does. */
  write(about: Omit<MatchEntry, 'over' | 'at'>, match: KeptMatch): boolean;
  throwAway(id: string): void;
}

/** The game of a match, which its id begins with. */
export function gameOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

/** The id of a new match: its game, and something short that no other has. */
export function freshId(game: string): string {
  const [one = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${game}-${one.toString(36)}`;
}

/** The shelf of matches: the browser's, if none is given. */
export function matchShelf(shelf: () => Shelf | undefined = browserShelf): MatchShelf {
  const index = matchIndex(shelf);
  const roomy = () => roomyShelf(shelf());
  const place = (id: string) =>
    kept<KeptMatch | null, unknown>(`matches/${id}`, 1, null, matchSchema, roomy);
  const packers = new Map<string, ReturnType<typeof recordPacker>>();
  const without = (id: string) => index.read().filter((each) => each.id !== id);
  const all = () => {
    takeOver(shelf(), index);
    return index.read();
  };
  return {
    all,
    find: (id) => all().find((each) => each.id === id),
    read: (id) => place(id).read() ?? undefined,
    write(about, { record, ...match }) {
      const pack = packers.get(about.id) ?? recordPacker();
      packers.set(about.id, pack);
      if (!place(about.id).write({ ...match, record: pack(record) })) return false;
      const before = without(about.id);
      const at = Math.max(Date.now(), ...all().map((each) => each.at + 1));
      const ended = before.filter(({ over }) => over).slice(mostOver);
      for (const { id } of ended) place(id).forget();
      const rest = before.filter((each) => !ended.includes(each));
      return index.write([{ ...about, over: match.over, at }, ...rest]);
    },
    throwAway(id) {
      place(id).forget();
      index.write(without(id));
    },
  };
}

const oldMatch = z.object({ plans: seatPlans, over: z.boolean() });

/** Before, one match of each game was kept, under the name of the game: it is moved as it is. */
function takeOver(
  shelf: Shelf | undefined,
  index: { read(): readonly MatchEntry[]; write(entries: readonly MatchEntry[]): boolean },
): void {
  if (!shelf) return;
  // Before, the last match that ended was kept a second time.
  shelf.removeItem(`${prefix}/lastRecord/1`);
  const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '');
  for (const key of keys) {
    const game = new RegExp(`^${prefix}/match/([a-z]+)/2$`).exec(key)?.[1];
    if (game !== undefined) moveOver(shelf, key, game, index);
  }
}

function moveOver(shelf: Shelf, key: string, game: string, index: Parameters<typeof takeOver>[1]) {
  const text = shelf.getItem(key) ?? 'null';
  // There may be no room for it twice.
  shelf.removeItem(key);
  try {
    const { plans, over } = oldMatch.parse(JSON.parse(text));
    const id = freshId(game);
    shelf.setItem(`${prefix}/matches/${id}/1`, text);
    const names = [plans[0].name, plans[1].name] as const;
    index.write([{ id, game, names, where: '', over, at: Date.now() }, ...index.read()]);
  } catch {
    // What is no match is not kept any longer.
  }
}

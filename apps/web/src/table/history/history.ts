import type { Seat } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import { browserShelf, kept, type Shelf } from '../../look/browser/storage.ts';

const seat = z.union([z.literal(0), z.literal(1)]);

const pastMatch = z.object({
  id: z.string(),
  game: z.string(),
  /** Who played, by seat, and who of them is a person. */
  names: z.readonly(z.tuple([z.string(), z.string()])),
  people: z.readonly(z.array(seat)),
  /** What they played: decks, characters. Left out where a game has no names for that. */
  sides: z.optional(z.readonly(z.tuple([z.string(), z.string()]))),
  winner: z.union([seat, z.null()]),
  /** Whether it was given up. */
  conceded: z.boolean(),
  /** How long it was: how far it came ("Turn 9"), and how many choices were made. */
  where: z.string(),
  choices: z.number(),
  /** How it stood at its end: "20 to 14 points". */
  standing: z.optional(z.string()),
  ended: z.number(),
});

/** A match that was played to its end. */
export type PastMatch = Readonly<z.infer<typeof pastMatch>>;

/** The matches that someone has finished: this browser keeps them, and an account can in its place. */
export interface MatchHistory {
  /** The newest first. */
  all(): Promise<readonly PastMatch[]>;
  /** Adds a match that has ended; one with the same id gives way to it. */
  add(match: PastMatch): Promise<void>;
  /** Takes a match out: its end was taken back, or somebody wants it gone. */
  remove(id: string): Promise<void>;
}

/** So many are kept in a browser; then the oldest give way. */
const most = 1000;

/** The history that a browser keeps by itself. */
export function historyOn(shelf: () => Shelf | undefined = browserShelf): MatchHistory {
  const place = kept<readonly PastMatch[]>('history', 1, [], z.array(pastMatch), shelf);
  const without = (id: string) => place.read().filter((match) => match.id !== id);
  return {
    all: async () => place.read(),
    async add(match) {
      place.write([match, ...without(match.id)].slice(0, most));
    },
    async remove(id) {
      if (place.read().some((match) => match.id === id)) place.write(without(id));
    },
  };
}

/** The history of whoever sits here. */
export const history: MatchHistory = historyOn();

/** The seat of the one person who played against a program; nothing where two people did, or none. */
export function mySeat({ people }: Pick<PastMatch, 'people'>): Seat | undefined {
  return people.length === 1 ? people[0] : undefined;
}

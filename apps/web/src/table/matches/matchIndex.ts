import { z } from '@cardscape/kernel/schema';
import { browserShelf, type Kept, kept, type Shelf } from '../../look/browser/storage.ts';

const entry = z.object({
  id: z.string(),
  game: z.string(),
  /** Who plays, by seat. */
  names: z.readonly(z.tuple([z.string(), z.string()])),
  /** What they play, by seat: characters, decks. Left out where a game has none, or was kept before. */
  sides: z.optional(z.readonly(z.tuple([z.string(), z.string()]))),
  /** Where it stands, as both may know: "Round 2". */
  where: z.string(),
  /** How it stands, as both may know: "20 to 14 points". */
  standing: z.optional(z.string()),
  over: z.boolean(),
  /** When it was written last. */
  at: z.number(),
});

/** A match of the shelf, as lists show it. */
export type MatchEntry = Readonly<z.infer<typeof entry>>;

/** What is known of the matches of a browser without reading any of them. */
export function matchIndex(
  shelf: () => Shelf | undefined = browserShelf,
): Kept<readonly MatchEntry[]> {
  return kept<readonly MatchEntry[]>('matches', 1, [], z.array(entry), shelf);
}

/** The id of the match on the front page, once it lies there; empty before. */
export const frontMatch = kept<string>('front-match', 1, '', z.string());

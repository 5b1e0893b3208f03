import { z } from '@cardscape/kernel/schema';
import type { CardSet } from '@cardscape/kolyma';
import { kept } from '../../../look/browser/storage.ts';
import { opponentKey } from '../../../table/set-up/opponents.ts';

const setUpSchema = z.object({ mine: z.string(), theirs: z.string(), opponent: opponentKey });

/** A match as it was last set up. */
export type LastSetUp = Readonly<z.infer<typeof setUpSchema>>;

/** Remembers the set-up. The names may be of cards that are gone since: see `charactersIn`. */
export const lastSetUp = kept<LastSetUp>(
  'kolyma/set-up',
  1,
  { mine: '', theirs: '', opponent: 'greedy' },
  setUpSchema,
);

/** The characters of a set-up that are in the set; for the others, the first two. */
export function charactersIn(
  { characters }: CardSet,
  { mine, theirs }: LastSetUp,
): { mine: string; theirs: string } {
  const known = (name: string, other: number) =>
    characters.some((character) => character.name === name)
      ? name
      : (characters[other]?.name ?? '');
  return { mine: known(mine, 0), theirs: known(theirs, 1) };
}

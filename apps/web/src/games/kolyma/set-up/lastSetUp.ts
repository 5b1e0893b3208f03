import { z } from '@cardscape/kernel/schema';
import type { CardSet } from '@cardscape/kolyma';
import { keptSetUp } from '../../../table/set-up/lastSetUp.ts';

/** Remembers the set-up. The names may be of cards that are gone since: see `charactersIn`. */
export const lastSetUp = keptSetUp(
  'kolyma',
  { mine: '', theirs: '' },
  { mine: z.string(), theirs: z.string() },
);

/** The characters of a set-up that are in the set; for the others, the first two. */
export function charactersIn(
  { characters }: CardSet,
  { mine, theirs }: { mine: string; theirs: string },
): { mine: string; theirs: string } {
  const known = (name: string, other: number) =>
    characters.some((character) => character.name === name)
      ? name
      : (characters[other]?.name ?? '');
  return { mine: known(mine, 0), theirs: known(theirs, 1) };
}

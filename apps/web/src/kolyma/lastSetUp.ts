import type { CardSet } from '@cardscape/kolyma';
import { kept } from '../look/storage.ts';
import { isOpponent, type OpponentKey } from '../match/opponents.ts';

/** A match as it was last set up. */
export interface LastSetUp {
  readonly mine: string;
  readonly theirs: string;
  readonly opponent: OpponentKey;
}

/** Remembers the set-up. The names may be of cards that are gone since: see `charactersIn`. */
export const lastSetUp = kept<LastSetUp>(
  'kolyma/set-up',
  1,
  { mine: '', theirs: '', opponent: 'greedy' },
  isSetUp,
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

function isSetUp(found: unknown): found is LastSetUp {
  if (typeof found !== 'object' || found === null) return false;
  const { mine, theirs, opponent } = found as Record<string, unknown>;
  return typeof mine === 'string' && typeof theirs === 'string' && isOpponent(opponent);
}

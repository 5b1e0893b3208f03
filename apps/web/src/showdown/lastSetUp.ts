import { kept } from '../look/storage.ts';
import { isOpponent, type OpponentKey } from '../match/opponents.ts';

/** A match as it was last set up: decks and characters by seat. */
export interface LastSetUp {
  readonly opponent: OpponentKey;
  readonly decks: readonly [string, string];
  readonly characters: readonly [string, string];
}

/** Remembers the set-up. The cards may be gone since. */
export const lastSetUp = kept<LastSetUp>(
  'showdown/set-up',
  1,
  { opponent: 'greedy', decks: ['', ''], characters: ['', ''] },
  (found): found is LastSetUp => {
    if (typeof found !== 'object' || found === null) return false;
    const { opponent, decks, characters } = found as Record<string, unknown>;
    return isOpponent(opponent) && isPair(decks) && isPair(characters);
  },
);

function isPair(found: unknown): found is readonly [string, string] {
  return (
    Array.isArray(found) && found.length === 2 && found.every((each) => typeof each === 'string')
  );
}

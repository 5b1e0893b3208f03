import { DEFAULT_EDITION, EDITIONS, type EditionName } from '@cardscape/ttcg';
import { kept } from '../look/storage.ts';
import { isOpponent, type OpponentKey } from '../match/opponents.ts';

/** The editions, the newest first, each with what sets it apart. */
export const editionLines: Readonly<Record<EditionName, string>> = {
  '0.059': 'The newest: ten effect types, spell bonuses, rarity, a mulligan.',
  '2025-03-06': 'Seven effect types; destroying a unit takes its whole stack.',
  '0.001': 'The first: six effect types, cards set face down, spells used up.',
};

/** A match as it was last set up. */
export interface LastSetUp {
  readonly edition: EditionName;
  readonly mine: string;
  readonly theirs: string;
  readonly opponent: OpponentKey;
}

/** Remembers the set-up. The decks may be gone since: see `choiceOf`. */
export const lastSetUp = kept<LastSetUp>(
  'ttcg/set-up',
  1,
  { edition: DEFAULT_EDITION, mine: '', theirs: '', opponent: 'greedy' },
  isSetUp,
);

function isSetUp(found: unknown): found is LastSetUp {
  if (typeof found !== 'object' || found === null) return false;
  const { edition, mine, theirs, opponent } = found as Record<string, unknown>;
  return (
    typeof edition === 'string' &&
    Object.hasOwn(EDITIONS, edition) &&
    typeof mine === 'string' &&
    typeof theirs === 'string' &&
    isOpponent(opponent)
  );
}

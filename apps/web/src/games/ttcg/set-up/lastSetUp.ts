import { z } from '@cardscape/kernel/schema';
import type { EditionName } from '@cardscape/ttcg';
import { DEFAULT_EDITION, EDITIONS } from '@cardscape/ttcg/tools';
import { keptSetUp, type LastSetUp as SetUpOf } from '../../../table/set-up/lastSetUp.ts';

/** The editions, the newest first, each with what sets it apart. */
export const editionLines: Readonly<Record<EditionName, string>> = {
  '0.059': 'The newest: ten effect types, spell bonuses, rarity, a mulligan.',
  '2025-03-06': 'Seven effect types; destroying a unit takes its whole stack.',
  '0.001': 'The first: six effect types, cards set face down, spells used up.',
};

interface Asked {
  readonly edition: EditionName;
  readonly mine: string;
  readonly theirs: string;
}

/** A match as it was last set up. */
export type LastSetUp = SetUpOf<Asked>;

/** Remembers the set-up. The decks may be gone since: see `choiceOf`. */
export const lastSetUp = keptSetUp<Asked>(
  'ttcg',
  { edition: DEFAULT_EDITION, mine: '', theirs: '' },
  {
    edition: z.enum(Object.keys(EDITIONS) as [EditionName, ...EditionName[]]),
    mine: z.string(),
    theirs: z.string(),
  },
);

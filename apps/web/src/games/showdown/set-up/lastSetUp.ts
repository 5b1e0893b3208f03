import { z } from '@cardscape/kernel/schema';
import { keptSetUp, type LastSetUp as SetUpOf } from '../../../table/set-up/lastSetUp.ts';

type Pair = readonly [string, string];

/** A match as it was last set up: decks and characters by seat. */
export type LastSetUp = SetUpOf<{ readonly decks: Pair; readonly characters: Pair }>;

const pair = z.readonly(z.tuple([z.string(), z.string()]));

/** Remembers the set-up. The cards may be gone since. */
export const lastSetUp = keptSetUp<{ readonly decks: Pair; readonly characters: Pair }>(
  'showdown',
  { decks: ['', ''], characters: ['', ''] },
  { decks: pair, characters: pair },
);

import { z } from '@cardscape/kernel/schema';
import { kept } from '../../../look/browser/storage.ts';
import { opponentKey } from '../../../table/set-up/opponents.ts';

const pair = z.readonly(z.tuple([z.string(), z.string()]));
const setUp = z.object({ opponent: opponentKey, decks: pair, characters: pair });

/** A match as it was last set up: decks and characters by seat. */
export type LastSetUp = Readonly<z.infer<typeof setUp>>;

/** Remembers the set-up. The cards may be gone since. */
export const lastSetUp = kept<LastSetUp>(
  'showdown/set-up',
  1,
  { opponent: 'greedy', decks: ['', ''], characters: ['', ''] },
  setUp,
);

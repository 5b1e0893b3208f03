import { z } from '@cardscape/kernel/schema';
import { type Kept, kept } from '../../look/browser/storage.ts';
import { type OpponentKey, opponentKey } from './opponents.ts';

/** A match as it was last set up: whom one met, and what a game asks besides. */
export type LastSetUp<Asked> = Asked & { readonly opponent: OpponentKey };

/** Remembers the set-up of a game. What it names may be gone since. */
export function keptSetUp<Asked extends object>(
  game: string,
  first: Asked,
  asked: { readonly [Key in keyof Asked]: z.ZodMiniType<Asked[Key]> },
): Kept<LastSetUp<Asked>> {
  const shape = z.object({ ...asked, opponent: opponentKey });
  return kept(
    `${game}/set-up`,
    1,
    // A first match is against the opponent that forgives most.
    { ...first, opponent: 'random' },
    shape as unknown as z.ZodMiniType<LastSetUp<Asked>>,
  );
}

import { z } from '@cardscape/kernel/schema';
import type { Tier } from '@cardscape/ttcg';
import { type Deck, TIER_NAMES } from '@cardscape/ttcg/tools';

/** A deck that the browser keeps. */
export interface SavedDeck extends Deck {
  /** Its place in the address of its page. */
  readonly id: string;
}

const tiers = TIER_NAMES.map((_, tier) => tier as Tier);

/** A deck as the browser keeps it. */
export const savedDeckSchema: z.ZodMiniType<SavedDeck> = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  entries: z.array(
    z.object({ name: z.string(), tier: z.literal(tiers), count: z.int().check(z.positive()) }),
  ),
});

import { type Deck, type DeckEntry, TIER_NAMES } from '@cardscape/ttcg';

/** A deck that the browser keeps. */
export interface SavedDeck extends Deck {
  /** Its place in the address of its page. */
  readonly id: string;
}

/** Is what the browser kept still a deck? */
export function isSavedDeck(found: unknown): found is SavedDeck {
  if (!isRecord(found)) return false;
  const { id, name, note, entries } = found;
  const named = [id, name, note].every((text) => typeof text === 'string');
  return named && Array.isArray(entries) && entries.every(isEntry);
}

function isEntry(found: unknown): found is DeckEntry {
  if (!isRecord(found)) return false;
  const { name, tier, count } = found;
  const tiered = Number.isInteger(tier) && TIER_NAMES[tier as number] !== undefined;
  return typeof name === 'string' && tiered && Number.isInteger(count) && (count as number) > 0;
}

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null;

import type { CardId } from '@cardscape/kernel';

/** A card that a viewer sees. */
interface CardInSight {
  readonly card: CardId;
  readonly design: string;
}

/** The cards whose faces a view of any game shows, wherever they stand in it, each once. */
export function cardsInSight(view: unknown): CardInSight[] {
  const found = new Map<CardId, CardInSight>();
  collect(view, found);
  return [...found.values()];
}

function collect(data: unknown, found: Map<CardId, CardInSight>): void {
  if (typeof data !== 'object' || data === null) return;
  const { card, design } = data as Partial<CardInSight>;
  if (typeof card === 'number' && typeof design === 'string') found.set(card, { card, design });
  for (const inner of Object.values(data)) collect(inner, found);
}

import type { CardId, SeenCard } from '@cardscape/kernel';
import { cardAnchor } from '../anchors.ts';

/** Cards, and the anchor of the place that they left. */
export type Move = readonly [cards: readonly SeenCard[], from: string];

/** Where cards come from that were not in sight before; what they left first counts. */
export function originsIn(moves: readonly Move[]): Map<string, string> {
  const origins = new Map<string, string>();
  for (const [cards, from] of moves)
    for (const card of cardsIn(cards))
      if (!origins.has(cardAnchor(card))) origins.set(cardAnchor(card), from);
  return origins;
}

/** The cards among these that the viewer sees. */
export function cardsIn(cards: readonly (SeenCard | null | undefined)[]): CardId[] {
  return cards.flatMap((card) => (card && 'card' in card ? [card.card] : []));
}

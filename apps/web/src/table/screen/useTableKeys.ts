import type { CardId } from '@cardscape/kernel';
import { type RefObject, useMemo } from 'react';
import { useShortcuts } from '../../look/keyboard/keys.tsx';
import { focusedCard, goRing, ringKeys, useKeptRing } from '../../look/keyboard/ring.ts';

/** What the ring can go to: cards, and what else can be picked. */
const places = ':is(button, article[tabindex])[data-anchor^="card-"], [data-pick]';

/** The keys of every table: arrows go from card to card. */
export function useTableKeys(table: RefObject<HTMLElement | null>, question: unknown): void {
  useShortcuts(useMemo(() => ringKeys(table, places), [table]));
  useKeptRing(table, places, question);
}

/** Does something with the card that has the ring; where none has it, the ring goes to one. */
export function withRingCard(run: (card: CardId) => void): void {
  const card = focusedCard();
  if (card === undefined) goRing(document.querySelector('[data-table]'), places, 'ArrowRight');
  else run(card);
}

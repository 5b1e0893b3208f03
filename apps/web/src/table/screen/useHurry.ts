import type { CardId } from '@cardscape/kernel';
import { type MouseEvent, useEffect, useRef } from 'react';
import { cardAt } from '../anchors.ts';
import type { TableTurn } from '../picking/turn.ts';

/**
 * A click on a card of the table while something is still told goes on at once instead of reading the card; if
 * the person who clicked is asked then and the card can be picked, it is.
 */
export function useHurry(
  turn: TableTurn,
  { moment, person, skip }: { moment: number; person: string; skip: () => void },
): (event: MouseEvent<HTMLElement>) => void {
  const wished = useRef<{ readonly card: CardId; readonly person: string }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is for the very next moment only
  useEffect(() => {
    const wish = wished.current;
    wished.current = undefined;
    if (wish?.person === person && turn.isLegal(wish.card)) turn.pick(wish.card);
  }, [moment]);
  return (event) => {
    const place = (event.target as Element).closest('[data-table] [data-anchor^="card-"]');
    const card = cardAt(place?.getAttribute('data-anchor'));
    if (card === undefined) return;
    event.stopPropagation();
    wished.current = { card, person };
    skip();
  };
}

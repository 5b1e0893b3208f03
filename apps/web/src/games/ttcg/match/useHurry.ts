import type { CardId } from '@cardscape/kernel';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { Turn } from './useTurn.ts';

/**
 * A click on a card of the table while something is still told goes on at once instead of reading
 * the card; if the near player is asked then and the card can be picked, it is.
 */
export function useHurry(
  turn: Turn,
  moment: number,
  skip: () => void,
): (event: MouseEvent<HTMLElement>) => void {
  const wished = useRef<CardId>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is for the very next moment only
  useEffect(() => {
    const card = wished.current;
    wished.current = undefined;
    if (card !== undefined && turn.isLegal(card)) turn.pick(card);
  }, [moment]);
  return (event) => {
    const place = (event.target as Element).closest('[data-table] [data-anchor^="card-"]');
    if (!place) return;
    event.stopPropagation();
    wished.current = Number(place.getAttribute('data-anchor')?.slice('card-'.length));
    skip();
  };
}

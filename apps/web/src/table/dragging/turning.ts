import type { CardId } from '@cardscape/kernel';
import { createContext, type RefObject, useContext, useEffect } from 'react';
import { wantsStillness } from '../../look/motion/motion.ts';

/** The cards that the last events turned over. */
export const TurnedCards = createContext<ReadonlySet<CardId>>(new Set());

/** Turns the element of a card over when that has just happened to the card. */
export function useTurning(card: CardId, element: RefObject<HTMLElement | null>): void {
  const turned = useContext(TurnedCards);
  useEffect(() => {
    if (!turned.has(card) || wantsStillness()) return;
    element.current?.animate(
      [
        { transform: 'perspective(20rem) rotateY(180deg)', filter: 'brightness(0.8)' },
        { transform: 'perspective(20rem) rotateY(0deg)' },
      ],
      { duration: 300, easing: 'cubic-bezier(0.25, 0.7, 0.25, 1)' },
    );
  }, [turned, card, element]);
}

import type { RefObject } from 'react';
import { useShortcuts } from '../../../look/keyboard/keys.tsx';
import { ringKeys, useKeptRing } from '../../../look/keyboard/ring.ts';
import type { Turn } from '../match/useTurn.ts';

/** What the ring can go to: cards and graveyards. */
const places = ':is(button, article[tabindex])[data-anchor^="card-"], [data-pick]';

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The keys of the table: arrows go from card to card, digits choose an answer. */
export function useTableKeys(table: RefObject<HTMLElement | null>, turn: Turn): void {
  const { asked, way, attacker } = turn;
  const listed = asked && (way === 'words' || way === 'gear' || way === 'cards' || way === 'order');
  useShortcuts([
    ...ringKeys(table, places),
    ...(listed
      ? digits
          .filter((digit) => digit <= asked.options.length)
          .map((digit) => ({
            keys: String(digit),
            does: `Choose answer ${digit}`,
            run: () => turn.choose(digit - 1),
          }))
      : []),
    ...(attacker === undefined
      ? []
      : [{ keys: 'Escape', does: 'Attack with another', run: turn.unpick }]),
  ]);
  useKeptRing(table, places, asked);
}

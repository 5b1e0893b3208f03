import type { RefObject } from 'react';
import { useShortcuts } from '../../../look/keyboard/keys.tsx';
import { focusedCard, goRing, ringKeys, useKeptRing } from '../../../look/keyboard/ring.ts';
import type { Turn } from '../match/useTurn.ts';
import { cardActs } from './acts.ts';

/** What the ring can go to. */
const cards =
  ':is([data-zone="hand"], [data-zone="line"]) :is(button, article[tabindex])[data-anchor^="card-"]';

/** The keys of the table: arrows go from card to card, letters act on the card that has the ring. */
export function useTableKeys(table: RefObject<HTMLElement | null>, turn: Turn): void {
  const { asked, playable } = turn;
  const shortcuts = ringKeys(table, cards);
  if (playable)
    for (const { act, key, verb } of [...cardActs.special, ...cardActs.number])
      shortcuts.push({
        keys: key,
        does: `${verb} the card that has the ring`,
        run: () => {
          const card = focusedCard();
          if (card === undefined) goRing(table.current, cards, 'ArrowRight');
          else turn.act({ act, card });
        },
      });
  useShortcuts(shortcuts);
  useKeptRing(table, cards, asked);
}

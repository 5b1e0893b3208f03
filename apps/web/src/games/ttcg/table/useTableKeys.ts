import type { RefObject } from 'react';
import { useShortcuts } from '../../../look/keyboard/keys.tsx';
import { focusedCard, ringKeys, useKeptRing } from '../../../look/keyboard/ring.ts';
import type { Turn } from '../match/useTurn.ts';
import type { Seen } from './seen.ts';
import { slotParts } from './seen.ts';
import { columns } from './tableTypes.ts';

/** What the ring can go to: cards, places that can be picked, and points that can be attacked. */
const places = ':is(button, article[tabindex])[data-anchor^="card-"], [data-pick]';

/** Stands in the list of keys for digits that mean nothing at the moment. */
const nothing = () => undefined;

/** The keys of the table: arrows go from card to card, digits choose a column. */
export function useTableKeys(
  table: RefObject<HTMLElement | null>,
  turn: Turn,
  seen: ReadonlyMap<number, Seen>,
  fan: (slot: string | undefined) => void,
): void {
  const { asked, picked, goals } = turn;
  const slots = [...goals.slots.keys()];
  const reaches = picked !== undefined || asked?.kind === 'place';
  useShortcuts([
    ...ringKeys(table, places),
    ...(reaches
      ? columns.map((column) => ({
          keys: String(column + 1),
          does: `Pick the marked place in column ${column + 1}`,
          run: () => {
            const slot = slots.find((each) => slotParts(each)?.column === column);
            if (slot !== undefined) turn.pickSlot(slot);
          },
        }))
      : [{ keys: '1–9', does: 'Do what has this number, or pick that column', run: nothing }]),
    ...(picked ? [{ keys: 'Escape', does: 'Put the card back', run: turn.unpick }] : []),
    { keys: 'd', does: 'Attack directly', run: () => goals.direct && turn.act(goals.direct) },
    {
      keys: 'i',
      does: 'Read the card that has the ring',
      run: () => turn.read(focusedCard()),
    },
    {
      keys: 'x',
      does: 'Lay out the stack that has the ring',
      run: () => fan(seen.get(focusedCard() ?? -1)?.slot),
    },
  ]);
  useKeptRing(table, places, asked);
}

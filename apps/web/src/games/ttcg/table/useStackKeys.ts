import { useShortcuts } from '../../../look/keyboard/keys.tsx';
import { withRingCard } from '../../../table/screen/useTableKeys.ts';
import type { Seen } from './seen.ts';
import { slotParts } from './seen.ts';
import { columns } from './tableTypes.ts';
import type { Turn } from './useTurn.ts';

/** Stands in the list of keys for digits that mean nothing at the moment. */
const nothing = () => undefined;

/** The keys of TTCG's own table: digits choose a column, X lays out a stack. */
export function useStackKeys(
  { asked, picked, goals, pickSlot }: Turn,
  seen: ReadonlyMap<number, Seen>,
  fan: (slot: string | undefined) => void,
): void {
  const slots = [...goals.slots.keys()];
  const reaches = picked !== undefined || asked?.kind === 'place';
  useShortcuts([
    ...(reaches
      ? columns.map((column) => ({
          keys: String(column + 1),
          does: `Pick the marked place in column ${column + 1}`,
          run: () => {
            const slot = slots.find((each) => slotParts(each)?.column === column);
            if (slot !== undefined) pickSlot(slot);
          },
        }))
      : [{ keys: '1–9', does: 'Do what has this number, or pick that column', run: nothing }]),
    {
      keys: 'x',
      does: 'Lay out the stack that has the ring',
      run: () => withRingCard((card) => fan(seen.get(card)?.slot)),
    },
  ]);
}

import type { CardPrint } from '@cardscape/kernel';
import type { Lantern } from '../set/lantern.ts';

/** A lantern as it is printed. */
export function printOf({ name, value, rarity }: Lantern): CardPrint {
  return {
    design: name,
    name,
    terrain: 'light',
    rarity,
    kind: 'Lantern',
    lines: [{ text: `Keep it face down: it counts ${value} at the end.` }],
    corners: { topLeft: { of: 'value', value } },
    art: { name, terrain: 'light', shows: 'thing', words: ['lantern', ...name.split(' ')] },
    facts: { value },
  };
}

import type { FigureDrawing } from '../figure/figure.ts';
import { gear } from './gear.ts';
import { papers } from './papers.ts';
import { tools } from './tools.ts';
import { travel } from './travel.ts';
import { treasure } from './treasure.ts';

const drawings: Readonly<Record<string, FigureDrawing>> = {
  ...treasure,
  ...gear,
  ...tools,
  ...papers,
  ...travel,
};

/** The things a card can show. */
export const things: readonly string[] = Object.keys(drawings);

/** The drawing of a thing; without a known name, the seed chooses one. */
export function thingDrawing(thing: string | undefined): FigureDrawing {
  const known = thing === undefined ? undefined : drawings[thing.toLowerCase()];
  return (plate, traits) => {
    const drawing = known ?? drawings[traits.chance.pick(things)];
    drawing?.(plate, traits);
  };
}

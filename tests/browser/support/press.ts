import type { Locator } from 'playwright-core';
import { tapAt } from './finger.ts';

/** How a player touches what they see. */
export type Press = (thing: Locator) => Promise<void>;

/** The corner of a card is never covered by the next one of the hand. */
const corner = { x: 12, y: 12 } as const;

/** By mouse. */
export const click: Press = (thing) => thing.click({ position: corner });

/** By finger. */
export const tap: Press = async (thing) => {
  await thing.tap({ position: corner, trial: true });
  const box = await thing.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  await tapAt(thing.page(), { x: box.x + corner.x, y: box.y + corner.y });
};

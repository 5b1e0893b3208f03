import type { Locator } from 'playwright-core';
import { tapAt } from './finger.ts';

/** How a player touches what they see. */
export type Press = (thing: Locator) => Promise<void>;

/** The corner of a card is never covered by the next one of the hand. */
const corner = { x: 12, y: 12 } as const;

/** By mouse. */
export const click: Press = (thing) => thing.click({ position: corner });

/** By mouse, what goes by itself after a while: it may have gone before the mouse is there. */
export const clickAway: Press = async (thing) => {
  void thing.click().catch(() => undefined);
  await thing.waitFor({ state: 'detached' });
};

/**
 * By finger, once: a trial of Playwright's touches the page too, and hides it from the page alone. To the
 * browser, a tap that follows is the second one of a double tap.
 */
export const tap: Press = async (thing) => {
  for (let looks = 0; looks < 400; looks++) {
    const at = await thing.evaluate(pointOn, corner);
    if (!at || !(await thing.isEnabled())) continue;
    // What was drawn anew as the finger came down, and is gone, was hit all the same.
    if ((await tapAt(thing, at)) || (await thing.count()) === 0) return;
  }
  throw new Error(`It is covered, disabled, or does not keep still: ${thing}`);
};

/** A point of something on the screen, or brings it there; nothing while it moves or is covered. */
async function pointOn(
  thing: Element,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<{ x: number; y: number } | undefined> {
  const place = () => {
    const { left, top } = thing.getBoundingClientRect();
    return { x: left + x, y: top + y };
  };
  const before = place();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const now = place();
  const isStill = before.x === now.x && before.y === now.y;
  const isOpen = thing.contains(document.elementFromPoint(now.x, now.y));
  if (!isOpen) thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return isStill && isOpen ? now : undefined;
}

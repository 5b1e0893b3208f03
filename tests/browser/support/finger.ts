import type { Locator, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A finger on the screen. It does its first two things at once, however slow the machine is: a finger
 * that stays where it was put down for a moment holds a card, and neither taps nor scrolls.
 */
async function fingerOn(page: Page) {
  const device = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  return {
    tap: (at: Point) => Promise.all([send('touchStart', at), send('touchEnd')]),
    setOut: (from: Point, to: Point) =>
      Promise.all([send('touchStart', from), send('touchMove', to)]),
    move: (to: Point) => send('touchMove', to),
    lift: () => send('touchEnd'),
  };
}

/**
 * Taps a point where something is; says whether that was hit, or has just moved away. The browser makes a
 * click of a tap, and that only after the finger has left.
 */
export async function tapAt(thing: Locator, at: Point): Promise<boolean> {
  const page = thing.page();
  const finger = await fingerOn(page);
  // In two steps: the first is over when the page listens.
  const clicked = await thing.evaluateHandle((wanted) => ({
    click: new Promise<boolean>((done) => {
      const once = { capture: true, once: true };
      // A menu opens as the finger comes down, and the click may be the menu's.
      const touched = ({ target }: Event) => {
        const isHit = target instanceof Node && wanted.contains(target);
        document.addEventListener('click', () => done(isHit), once);
      };
      document.addEventListener('pointerdown', touched, once);
    }),
  }));
  await finger.tap(at);
  return clicked.evaluate(({ click }) => click);
}

/** Puts a finger down and draws it along more points, each seen by the page before the next. */
export async function drawFinger(
  page: Page,
  from: Point,
  to: Point,
  ...more: readonly Point[]
): Promise<{ lift(): Promise<unknown> }> {
  const finger = await fingerOn(page);
  await finger.setOut(from, to);
  for (const point of more) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await finger.move(point);
  }
  return finger;
}

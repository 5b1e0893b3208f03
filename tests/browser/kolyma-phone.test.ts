import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { drawFinger } from './support/finger.ts';
import { dropSpot, legal, playMatch, startMatch, table } from './support/kolyma-table.ts';
import { byTouch, touchDeeds } from './support/kolyma-touch.ts';
import { tap } from './support/press.ts';
import { withSite } from './support/site.ts';

const site = withSite();
const phone = { width: 390, height: 844, touch: true, reducedMotion: true } as const;

async function middleOf(card: Locator): Promise<{ x: number; y: number }> {
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const start = (page: Page) => tap(page.getByRole('button', { name: 'Start the match' }));

/** How much wider than the screen the page is. */
const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How far the end of what is told lies under the edge of its line; nothing if a button leads to all of it. */
const untold = (page: Page) =>
  page.evaluate(() => {
    const told = document.querySelector('[data-told="whole"]');
    const line = told?.closest('[role="status"]');
    if (!told || !line) return 0;
    return Math.max(0, told.getBoundingClientRect().bottom - line.getBoundingClientRect().bottom);
  });

describe('Kolyma on a phone', () => {
  it('is played by touch to the end screen, and never scrolls sideways', async () => {
    const page = await site.newPage(phone);
    await page.goto('/');
    await table(page).waitFor();
    expect(await sticksOut(page)).toBe(0);
    await startMatch(page, 'phone', start);
    const turns = await playMatch(page, {
      ...byTouch,
      async turn(each, taken) {
        expect(await sticksOut(each)).toBe(0);
        expect(await untold(each)).toBeLessThan(2);
        await byTouch.turn(each, taken);
      },
    });
    expect(turns).toBeGreaterThan(touchDeeds.length);
  }, 180_000);

  it('opens a card large when it is held', async () => {
    const page = await site.newPage(phone);
    await startMatch(page, 'hold', start);
    const card = legal.hand(page).first();
    await card.waitFor();
    await card.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await page.getByRole('complementary', { name: 'The card, large' }).waitFor();
  });

  it('lifts a card of the hand by an upward draw, and plays it where it is let go', async () => {
    const page = await site.newPage(phone);
    await startMatch(page, 'lift', start);
    const card = legal.hand(page).first();
    await card.waitFor();
    const { x, y } = await middleOf(card);
    const place = dropSpot(page, 'play');
    const target = await middleOf(place);
    const finger = await drawFinger(page, { x, y }, { x, y: y - 20 }, { x, y: y - 60 }, target);
    await page.locator('[data-dragged]').waitFor();
    await place.and(page.locator('[data-over]')).waitFor();
    await finger.lift();
    await page
      .getByLabel(/^Discard: 1 card/)
      .first()
      .waitFor();
  });

  it('scrolls the hand by a sideways draw', async () => {
    const page = await site.newPage(phone);
    await startMatch(page, 'strip', start);
    const card = legal.hand(page).nth(2);
    await card.waitFor();
    const { x, y } = await middleOf(card);
    const finger = await drawFinger(
      page,
      { x, y },
      { x: x - 20, y },
      { x: x - 60, y },
      { x: x - 120, y },
    );
    await finger.lift();
    expect(await page.locator('[data-dragged]').count()).toBe(0);
    const strip = page.locator('[data-zone="hand"][data-side="near"]').getByRole('list');
    await expect
      .poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft), { timeout: 30_000 })
      .toBeGreaterThan(20);
  });

  it('has nothing serious against it', async () => {
    const page = await site.newPage(phone);
    await startMatch(page, 'axe', start);
    await legal.hand(page).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

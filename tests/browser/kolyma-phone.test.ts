import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { type Means, playMatch, startMatch } from './support/kolyma-table.ts';
import { withSite } from './support/site.ts';

const site = withSite();
const phone = { width: 390, height: 844, touch: true, reducedMotion: true } as const;

const legal = (page: Page, place: '.hand--near' | '.track') =>
  page.locator(`${place} button.card-frame--legal`);

/** Taps a card and then one of its deeds. */
async function tapDeed(page: Page, place: '.hand--near' | '.track', verb: RegExp): Promise<void> {
  await legal(page, place).first().tap();
  await page.getByRole('button', { name: verb }).tap();
}

const deeds: readonly ((page: Page) => Promise<void>)[] = [
  (page) => tapDeed(page, '.hand--near', /^Play/),
  (page) => tapDeed(page, '.track', /^Flip/),
  (page) => tapDeed(page, '.track', /^Swap/),
  (page) => tapDeed(page, '.hand--near', /^Exchange/),
];

const pass = (page: Page) => page.getByRole('button', { name: 'Pass' }).tap();

const byTouch: Means = {
  turn: (page, turns) => (deeds[turns] ?? pass)(page),
  async cards(page) {
    const confirm = page.getByRole('button', { name: 'Confirm' });
    const cards = page.locator('.kolyma-table button.card-frame--legal:not(.card-frame--chosen)');
    while (await confirm.isDisabled()) await cards.first().tap();
    await confirm.tap();
  },
  goOn: (page) => page.getByRole('button', { name: 'Go on' }).tap(),
};

/** Puts a finger down at the first point and draws it along the others. */
async function drawFinger(page: Page, ...points: readonly { x: number; y: number }[]) {
  const device = await page.context().newCDPSession(page);
  for (const [index, point] of points.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await device.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
    await page.waitForTimeout(30);
  }
  return {
    lift: () => device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}

async function middleOf(card: Locator): Promise<{ x: number; y: number }> {
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const start = (page: Page) => page.getByRole('button', { name: 'Start the match' }).tap();

/** How much wider than the screen the page is. */
const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('Kolyma on a phone', () => {
  it('is played by touch to the end screen, and never scrolls sideways', async () => {
    const page = await site.newPage(phone);
    await page.goto('/');
    await page.locator('.kolyma-table').waitFor();
    expect(await sticksOut(page)).toBe(0);
    await startMatch(page, 'phone', start);
    const turns = await playMatch(page, {
      ...byTouch,
      async turn(each, taken) {
        expect(await sticksOut(each)).toBe(0);
        await byTouch.turn(each, taken);
      },
    });
    expect(turns).toBeGreaterThan(deeds.length);
  });

  it('opens a card large when it is held', async () => {
    const page = await site.newPage(phone);
    await startMatch(page, 'hold', start);
    const card = legal(page, '.hand--near').first();
    await card.waitFor();
    await card.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await page.getByRole('complementary', { name: 'The card, large' }).waitFor();
  });

  it('lifts a card of the hand by an upward draw, and plays it where it is let go', async () => {
    const page = await site.newPage(phone);
    await startMatch(page, 'lift', start);
    const card = legal(page, '.hand--near').first();
    await card.waitFor();
    const { x, y } = await middleOf(card);
    const target = await middleOf(page.locator('.ruler'));
    const finger = await drawFinger(page, { x, y }, { x, y: y - 20 }, { x, y: y - 60 }, target);
    await page.locator('.card-in-the-air').waitFor();
    await finger.lift();
    await page
      .getByLabel(/^Discard: 1 card/)
      .first()
      .waitFor();
  });

  it('scrolls the hand by a sideways draw', async () => {
    const page = await site.newPage(phone);
    await startMatch(page, 'strip', start);
    const card = legal(page, '.hand--near').nth(2);
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
    expect(await page.locator('.card-in-the-air').count()).toBe(0);
    await page.waitForFunction(
      () => (document.querySelector('.hand--near .hand__cards')?.scrollLeft ?? 0) > 20,
    );
  });

  it('has nothing serious against it', async () => {
    const page = await site.newPage(phone);
    await startMatch(page, 'axe', start);
    await legal(page, '.hand--near').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

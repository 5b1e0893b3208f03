import type { Page } from 'playwright-core';
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

  it('has nothing serious against it', async () => {
    const page = await site.newPage(phone);
    await startMatch(page, 'axe', start);
    await legal(page, '.hand--near').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

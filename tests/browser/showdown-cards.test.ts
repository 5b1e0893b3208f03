import { templateOf } from '@cardscape/showdown/tools';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { drop } from './support/drop.ts';
import { withSite } from './support/site.ts';

const site = withSite();

/** A picture of one point: it can be shown, but is too small for a card. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: 'my_mob.png', mimeType: 'image/png', buffer: point };

function descriptor(text: string, name = 'my_mob.lua') {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

const good = templateOf('mob');
const wrong = good.replace('drawCard(player)', 'drawCrad(player)');

const box = (page: Page) => page.getByRole('region', { name: 'Cards of your own' });

describe('cards of your own', () => {
  it('are taken anywhere on the page, shown and checked, also when they are chosen again', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/play/showdown');
    await drop(page.getByRole('heading', { name: 'Showdown', level: 1 }), 'my_mob.lua', good);
    await box(page).getByText('1 card and 0 pictures loaded').waitFor();
    const files = page.getByLabel('Card files');
    await files.setInputFiles([descriptor(wrong), picture]);
    const findings = box(page).getByRole('region', { name: 'What is wrong' });
    await findings.getByText(/drawCrad is not known.*Did you mean drawCard/).waitFor();
    await findings.getByText(/my_mob\.png is 1 x 1/).waitFor();
    expect(await findings.innerText()).toMatch(/my_mob\.lua:\d+:\d+/);
    expect(await files.inputValue()).toBe('');
    await box(page).locator('[data-card] [src^="blob:"]').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await files.setInputFiles([descriptor(good)]);
    await findings.getByText(/drawCrad/).waitFor({ state: 'detached' });
  });

  it('are played at once, and stay with their pictures when the page is reloaded', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/play/showdown?seed=own');
    await page.getByLabel('Card files').setInputFiles([descriptor(good), picture]);
    await page.getByRole('button', { name: 'Play with these cards' }).click();
    const pictures = page.locator('[data-zone="hand"] [src^="blob:"]');
    await pictures.first().waitFor();
    const count = await pictures.count();
    await page.reload();
    await pictures.first().waitFor();
    expect(await pictures.count()).toBeGreaterThanOrEqual(count);
    await page.goto('/play/showdown');
    await page.getByRole('radio', { name: 'Your own cards' }).first().waitFor();
    await box(page).getByRole('button', { name: 'Forget these cards' }).click();
    await page
      .getByRole('radio', { name: 'Your own cards' })
      .first()
      .waitFor({ state: 'detached' });
    await page.reload();
    await box(page).waitFor();
    expect(await page.getByRole('button', { name: 'Forget these cards' }).count()).toBe(0);
  });
});

describe('the page for makers of cards', () => {
  it('gives templates and documents, and takes cards', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/make');
    await page
      .getByRole('region', { name: 'Showdown' })
      .getByRole('link', { name: 'Make a card' })
      .click();
    await page.getByRole('heading', { name: 'Make cards for Showdown' }).waitFor();
    expect(await page.getByRole('button', { name: /^Save my_\w+\.lua$/ }).count()).toBe(7);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save my_boss.lua' }).click();
    expect((await saving).suggestedFilename()).toBe('my_boss.lua');
    await page.getByLabel('Card files').setInputFiles([descriptor(good)]);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play with these cards' }).click();
    await page.getByRole('radio', { name: 'Your own cards', checked: true }).first().waitFor();

    await page.goto('/make/showdown/functions');
    await page.getByLabel('Find').fill('shuffledeck');
    await page.getByRole('heading', { name: 'shuffleDeck' }).waitFor();
    await page.getByRole('link', { name: 'ZTCG_DECKTYPE' }).first().click();
    await page.waitForURL('**/make/showdown/flags#ztcg_decktype');
    await page.getByRole('heading', { name: 'ZTCG_DECKTYPE' }).waitFor();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/make/showdown/first-card');
    await page.getByRole('heading', { name: '2. Check it' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

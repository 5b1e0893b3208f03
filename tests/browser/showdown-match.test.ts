import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { click, tap } from './support/press.ts';
import {
  decline,
  largeCard,
  marked,
  playShowdown,
  post,
  startShowdown,
  table,
  yourMove,
} from './support/showdown-table.ts';
import { withSite } from './support/site.ts';

const site = withSite();
const phone = { width: 390, height: 844, touch: true, reducedMotion: true } as const;

/** The cards that characters have learned from. */
const buildTree = (within: Locator) =>
  within.getByRole('list', { name: /build tree$/ }).getByRole('listitem');

describe('Showdown on the site', () => {
  it('is played to its end against the greedy bot, by mouse, and watched again', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startShowdown(page, 'to-the-end');
    const { answers, ended } = await playShowdown(page, click);
    expect(ended).toBe(true);
    expect(answers).toBeGreaterThan(10);
    await page.getByRole('dialog').getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByRole('heading', { name: /^Replay/ }).waitFor();
    await table(page).waitFor();
  }, 240_000);

  it('is played on a phone without scrolling sideways, the tabs in a sheet', async () => {
    const page = await site.newPage(phone);
    await startShowdown(page, 'phone');
    const { answers } = await playShowdown(page, tap, 8);
    expect(answers).toBe(8);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phone.width);
    await tap(page.getByRole('button', { name: 'Details' }));
    await tap(page.getByRole('dialog').getByRole('tab', { name: 'Info' }));
    await page.getByRole('dialog').getByText('Damage dealt').waitFor();
  });

  it('is played by keyboard: a card by its ring, tabs by F1 to F3, declining by N', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startShowdown(page, 'keys');
    await marked.hand(page).first().waitFor();
    await page.keyboard.press('ArrowRight');
    await largeCard(page).waitFor();
    await page.keyboard.press('Enter');
    await buildTree(post(page, 'near')).first().waitFor();
    for (const [key, tab] of [
      ['F2', 'Match Log'],
      ['F3', 'Info'],
      ['F1', 'Build'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('tab', { name: tab, selected: true }).waitFor();
    }
    await yourMove(page).waitFor();
    await decline(page);
  });

  it('goes back to the start of a turn, and is saved and loaded', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startShowdown(page, 'saves');
    await playShowdown(page, click, 6);
    await page.getByRole('button', { name: 'Saves' }).click();
    await page.getByRole('button', { name: 'Save in this browser' }).click();
    await page.getByRole('button', { name: /^Turn 1:/ }).click();
    await page.getByText('Turn 1', { exact: true }).waitFor();
    const address = page.url();
    await page.getByRole('button', { name: 'Saves' }).click();
    // What was played before going back was put away, too.
    await page.getByText('before going back').waitFor();
    await page.getByRole('button', { name: 'Load', exact: true }).last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).not.toBe(address);
    await buildTree(table(page)).first().waitFor();
  });

  it('hands the screen from one person to the other without showing a hand', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/play/showdown?seed=pair');
    await page.getByText('A second person here').click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    const arrive = page.getByRole('button', { name: /show my hand/ });
    await arrive.waitFor();
    expect(await page.locator('[data-zone="hand"] [data-card]').count()).toBe(0);
    await arrive.click();
    await marked.hand(page).first().waitFor();
  });

  it('loads cards that are brought, and says what is wrong with file, line and column', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/play/showdown');
    const broken = 'ZTCG_CARD\n{\n  "NAME" "Half a card"\n  "TIPE" "MOB"\n}\n';
    await page.getByLabel('Card files').setInputFiles({
      name: 'half.lua',
      mimeType: 'text/plain',
      buffer: Buffer.from(broken),
    });
    await page
      .getByText(/half\.lua:\d+:\d+/)
      .first()
      .waitFor();
    await page.getByRole('checkbox', { name: 'Play with the built-in set too' }).uncheck();
    await page.getByText('The loaded cards make no deck').waitFor();
  });

  it('tells how it is played, from the table and back to it', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startShowdown(page, 'rules');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'How to play' }).click();
    await page.getByRole('heading', { name: 'How to play Showdown' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go on with your match' }).click();
    await table(page).waitFor();
  });

  it('has nothing serious against it on the set-up and the table, by day and by night', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await site.newPage({ reducedMotion: true, colorScheme });
      await page.goto('/play/showdown?seed=axe');
      await page.getByRole('button', { name: 'Start the match' }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await startShowdown(page, 'axe');
      await playShowdown(page, click, 6);
      await yourMove(page).waitFor();
      expect(await faultsOf(page)).toEqual([]);
    }
  }, 120_000);
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { drag } from './support/drag.ts';
import { click, tap } from './support/press.ts';
import { withSite } from './support/site.ts';
import { laid, marked, nearHand, playTtcg, startTtcg, table } from './support/ttcg-table.ts';

const site = withSite();
const phone = { width: 390, height: 844, touch: true, reducedMotion: true } as const;

/** Keeps the opening hand and waits for the first turn. */
async function toFirstTurn(page: Page, seed: string): Promise<void> {
  await startTtcg(page, seed);
  await page.getByRole('button', { name: 'Keep your hand' }).click();
  await marked.hand(page).first().waitFor();
}

/** Opens a position in the battle phase: one unit against one, which may lie face down. */
async function openBattle(
  page: Page,
  { edition = '0.059', down = {} }: { readonly edition?: string; readonly down?: object },
): Promise<void> {
  const position = {
    edition,
    turn: 4,
    active: 0,
    stage: 'battle',
    players: [
      { units: [{ stack: ['Gravel Gecko'] }] },
      { units: [{ stack: ['Kindling Fox'], ...down }] },
    ],
  };
  await page.goto('/play/ttcg');
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  await page.getByLabel('A saved match or position').setInputFiles({
    name: 'position.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(position)),
  });
  await page.locator('[data-slot="unit00"] [data-legal]').waitFor();
}

describe('TTCG on the site', () => {
  it('is played to its end against the greedy bot, by what the screen says', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startTtcg(page, 'to-the-end');
    const played = await playTtcg(page, click);
    expect(played.plays).toBeGreaterThan(3);
    expect(played.attacks).toBeGreaterThan(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByRole('heading', { name: /^Replay/ }).waitFor();
    await table(page).waitFor();
  }, 180_000);

  it('is played on a phone without scrolling sideways', async () => {
    const page = await site.newPage(phone);
    await startTtcg(page, 'phone');
    const { plays } = await playTtcg(page, tap, 2);
    expect(plays).toBeGreaterThan(1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phone.width);
  });

  it('plays by keyboard: a card by its ring, a column by its digit', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startTtcg(page, 'keys');
    await page.keyboard.press('1');
    await marked.hand(page).first().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await marked.place(page).first().waitFor();
    await page.keyboard.press('3');
    await page.locator('[data-slot$="02"] [data-card]').waitFor();
  });

  it('carries a card to its place by dragging, and says why not elsewhere', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await toFirstTurn(page, 'carry');
    const far = page.locator('[data-zone="half"][data-side="far"] [data-slot]');
    await drag(page, marked.hand(page).first(), far.first());
    await page.getByText('Why not?').waitFor();
    await drag(page, marked.hand(page).first(), marked.slot(page).first());
    await laid(page, 'near').first().waitFor();
  });

  it('says beside what an attack is aimed at what would come of it', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await openBattle(page, {});
    const target = page.locator('[data-slot="unit10"]');
    await page.locator('[data-slot="unit00"] [data-card]').click();
    await target.locator('[data-card]').hover();
    const forecast = page.locator('[data-forecast]');
    await forecast.getByText('210 against 140: Kindling Fox is destroyed.').waitFor();
    await forecast.getByText('Easy bot loses 1 point, 19 left.').waitFor();
    await page.keyboard.press('Escape');
    await forecast.waitFor({ state: 'detached' });
    await drag(page, page.locator('[data-slot="unit00"] [data-card]'), target);
    await page.locator('[data-anchor="points-1"]').getByText('19').first().waitFor();
  });

  it('does not say what lies face down', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await openBattle(page, { edition: '0.001', down: { faceDown: true } });
    await page.locator('[data-slot="unit00"] [data-card]').click();
    await page.locator('[data-slot="unit10"] [data-pick]').hover();
    await page
      .locator('[data-forecast]')
      .getByText('210 against a card that lies face down: what comes of it cannot be known.')
      .waitFor();
  });

  it('says what the file of a position leaves out', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await openBattle(page, {});
    const unit = page.locator('[data-slot="unit00"] [data-card]');
    await unit.click();
    await page.getByRole('button', { name: /^Use: Normal/ }).click();
    await unit.getByText('390').waitFor();
    await page.getByRole('button', { name: 'Saves' }).click();
    await page.getByRole('button', { name: 'Save the position as a file' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('A position has no place for this').waitFor();
    await dialog.getByText(/^Gravel Gecko gains 100 defense until .+\(Gravel Gecko\)\.$/).waitFor();
  });

  it('takes a play back, and continues after a reload', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await toFirstTurn(page, 'again');
    const card = laid(page, 'near').first();
    await click(marked.hand(page).first());
    await click(marked.place(page).first());
    await card.waitFor();
    await page.reload();
    await card.waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await card.waitFor({ state: 'detached' });
  });

  it('opens a card large with its rulings', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await toFirstTurn(page, 'read');
    await nearHand(page).locator('[data-card]').first().hover();
    const large = page.getByRole('complementary', { name: 'The card, large' });
    await large.waitFor();
    expect(await large.innerText()).toMatch(/step by step/i);
  });

  it('gives the ring back to its card when what was opened by key is closed', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await toFirstTurn(page, 'ring');
    await page.keyboard.press('ArrowRight');
    const ring = () => page.evaluate(() => document.activeElement?.getAttribute('data-anchor'));
    const card = await ring();
    expect(card).toMatch(/^card-/);
    for (const key of ['o', 'i', 's', '?']) {
      await page.keyboard.press(key);
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.waitForFunction(
        (anchor) => document.activeElement?.getAttribute('data-anchor') === anchor,
        card,
      );
    }
    await page.keyboard.press('Enter');
    await marked.place(page).first().waitFor();
    await page.keyboard.press('Escape');
    await marked.place(page).first().waitFor({ state: 'detached' });
    expect(await ring()).toBe(card);
  });

  it('marks a unit that cannot attack, and says why on the large card', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/play/ttcg?seed=blunt2');
    await page.getByText('A second person here').click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    const arrive = page.getByRole('button', { name: /show my hand/ });
    for (const _ of [1, 2]) {
      await arrive.click();
      await page.getByRole('button', { name: 'Keep your hand' }).click();
    }
    await arrive.click();
    await click(marked.hand(page).first());
    await click(marked.place(page).first());
    const unit = page
      .locator('[data-zone="half"][data-side="near"] [data-zone="unit"] [data-card]')
      .first();
    await unit.getByText('Cannot attack').waitFor({ state: 'attached' });
    await unit.hover();
    const large = page.getByRole('complementary', { name: 'The card, large' });
    await large.getByText('Cannot attack: nobody attacks in the first turn.').waitFor();
  });

  it('keeps the names of the players for the replay', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/play/ttcg?seed=named');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.getByRole('button', { name: 'Keep your hand' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByRole('heading', { name: /Ada, .+ against Easy bot, / }).waitFor();
    await page.getByRole('combobox', { name: 'Look as' }).selectOption('Ada');
  });

  it('keeps the stops that are set', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await toFirstTurn(page, 'stops');
    await page.getByRole('button', { name: /^Stops/ }).click();
    await page.getByRole('checkbox', { name: "Your opponent's turn, battle" }).check();
    await page.getByRole('button', { name: 'Play on' }).click();
    await page.reload();
    await page.getByRole('button', { name: /^Stops/ }).click();
    const kept = page.getByRole('checkbox', { name: "Your opponent's turn, battle" });
    expect(await kept.isChecked()).toBe(true);
  });

  it('hands the screen from one person to the other without showing a hand', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/play/ttcg?seed=pair');
    await page.getByText('A second person here').click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    const arrive = page.getByRole('button', { name: /show my hand/ });
    await arrive.waitFor();
    expect(await page.locator('[data-zone="hand"] [data-card]').count()).toBe(0);
    await arrive.click();
    await page.getByRole('button', { name: 'Keep your hand' }).click();
    await arrive.waitFor();
    expect(await page.locator('[data-zone="hand"] [data-card]').count()).toBe(0);
  });

  it('has nothing serious against it on the set-up, the table and its dialogs', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/play/ttcg?seed=axe');
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await toFirstTurn(page, 'axe');
    expect(await faultsOf(page)).toEqual([]);
    await click(marked.hand(page).first());
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    await page.getByRole('dialog').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

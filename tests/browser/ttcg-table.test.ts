import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { withSite } from './support/site.ts';
import { click, marked, playTtcg, startTtcg, tap } from './support/ttcg-table.ts';

const site = withSite();
const phone = { width: 390, height: 844, touch: true, reducedMotion: true } as const;

/** Keeps the opening hand and waits for the first turn. */
async function toFirstTurn(page: Page, seed: string): Promise<void> {
  await startTtcg(page, seed);
  await page.getByRole('button', { name: 'Keep your hand' }).click();
  await marked.hand(page).first().waitFor();
}

describe('TTCG on the site', () => {
  it('is played to its end against the greedy bot, by what the screen says', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startTtcg(page, 'to-the-end');
    const played = await playTtcg(page, click);
    expect(played.plays).toBeGreaterThan(3);
    expect(played.attacks).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Watch the replay' }).first().click();
    await page.getByRole('heading', { name: /^Replay/ }).waitFor();
    await page.locator('.ttcg-table').waitFor();
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
    await page.locator('.slot[data-anchor$="02"] .card-frame').waitFor();
  });

  it('carries a card to its place by dragging, and says why not elsewhere', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await toFirstTurn(page, 'carry');
    const drag = async (to: string) => {
      const card = await marked.hand(page).first().boundingBox();
      if (!card) throw new Error('There is no card to drag.');
      await page.mouse.move(card.x + 20, card.y + 20);
      await page.mouse.down();
      await page.mouse.move(card.x + 40, card.y - 60, { steps: 4 });
      await page.locator('.card-in-the-air').waitFor();
      const place = await page.locator(to).first().boundingBox();
      if (!place) throw new Error('There is no place to drag to.');
      await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 4 });
      await page.waitForTimeout(50);
      await page.mouse.up();
    };
    await drag('.ttcg-half--far .slot');
    await page.getByText('Why not?').waitFor();
    await drag('.slot--legal');
    await page.locator('.ttcg-half--near .slot .card-frame').first().waitFor();
  });

  it('takes a play back, and continues after a reload', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await toFirstTurn(page, 'again');
    const laid = page.locator('.ttcg-half--near .slot .card-frame');
    await click(marked.hand(page).first());
    await click(marked.place(page).first());
    await laid.first().waitFor();
    await page.reload();
    await laid.first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await laid.first().waitFor({ state: 'detached' });
  });

  it('opens a card large with its rulings', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await toFirstTurn(page, 'read');
    await page.locator('.ttcg-hand--near button.card-frame').first().hover();
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
    const unit = page.locator('.ttcg-half--near .field-row--unit button.card-frame').first();
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
    await page.getByRole('button', { name: 'Watch the replay' }).first().click();
    await page.getByRole('heading', { name: /Ada, .+ against Normal bot, / }).waitFor();
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
    expect(await page.locator('.ttcg-hand .card-frame').count()).toBe(0);
    await arrive.click();
    await page.getByRole('button', { name: 'Keep your hand' }).click();
    await arrive.waitFor();
    expect(await page.locator('.ttcg-hand .card-frame').count()).toBe(0);
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

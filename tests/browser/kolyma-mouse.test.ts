import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { drag } from './support/drag.ts';
import { byMouse, pass, waysToAct } from './support/kolyma-mouse.ts';
import { dropSpot, legal, nearLine, playMatch, startMatch, table } from './support/kolyma-table.ts';
import { withSite } from './support/site.ts';

const site = withSite();

const start = (page: Page) => page.getByRole('button', { name: 'Start the match' }).click();

describe('Kolyma with the mouse', () => {
  it('is played from the front page within three clicks to the last round', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Games' })
      .getByRole('link', { name: 'Kolyma' })
      .click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await table(page).waitFor();
    const turns = await playMatch(page, byMouse);
    expect(turns).toBeGreaterThan(waysToAct);
    await page.getByRole('button', { name: 'Play a rematch' }).click();
    await page.getByText('Round 1').first().waitFor();
  }, 180_000);

  it('shows a card large without hiding what is decided, and says what its deeds do', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startMatch(page, 'large', start);
    await legal.hand(page).first().hover();
    const large = page.getByRole('complementary', { name: 'The card, large' });
    await large.waitFor();
    const [card, message] = [
      await large.boundingBox(),
      await page.locator('[data-message]').boundingBox(),
    ];
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(message?.y ?? 0);
    const text = (await large.locator('[data-print="text"]').innerText()).trim();
    await legal.hand(page).first().click();
    await large.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: /^Play/ }).innerText()).toContain(text);
    await page.keyboard.press('Escape');
    await legal.line(page).first().click();
    const flip = page.getByRole('button', { name: /^Flip/ });
    expect(await flip.innerText()).toMatch(/becomes .+: your total goes from .+ to .+\./);
  });

  it('says why not when a card is let go in the wrong place', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startMatch(page, 'wrong', start);
    await legal.hand(page).first().waitFor();
    await drag(page, legal.hand(page).first(), dropSpot(page, 'swap'));
    await page.getByText('Only number cards in your own line can be swapped.').waitFor();
  });

  it('takes a move back, and continues after a reload', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startMatch(page, 'again', start);
    await legal.line(page).first().dblclick();
    await page.getByRole('button', { name: 'Undo' }).click();
    await legal.line(page).first().dblclick();
    await legal.hand(page).first().waitFor();
    const before = await nearLine(page).getAttribute('aria-label');
    await page.reload();
    await legal.hand(page).first().waitFor();
    expect(await nearLine(page).getAttribute('aria-label')).toBe(before);
  });

  it('keeps a finished match: it comes back at its end, and as a replay', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startMatch(page, 'finished', start);
    await legal.hand(page).first().waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Concede' }).click();
    await page.getByRole('button', { name: 'Concede' }).click();
    const end = page.getByRole('dialog', { name: /wins the match/ });
    await end.waitFor();
    await page.reload();
    await end.waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play a rematch' }).waitFor();
    const id = page.url().split('/').at(-1);
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.waitForURL(`**/replay/${id}`);
    await page.goto('/replay');
    await page.waitForURL(`**/replay/${id}`);
    await page.getByRole('heading', { name: /^Replay/ }).waitFor();
    await table(page).waitFor();
  });

  it('has nothing serious against it on the front page, the set-up and the table', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/');
    await table(page).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto('/play/kolyma?seed=axe');
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await start(page);
    await legal.hand(page).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await legal.hand(page).first().click();
    await page.getByRole('dialog', { name: 'What to do with this card' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('hands the screen from one person to the other without showing a hand', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/play/kolyma?seed=pair');
    await page.getByText('A second person here').click();
    await start(page);
    const arrive = page.getByRole('button', { name: /show my hand/ });
    await arrive.waitFor();
    expect(
      await page.locator('[data-zone="hand"][data-side="near"] [data-card="face-up"]').count(),
    ).toBe(0);
    await arrive.click();
    await legal.hand(page).first().waitFor();
    await pass(page);
    await arrive.waitFor();
    expect(await page.locator('[data-zone="hand"] [data-card="face-up"]').count()).toBe(0);
  });
});

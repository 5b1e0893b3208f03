import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { type Press, tap } from './support/press.ts';
import { withSite } from './support/site.ts';
import { marked, table, yourMove } from './support/ttcg-table.ts';

const site = withSite();

const coach = (page: Page) => page.getByRole('region', { name: 'Lesson' });

/** What can be done with a card, by the card. */
const menu = (page: Page) => page.getByRole('dialog', { name: /^What to do with/ });

/** What the coach says is to be clicked, in order; asks for a hint where it says too little. */
async function toClick(page: Page): Promise<string[]> {
  const said = await page.locator('[data-coach] [data-says] [data-click]').allTextContents();
  if (said.length > 0) return said;
  await page.getByRole('button', { name: 'Give me a hint' }).click();
  return page.locator('[data-coach] [data-hint] [data-click]').allTextContents();
}

/** The thing on the table that goes by a name: a place, the points, a button or a card. */
function called(page: Page, name: string): Locator {
  const column = /column(?: (\d))?$/.exec(name);
  const open = marked.place(page);
  if (column?.[1]) return open.and(page.getByRole('button', { name: `column ${column[1]}` }));
  if (column) return open.first();
  if (name === 'points') return page.getByRole('button', { name: /^Attack Opponent directly/ });
  return table(page).or(menu(page)).getByRole('button').filter({ hasText: name }).first();
}

/** Does what the coach says, until it says something else. */
async function obey(page: Page, press: Press): Promise<void> {
  const words = await coach(page).getByRole('status').innerText();
  for (const name of await toClick(page)) {
    await yourMove(page).waitFor();
    await press(called(page, name));
  }
  await page.waitForFunction((before) => {
    const status = document.querySelector<HTMLElement>('[data-coach] [role="status"]');
    return status?.innerText.split('\n')[0] !== before.split('\n')[0];
  }, words);
}

/** Follows the coach through all lessons; gives the titles of those that were done. */
async function learn(page: Page, press: Press): Promise<string[]> {
  const titles: string[] = [];
  const next = page.getByRole('button', { name: 'Next lesson' });
  const match = coach(page).getByRole('link', { name: 'Play a match' });
  for (let steps = 0; steps < 40; steps++) {
    if (await match.isVisible()) return titles;
    if (await next.isVisible()) {
      await press(next);
    } else {
      const title = await coach(page).getByRole('heading').innerText();
      if (titles.at(-1) !== title) titles.push(title);
      await obey(page, press);
    }
  }
  throw new Error('The tutorial did not end.');
}

describe('the tutorial', () => {
  it('is finished by doing what it says, and leads to a match', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/play/ttcg/tutorial');
    await coach(page).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const titles = await learn(page, (thing) => thing.click());
    expect(titles).toHaveLength(8);
    await page.getByRole('link', { name: 'Play a match' }).click();
    await page.waitForURL('**/play/ttcg');
    await page.goto('/play/ttcg/tutorial');
    await page
      .getByRole('navigation', { name: 'Lessons' })
      .getByText('(finished)')
      .first()
      .waitFor();
    expect(
      await page.getByRole('navigation', { name: 'Lessons' }).getByText('(finished)').count(),
    ).toBe(8);
  }, 180_000);

  it('is finished on a phone, too', async () => {
    const page = await site.newPage({ width: 390, height: 844, touch: true, reducedMotion: true });
    await page.goto('/play/ttcg/tutorial');
    const titles = await learn(page, tap);
    expect(titles.at(-1)).toBe('Win the match');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  }, 180_000);

  it('keeps the message line readable while the menu of a card is open on a phone', async () => {
    const page = await site.newPage({ width: 390, height: 844, touch: true, reducedMotion: true });
    await page.goto('/play/ttcg/tutorial#tapping');
    await yourMove(page).waitFor();
    await tap(called(page, 'Bellows Imp'));
    const opened = await menu(page).boundingBox();
    const words = await page.locator('[data-message]').getByRole('status').boundingBox();
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual((opened?.y ?? 0) + 1);
  });

  it('says when a lesson cannot be finished any more, and takes it back', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/play/ttcg/tutorial#spells');
    await page.getByRole('button', { name: /^End turn/ }).click();
    await coach(page).getByText('That did not lead there').waitFor();
    await coach(page).getByRole('button', { name: 'Undo' }).click();
    await coach(page).getByText('A spell adds its numbers').waitFor();
  });
});

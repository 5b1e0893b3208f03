import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { type Called, coach, learn, menu } from './support/lessons.ts';
import { tap } from './support/press.ts';
import { withSite } from './support/site.ts';
import { marked, table, yourMove } from './support/ttcg-table.ts';

const site = withSite();

/** The thing on the table that goes by a name: a place, the points, a button or a card. */
const called: Called = (page, name) => {
  const column = /column(?: (\d))?$/.exec(name);
  const open = marked.place(page);
  if (column?.[1]) return open.and(page.getByRole('button', { name: `column ${column[1]}` }));
  if (column) return open.first();
  if (name === 'points') return page.getByRole('button', { name: /^Attack Opponent directly/ });
  return table(page).or(menu(page)).getByRole('button').filter({ hasText: name }).first();
};

describe('the tutorial', () => {
  it('is finished by doing what it says, and leads to a match', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/play/ttcg/tutorial');
    await coach(page).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const titles = await learn(page, (thing) => thing.click(), called);
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
    const titles = await learn(page, tap, called);
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

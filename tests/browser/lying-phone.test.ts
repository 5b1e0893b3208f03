import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playMatch } from './support/kolyma-table.ts';
import { byTouch, touchDeeds } from './support/kolyma-touch.ts';
import { tap } from './support/press.ts';
import { playShowdown } from './support/showdown-table.ts';
import { withSite } from './support/site.ts';
import { playTtcg } from './support/ttcg-table.ts';

const site = withSite();

/** How far the page reaches over the screen, to the side and down. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });

/** Begins a match on a phone that lies on its side. */
async function begin(game: string, seed: string): Promise<Page> {
  const page = await site.newPage({ width: 844, height: 390, touch: true, reducedMotion: true });
  await page.goto(`/play/${game}?seed=${seed}`);
  await tap(page.getByRole('button', { name: 'Start the match' }));
  await page.locator('[data-message="yours"], [role="dialog"]').first().waitFor();
  expect(await sticksOut(page)).toEqual([0, 0]);
  return page;
}

describe('on a phone that lies on its side', () => {
  it('a match of Kolyma is played to its end by touch', async () => {
    const page = await begin('kolyma', 'lying');
    const turns = await playMatch(page, byTouch);
    expect(turns).toBeGreaterThan(touchDeeds.length);
  }, 180_000);

  it('a match of TTCG is played to its end by touch', async () => {
    const page = await begin('ttcg', 'lying');
    const { turns, plays, attacks } = await playTtcg(page, tap);
    expect(turns).toBeGreaterThan(2);
    expect(plays).toBeGreaterThan(0);
    expect(attacks).toBeGreaterThan(0);
  }, 240_000);

  it('a match of Showdown is played to its end by touch', async () => {
    const page = await begin('showdown', 'lying');
    const { ended, answers } = await playShowdown(page, tap);
    expect(ended).toBe(true);
    expect(answers).toBeGreaterThan(5);
  }, 240_000);
});

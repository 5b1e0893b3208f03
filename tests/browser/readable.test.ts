import { describe, expect, it } from 'vitest';
import { withSite } from './support/site.ts';

const site = withSite();

describe('the table of a match', () => {
  it.each(['kolyma', 'ttcg', 'showdown', 'lanterns'])('of %s has a small laptop', async (game) => {
    const page = await site.newPage({ width: 1366, height: 768, reducedMotion: true });
    await page.goto(`/play/${game}?seed=readable`);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('[data-message="yours"], [role="dialog"]').first().waitFor();
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    const seen = await page.evaluate(() => {
      const box = (element: Element) => element.getBoundingClientRect();
      const line = document.querySelector('[data-message]');
      if (!line) throw new Error('There is no message line.');
      const { top, bottom } = box(line);
      const laid = [...document.querySelectorAll('[data-table] [data-card]')];
      const named = (element: Element) => element.getAttribute('data-anchor') ?? element.outerHTML;
      return {
        scrolls: document.documentElement.scrollHeight - innerHeight,
        underTheEdge: laid.filter((card) => box(card).bottom > innerHeight).map(named),
        overTheLine: laid
          .filter((card) => box(card).bottom > top + 2 && box(card).top < bottom - 2)
          .map(named),
      };
    });
    expect(seen).toEqual({ scrolls: 0, underTheEdge: [], overTheLine: [] });
  });
});

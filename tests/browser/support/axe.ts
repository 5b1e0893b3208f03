import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What a screen reader's user would stumble over on the page as it stands: all but what is a matter of taste. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Each page has a title; before that is there, it is not the page yet.
  const title = page.getByRole('heading', { level: 1, includeHidden: true });
  await title.first().waitFor({ state: 'attached' });
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // What still fades in has the colours of neither state.
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const { axe: checker } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await checker.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact !== 'minor')
      .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
  });
}

import type { Page } from 'playwright-core';

/** More than this, and a page is felt to move while it loads (what browsers call cumulative layout shift). */
export const MOST_SHIFT = 0.1;

/** Notes from now on how much each page of this visitor moves while it loads. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found = { sum: 0 };
    Object.assign(globalThis, { shifted: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) found.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much the page has moved since it was opened. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { shifted: { sum: number } }).shifted.sum);
}

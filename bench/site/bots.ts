import type { Browser, Page } from 'playwright-core';
import { byMouse } from '../../tests/browser/support/kolyma-mouse.ts';
import { playMatch, startMatch } from '../../tests/browser/support/kolyma-table.ts';
import { click } from '../../tests/browser/support/press.ts';
import { playShowdown, startShowdown } from '../../tests/browser/support/showdown-table.ts';
import { playTtcg, startTtcg } from '../../tests/browser/support/ttcg-table.ts';
import { report } from '../support/report.ts';
import { blockedBy } from './blocked.ts';

const MOST_MILLISECONDS = 100;

/** So long anything is waited for, in milliseconds: the machine may be busy. */
const PATIENCE = 180_000;

const start = (page: Page) => page.getByRole('button', { name: 'Start the match' }).click();

/** Some turns against the better bot, in each game. */
const games: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  async kolyma(page) {
    await startMatch(page, 'bench', start);
    await playMatch(page, byMouse);
  },
  async showdown(page) {
    await startShowdown(page, 'bench');
    await playShowdown(page, click, 40);
  },
  async ttcg(page) {
    await startTtcg(page, 'bench');
    await playTtcg(page, click, 5);
  },
};

/** For how long a bot keeps the page from answering, at the longest; and that it thinks elsewhere at all. */
export async function measureBots(browser: Browser, baseURL: string): Promise<void> {
  for (const [game, play] of Object.entries(games)) {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const { longest, thoughts } = await blockedBy(browser, page, () => play(page));
    await context.close();
    report({
      bench: 'site',
      metric: `${game}: the longest that the page is blocked while a bot is to move`,
      unit: 'milliseconds of its main thread',
      value: longest,
      target: { most: MOST_MILLISECONDS },
    });
    report({
      bench: 'site',
      metric: `${game}: answers that a bot thought of beside the page`,
      unit: 'answers',
      value: thoughts,
      target: { value: 1 },
    });
  }
}

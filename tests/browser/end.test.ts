import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { table as showdown } from './support/showdown-table.ts';
import { withSite } from './support/site.ts';
import { table as ttcg } from './support/ttcg-table.ts';

const site = withSite();

/** Opens a position on the set-up page of a game. */
async function open(page: Page, game: string, position: unknown): Promise<void> {
  await page.goto(`/play/${game}`);
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  await page.getByLabel('A saved match or position').setInputFiles({
    name: 'position.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(position)),
  });
  await page.locator('[data-message="yours"]').waitFor();
}

/** One attack from the end: the one before it takes more. */
const lastPoints = {
  turn: 9,
  stage: 'battle',
  players: [
    { units: [null, { stack: ['Quarry Ram', 'Cairn Pup'] }, { stack: ['Coal Hauler'] }] },
    { points: 3 },
  ],
};

async function winTtcg(page: Page): Promise<void> {
  await open(page, 'ttcg', lastPoints);
  for (const name of ['Quarry Ram', 'Coal Hauler']) {
    await page.locator('[data-message="yours"]').waitFor();
    await ttcg(page).getByRole('button').filter({ hasText: name }).first().click();
    await page.getByRole('button', { name: /directly:/ }).click();
  }
}

/** Two attacks from the end, of 40 and of 30. */
const lastHp = {
  turn: 5,
  active: 0,
  phase: 'attacks',
  players: [
    { character: 'Maro Cinderline', level: 40, mobs: ['Slagback Lizard', 'Heath Stag'] },
    { character: 'Tamsin Greywall', level: 40, hp: 70 },
  ],
};

async function winShowdown(page: Page): Promise<void> {
  await open(page, 'showdown', lastHp);
  const card = (name: string) =>
    showdown(page).getByRole('button').filter({ hasText: name }).first();
  for (const name of ['Slagback Lizard', 'Heath Stag']) {
    await page.locator('[data-message="yours"]').waitFor();
    await card(name).click();
    await card('Tamsin Greywall').click();
    await page.keyboard.press('Space');
  }
}

const end = (page: Page) => page.getByRole('dialog');

describe('the end of a match', () => {
  it.each([
    ['TTCG', winTtcg, /Quarry Ram/, 'Points by step: You from 20 to 20, Easy bot from 3 to 0'],
    [
      'Showdown',
      winShowdown,
      /Heath Stag/,
      'HP by step: You from 210 to 210, Easy bot from 70 to 0',
    ],
  ] as const)(
    'of %s shows victory, the course, and where it was decided',
    async (...given) => {
      const [, win, decided, course] = given;
      const page = await site.newPage({ width: 1366, height: 768, reducedMotion: true });
      await win(page);
      await end(page).getByText('Victory', { exact: true }).waitFor();
      await end(page).getByRole('img', { name: course }).waitFor();
      await end(page).getByText(decided).first().waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await end(page).getByRole('button', { name: 'Watch this moment' }).click();
      await page.waitForURL(/\/replay\/.+#s=\d+$/);
      await page.getByRole('region', { name: 'Table', exact: true }).waitFor();
    },
    60_000,
  );

  it('leaves the points of who has lost at 0, on a phone, too', async () => {
    const page = await site.newPage({ width: 390, height: 844, reducedMotion: true });
    await winTtcg(page);
    const last = page.locator('[data-anchor="points-1"]');
    await last.getByText('0', { exact: true }).first().waitFor();
    await end(page).getByText('Victory', { exact: true }).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  }, 60_000);
});

describe('what is felt', () => {
  it('is shown over the table, and ends by itself', async () => {
    const page = await site.newPage();
    await open(page, 'showdown', lastHp);
    const felt = page.locator('[data-impacts]');
    await page.evaluate(() => {
      const layer = document.querySelector('[data-impacts]') as Element;
      const seen: string[] = [];
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) seen.push(node.textContent ?? '');
        layer.setAttribute('data-seen', seen.join('|'));
      }).observe(layer, { childList: true });
    });
    const card = (name: string) =>
      showdown(page).getByRole('button').filter({ hasText: name }).first();
    await card('Slagback Lizard').click();
    await card('Tamsin Greywall').click();
    await page.waitForFunction(() =>
      document.querySelector('[data-seen]')?.getAttribute('data-seen')?.includes('−30'),
    );
    expect(await felt.getAttribute('data-seen')).toContain('30against70 HP');
    await page.waitForFunction(
      () => document.querySelector('[data-impacts]')?.childElementCount === 0,
    );
  }, 60_000);

  it('asks once whether it may be heard, and keeps the answer', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await open(page, 'showdown', lastHp);
    const asks = page.getByRole('group', { name: 'Do you want to hear the table?' });
    await asks.getByRole('button', { name: 'Yes' }).click();
    await asks.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-message="yours"]').waitFor();
    expect(await asks.count()).toBe(0);
    const sound = page.getByRole('button', { name: 'Sound', exact: true });
    expect(await sound.getAttribute('aria-pressed')).toBe('true');
  }, 60_000);
});

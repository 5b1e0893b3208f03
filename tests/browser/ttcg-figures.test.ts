import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { withSite } from './support/site.ts';

const site = withSite();

const told = (page: Page) => page.getByRole('status');
const plot = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const choose = (page: Page, label: string, option: string) =>
  page.getByLabel(label, { exact: true }).selectOption({ label: option });

const HEADER = 'NAME;TYPE;SUBTYPES;LEVEL;ATTACK;DEFENSE;EFFECT1;EFFECT2';
const LIST = `${HEADER}\nQuay Newt;Water;Aquatic;1;200;300;Gain 3 points.;Tap one fire unit.\n`;

/** Whether any two texts of the plot lie on each other, as the browser has drawn them. */
function overlapping(page: Page): Promise<string[]> {
  return page.locator('[data-face]').evaluateAll((texts) => {
    const boxes = texts.map((text) => ({
      words: text.textContent,
      // A letter's box has air above and below it.
      ...(({ left, right, top, bottom }) => ({ left, right, top: top + 3, bottom: bottom - 3 }))(
        text.getBoundingClientRect(),
      ),
    }));
    return boxes.flatMap((one, at) =>
      boxes.slice(at + 1).flatMap((other) => {
        const across = one.left < other.right && other.left < one.right;
        const down = one.top < other.bottom && other.top < one.bottom;
        return across && down ? [`${one.words} and ${other.words}`] : [];
      }),
    );
  });
}

describe('the figures', () => {
  it('tell of each bar which cards it stands for, by mouse and by keys', async () => {
    const page = await site.newPage({ width: 1366, height: 900 });
    await page.goto('/make/figures');
    const earth = plot(page, 'Types').getByRole('button', { name: /^Earth: \d+$/ });
    await earth.click();
    await told(page).getByText('Cairn Pup').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await told(page)
      .getByRole('heading', { name: /^Water: \d+$/ })
      .waitFor();
  });

  it('are there for the set, for your list and for a deck', async () => {
    const page = await site.newPage({ width: 1366, height: 900 });
    await page.goto('/make/ttcg');
    const file = { name: 'card_list.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) };
    await page.getByLabel('Card list and pictures').setInputFiles(file);
    await page.getByRole('link', { name: 'See figures' }).click();
    await plot(page, 'Types').getByRole('button', { name: 'Water: 1', exact: true }).click();
    await told(page).getByText('Quay Newt').waitFor();
    await choose(page, 'Plot', 'What effects speak of');
    await plot(page, 'What effects speak of')
      .getByRole('button', { name: 'Fire: 1', exact: true })
      .waitFor();
    const [deck = ''] = await page
      .getByLabel('Cards', { exact: true })
      .getByRole('option')
      .filter({ hasText: 'Deck: ' })
      .allTextContents();
    await choose(page, 'Cards', deck);
    await choose(page, 'Plot', 'Ranks');
    const rank = plot(page, 'Ranks').getByRole('button', { name: /^Rank 1: \d+$/ });
    expect(Number((await rank.getAttribute('aria-label'))?.replace(/\D+1: /, ''))).toBeGreaterThan(
      9,
    );
  });

  it.each([
    [390, 844],
    [1366, 768],
  ])('keep what they tell in sight, however tall the plot is, %i wide', async (width, height) => {
    const page = await site.newPage({ width, height, reducedMotion: true });
    await page.goto('/make/figures');
    await choose(page, 'Plot', 'What each type speaks of, in 3D');
    await plot(page, 'What each type speaks of, in 3D').getByRole('button').first().click();
    const heading = told(page).getByRole('heading');
    await heading.waitFor();
    const { left, right, bottom } = await heading.evaluate((one) => {
      const { left, right, bottom } = one.getBoundingClientRect();
      return { left, right, bottom };
    });
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(bottom).toBeLessThan(height);
  });

  it.each([
    [390, 'light'],
    [390, 'dark'],
    [1366, 'light'],
    [1366, 'dark'],
  ] as const)('can be read %i wide, when it is %s', async (width, colorScheme) => {
    const page = await site.newPage({ width, height: 900, colorScheme, reducedMotion: true });
    await page.goto('/make/figures');
    await page.getByRole('heading', { name: 'Figures', level: 1 }).waitFor();
    const names = await page
      .getByLabel('Plot', { exact: true })
      .getByRole('option')
      .allTextContents();
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) {
      await choose(page, 'Plot', name);
      await plot(page, name).waitFor();
      expect(await overlapping(page), name).toEqual([]);
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(await sideways(), name).toBe(false);
    }
    expect(await faultsOf(page)).toEqual([]);
  });
});

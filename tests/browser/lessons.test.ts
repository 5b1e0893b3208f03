import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { table as kolyma } from './support/kolyma-table.ts';
import { type Called, coach, learn, menu } from './support/lessons.ts';
import { tap } from './support/press.ts';
import { question, table as showdown } from './support/showdown-table.ts';
import { withSite } from './support/site.ts';

const site = withSite();

const line = (page: Page) => page.locator('[data-message]');

/** In Kolyma: a button of the line, a deed of the menu, or a card of your own. */
const inKolyma: Called = (page, name) => {
  if (name === 'Pass' || name === 'Confirm')
    return line(page).getByRole('button', { name: new RegExp(`^${name}`) });
  if (name === 'Flip' || name === 'Play' || name === 'Swap')
    return menu(page).getByRole('button', { name: new RegExp(`^${name}`) });
  const own = kolyma(page).locator('[data-side="near"]');
  return own.getByRole('button').filter({ hasText: name }).first();
};

/** In Showdown: an answer to a question, or a card. */
const inShowdown: Called = (page, name) => {
  if (name === 'Attack' || name === 'Take it')
    return question(page).getByRole('button', { name: new RegExp(`^${name}`) });
  return showdown(page).getByRole('button').filter({ hasText: name }).first();
};

const games = [
  ['kolyma', 6, inKolyma],
  ['showdown', 6, inShowdown],
] as const;

describe.each(games)('the lessons of %s', (game, count, called) => {
  it('are finished by doing what they say, and lead to a match', async () => {
    const page = await site.newPage({ width: 1366, height: 768, reducedMotion: true });
    await page.goto(`/play/${game}/tutorial`);
    await coach(page).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const titles = await learn(page, (thing) => thing.click(), called);
    expect(titles).toHaveLength(count);
    expect(titles.at(-1)).toBe('Win the match');
    const list = page.getByRole('navigation', { name: 'Lessons' });
    expect(await list.getByText('(finished)').count()).toBe(count);
  }, 180_000);

  it('are finished on a phone, too', async () => {
    const page = await site.newPage({ width: 390, height: 844, touch: true, reducedMotion: true });
    await page.goto(`/play/${game}/tutorial`);
    const titles = await learn(page, tap, called);
    expect(titles).toHaveLength(count);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  }, 180_000);
});

describe('a lesson that was left', () => {
  it.each([
    ['kolyma', 'target', 'Pass'],
    ['showdown', 'level-up', 'Scarp Hare'],
  ] as const)('of %s says so, and takes it back', async (game, key, name) => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto(`/play/${game}/tutorial#${key}`);
    const says = coach(page).locator('[data-says]');
    const before = await says.innerText();
    await (game === 'kolyma' ? inKolyma : inShowdown)(page, name).click();
    await coach(page).getByText('That did not lead there').waitFor();
    await coach(page).getByRole('button', { name: 'Undo' }).click();
    await says.getByText(before).waitFor();
  });
});

describe('the rules of a game', () => {
  it.each(['kolyma', 'showdown', 'ttcg'])('of %s begin with pictures', async (game) => {
    const page = await site.newPage({ width: 390, height: 844, reducedMotion: true });
    await page.goto(`/play/${game}/rules`);
    for (const name of ['A card', 'The table', /turn$/])
      await page.getByRole('figure').getByText(name).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    await page.getByRole('link', { name: 'Learn by playing' }).waitFor();
  });
});

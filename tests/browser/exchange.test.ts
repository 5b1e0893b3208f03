import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { drop } from './support/drop.ts';
import { withSite } from './support/site.ts';

const site = withSite();

async function openRound(visitor?: Parameters<typeof site.newPage>[0]): Promise<Page> {
  const page = await site.newPage({ reducedMotion: true, ...visitor });
  await page.goto('/trade/round');
  await page.getByRole('heading', { name: 'Try a round' }).waitFor();
  return page;
}

const find = (page: Page) => page.getByRole('button', { name: 'Find the best exchange' }).click();
const rings = (page: Page) => page.locator('[data-ring]');

/** A round that takes a while: everybody wants much, and the first designs most. */
function largeRound(people: number): string {
  const list = Array.from({ length: people }, (_, person) => {
    const counts = (from: number, step: number, count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_each, at) => [
          `card ${(from * 31 + at * step + ((at * at * (person + 7)) % 41)) % people}`,
          1,
        ]),
      );
    const spares = counts(person, 17, 20);
    const wants = Object.fromEntries(
      Object.entries(counts(person * 7 + 3, 1, 60)).filter(([card]) => !(card in spares)),
    );
    return { id: `person ${person}`, spares, wants, limit: 20, waited: person % 9 };
  });
  return JSON.stringify({ people: list });
}

describe('the page of a round', () => {
  it('is reached by the places of the site, and by keys alone', async () => {
    const page = await site.newPage();
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Places', exact: true })
      .getByRole('link', { name: 'Trade' })
      .press('Enter');
    await page.getByRole('link', { name: 'Try a round' }).press('Enter');
    await page.getByRole('button', { name: 'Take the example' }).press('Enter');
    await page.getByRole('button', { name: 'Find the best exchange' }).press('Enter');
    await page.getByText('5 cards for 4 people, in 2 rings.').waitFor();
    expect(await rings(page).count()).toBe(2);
    expect(await rings(page).last().getByRole('listitem').allTextContents()).toEqual([
      'ada gives fox to dee',
      'dee gives hare to cy',
      'cy gives elk to ada',
    ]);
    await page.getByText('Proven: nothing is better than people 4, cards 5').waitFor();
  });

  it('says why somebody got nothing', async () => {
    const page = await openRound();
    await page.getByRole('button', { name: 'Take the example' }).click();
    await find(page);
    await page.getByLabel('Name').fill('fin');
    await page.getByLabel('Name').press('Enter');
    await page.getByText('who waited longer than fin').waitFor();
    await page.getByLabel('Name').fill('nobody');
    await page.getByRole('button', { name: 'Explain' }).click();
    await page.getByText('There is nobody called "nobody" in the file.').waitFor();
  });

  it('takes want lists, and what is dropped on it; what is wrong is told with its line', async () => {
    const page = await openRound();
    await page.getByRole('button', { name: 'Take want lists' }).click();
    await find(page);
    await page.getByText('4 cards for 4 people, in 1 ring.').waitFor();
    await drop(
      page.getByRole('heading', { name: 'Try a round' }),
      'bad.json',
      '{\n "peple": []\n}',
    );
    await page.getByText('peple').waitFor();
    await find(page);
    await page.getByText('bad.json:2:2').waitFor();
    expect(await rings(page).count()).toBe(0);
  });

  it('shows what is found so far, and stops where it is told', async () => {
    const page = await openRound();
    await drop(page.getByRole('heading', { name: 'Try a round' }), 'large.json', largeRound(4000));
    const text = page.getByRole('textbox', { name: 'Round' });
    await expect.poll(() => text.inputValue()).toMatch(/^{"people"/);
    await find(page);
    await page.getByText(/So far: people [\d,]+, cards [\d,]+/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('You stopped it: the best found so far').waitFor();
    expect(await rings(page).count()).toBe(12);
  }, 180_000);

  it.each([
    { width: 390, height: 844, colorScheme: 'light' },
    { width: 390, height: 844, colorScheme: 'dark' },
    { width: 1366, height: 768, colorScheme: 'light' },
    { width: 1366, height: 768, colorScheme: 'dark' },
  ] as const)('can be read by everybody at $width, $colorScheme', async (visitor) => {
    const page = await openRound(visitor);
    await page.getByRole('button', { name: 'Take the example' }).click();
    await find(page);
    await page.getByText('in 2 rings').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBe(0);
    await page.goto('/trade');
    await page.getByRole('heading', { name: 'Trade' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

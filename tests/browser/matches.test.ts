import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { drop } from './support/drop.ts';
import { tap } from './support/press.ts';
import { withSite } from './support/site.ts';

const site = withSite();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string) => page.getByRole('link', { name });
const message = (page: Page) => page.locator('[data-message="yours"]');

/** Starts a match of a game, and answers its first question; gives its address. */
async function begin(page: Page, game: string, seed: string): Promise<string> {
  await page.goto(`/play/${game}?seed=${seed}`);
  await page.getByText('Easy', { exact: true }).click();
  await button(page, 'Start the match').click();
  await page.waitForURL(`**/match/${game}-*`);
  await message(page).waitFor();
  if (game === 'ttcg') await button(page, 'Keep your hand').click();
  if (game === 'showdown') await page.locator('[data-table] [data-legal]').first().click();
  if (game === 'kolyma') await page.keyboard.press('n');
  await message(page).waitFor();
  return page.url();
}

async function bytesOf(file: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** What lies on the table, as the person at it sees it. */
const seen = (page: Page) =>
  page
    .locator('[data-side="near"][data-zone="hand"] [data-anchor^="card-"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-anchor')));

describe.each(['kolyma', 'ttcg', 'showdown'])('a match of %s', (game) => {
  it('has an address of its own, and is gone on with there after a reload', async () => {
    const page = await site.newPage({ reducedMotion: true });
    const address = await begin(page, game, 'address');
    const before = await seen(page);
    await page.reload();
    await message(page).waitFor();
    expect(page.url()).toBe(address);
    expect(await seen(page)).toEqual(before);
    await page.goto(`/play/${game}/match`);
    await page.waitForURL(address);
    await message(page).waitFor();
  }, 120_000);

  it('is saved, gone back in, and its positions are opened where a match is set up', async () => {
    const page = await site.newPage({ reducedMotion: true });
    const address = await begin(page, game, 'files');
    await page.keyboard.press('s');
    const saves = page.getByRole('dialog', { name: 'Save, load, go back' });
    await saves.getByRole('button', { name: 'Save in this browser' }).click();
    const saving = page.waitForEvent('download');
    await saves.getByRole('button', { name: /^Save the start of this/ }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${game}-start-of-.*\\.json$`));
    expect(await faultsOf(page)).toEqual([]);
    await saves.getByRole('button', { name: /^(Turn|Round) 1/ }).click();
    await saves.waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    await page.goto(`/play/${game}`);
    await page.getByLabel('A saved match or position').setInputFiles({
      name: 'position.json',
      mimeType: 'application/json',
      buffer: await bytesOf(file),
    });
    await page.waitForURL(`**/match/${game}-*`);
    await message(page).waitFor();
    expect(page.url()).not.toBe(address);
    await page.goto(`/play/${game}`);
    await button(page, /^Open .*before going back$/).click();
    await page.waitForURL(`**/match/${game}-*`);
    await message(page).waitFor();
  }, 120_000);
});

describe('matches that are open', () => {
  it('stand side by side, and are gone on with from the front page, the hub and their set-up', async () => {
    const page = await site.newPage({ reducedMotion: true });
    const one = await begin(page, 'kolyma', 'one');
    const two = await begin(page, 'ttcg', 'two');
    const three = await begin(page, 'kolyma', 'three');
    await page.goto('/');
    const list = page.getByRole('region', { name: 'Open matches' });
    const row = page.getByRole('navigation', { name: 'Open matches' }).getByRole('link');
    expect(await row.first().innerText()).toMatch(
      /Kolyma\s+Round \d, .*\s+.*(just now|1 minute ago)/,
    );
    expect(await row.count()).toBe(3);
    expect(await faultsOf(page)).toEqual([]);
    await row.first().click();
    await page.waitForURL(three);
    await page.goto('/play');
    await list
      .getByText(/^True Trading Card Game, Turn \d.* points; played (just now|\d minutes? ago)$/)
      .waitFor();
    expect(await list.getByRole('link', { name: 'Go on' }).count()).toBe(3);
    expect(await faultsOf(page)).toEqual([]);
    await link(page, 'Go on').nth(1).click();
    await page.waitForURL(two);
    await page.goto('/play/kolyma');
    await list.getByRole('link', { name: 'Go on' }).nth(1).waitFor();
    expect(await list.getByRole('link', { name: 'Go on' }).count()).toBe(2);
    await list
      .getByRole('button', { name: /^Throw away/ })
      .first()
      .click();
    await button(page, 'Throw it away').click();
    await list.getByRole('link', { name: 'Go on' }).click();
    await page.waitForURL(one);
    await message(page).waitFor();
  }, 120_000);

  it('are played in one tab: the other says by its message line that it is late, and takes the newest', async () => {
    const page = await site.newPage({ reducedMotion: true });
    const address = await begin(page, 'kolyma', 'two tabs');
    const late = await page.context().newPage();
    await late.goto(address);
    await message(late).waitFor();
    const top = async () => (await message(late).boundingBox())?.y;
    const before = await top();
    await page.keyboard.press('n');
    await message(page).waitFor();
    await late.keyboard.press('n');
    await message(late).getByRole('alert').waitFor();
    expect(await top()).toBe(before);
    await button(late, 'Load the newest').click();
    await late.getByRole('alert').waitFor({ state: 'detached' });
    await message(late).waitFor();
    expect(await seen(late)).toEqual(await seen(page));
    await late.keyboard.press('n');
    await message(late).waitFor();
    expect(await late.getByRole('alert').count()).toBe(0);
  });

  it('are told from one that is not there', async () => {
    const page = await site.newPage({ reducedMotion: true });
    for (const id of ['kolyma-nothing', 'chess-1', 'nonsense']) {
      await page.goto(`/match/${id}`);
      await page.getByRole('heading', { name: 'No match here' }).waitFor();
    }
    expect(await faultsOf(page)).toEqual([]);
    await page.goto('/play/showdown/match');
    await page.waitForURL('**/play/showdown');
  });

  it('are saved on a phone from the menu, without scrolling sideways', async () => {
    const page = await site.newPage({ width: 390, height: 844, touch: true, reducedMotion: true });
    await page.goto('/play/ttcg?seed=phone');
    await tap(button(page, 'Start the match'));
    await tap(button(page, 'Keep your hand'));
    await tap(button(page, 'More'));
    await page.getByRole('menuitem', { name: 'Save, load, go back' }).tap();
    await page.getByRole('dialog', { name: 'Save, load, go back' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
});

describe('a file of another game', () => {
  const duel = JSON.stringify({
    stage: 'battle',
    players: [{ units: ['Gravel Gecko'] }, { units: ['Kindling Fox'] }],
  });

  it.each([
    ['kolyma', 'Kolyma'],
    ['showdown', 'Showdown'],
  ])('opens on its own table where it is dropped on the set-up of %s', async (game, name) => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto(`/play/${game}`);
    await drop(page.getByRole('heading', { name, level: 1 }), 'duel.json', duel);
    await page.waitForURL('**/match/ttcg-*');
    await page.locator('[data-table="ttcg"] [data-slot="unit00"] [data-legal]').waitFor();
  });
});

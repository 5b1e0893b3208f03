import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { opened } from '@cardscape/showdown/testing';
import { createProfile, expFor, type Profile, writeProfile } from '@cardscape/showdown/tools';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { click, tap } from './support/press.ts';
import { loseShowdown, playShowdown, post, table, yourMove } from './support/showdown-table.ts';
import { withSite } from './support/site.ts';

const site = withSite();
const phone = { width: 390, height: 844, touch: true, reducedMotion: true } as const;

/** Makes a profile as a player does. */
async function make(page: Page, name: string, elements: readonly string[]): Promise<void> {
  await page.goto('/play/showdown/profiles');
  await page.getByRole('button', { name: 'Create a profile' }).click();
  await page.getByLabel('Name').fill(name);
  for (const element of elements) await page.getByRole('checkbox', { name: element }).check();
  await page.getByRole('button', { name: 'Create the profile' }).click();
  await sheet(page, name).waitFor();
}

/** Brings a profile that is the same each time: its deck, its shop and its luck. */
async function bring(
  page: Page,
  name: string,
  elements: readonly [string, string],
  change: Partial<Profile> = {},
): Promise<void> {
  const { catalogue } = opened();
  const made = createProfile({ name, elements, seed: name }, catalogue, []);
  if ('problem' in made) throw new Error(made.problem);
  await page.goto('/play/showdown/profiles');
  await page.getByLabel('The file of a profile').setInputFiles({
    name: 'profile.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeProfile({ ...made.profile, ...change })),
  });
  await sheet(page, name).waitFor();
}

async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /Concede/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Concede/ })
    .click();
  await page.getByRole('heading', { name: /wins the match/ }).waitFor();
}

/** The words of all controls that a note lies over. */
async function coveredByToasts(page: Page): Promise<readonly string[]> {
  await page.locator('[data-toast]').first().waitFor();
  const controls = page.getByRole('link').or(page.getByRole('button'));
  return controls.evaluateAll((elements) => {
    const notes = [...document.querySelectorAll('[data-toast]')].map((note) =>
      note.getBoundingClientRect(),
    );
    return elements.flatMap((control) => {
      const box = control.getBoundingClientRect();
      const covered = notes.some(
        (note) =>
          box.width > 0 &&
          note.left < box.right &&
          box.left < note.right &&
          note.top < box.bottom &&
          box.top < note.bottom,
      );
      return covered ? [control.textContent ?? ''] : [];
    });
  });
}

/** The cards of a draft that can be chosen. */
const drafted = (within: Page | Locator) => within.locator('[data-mark] [data-card]');

const sheet = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

const pile = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const expectNoFaults = async (page: Page) => expect(await faultsOf(page)).toEqual([]);

describe('profiles of Showdown', () => {
  it('are made, drafted and saved, and asked about before changes are lost', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await make(page, 'Ada', ['Earth', 'Wind']);
    await expectNoFaults(page);
    await sheet(page, 'Ada').getByRole('link', { name: 'Deck and shop' }).click();
    await pile(page, 'Main deck').getByText('35 of 40').waitFor();
    await expectNoFaults(page);

    await drafted(pile(page, 'Main deck')).first().click();
    await page.getByRole('button', { name: 'Swap', exact: true }).click();
    await pile(page, 'Main deck').getByText('34 of 40').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Ada is saved.').waitFor();
    await page.reload();
    await pile(page, 'Main deck').getByText('34 of 40').waitFor();

    const other = drafted(pile(page, 'Characters'));
    await other.first().click();
    await page.getByRole('radio', { name: 'Main deck' }).check();
    await page.getByRole('status').getByText('is a character').waitFor();
  });

  it('buy and sell, and undo it', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await bring(page, 'Bo', ['FIRE', 'DARK']);
    await sheet(page, 'Bo').getByRole('link', { name: 'Deck and shop' }).click();
    const head = page.locator('[data-facts]');
    await head.getByText('200 rupees').first().waitFor();
    await drafted(pile(page, 'Main deck')).first().click();
    await page.getByRole('radio', { name: 'Shop' }).check();
    const sell = page.getByRole('button', { name: /^Sell for \d+ rupees$/ });
    const gain = Number(/\d+/.exec(await sell.innerText())?.[0]);
    await sell.click();
    await head
      .getByText(`${200 + gain} rupees`)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await head.getByText('200 rupees').first().waitFor();

    const affordable = pile(page, 'Shop').locator('[data-mark="green"] [data-card]');
    await affordable.first().click();
    const buy = page.getByRole('button', { name: /^Buy for \d+ rupees$/ });
    const price = Number(/\d+/.exec(await buy.innerText())?.[0]);
    await buy.click();
    await head
      .getByText(`${200 - price} rupees`)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Bo is saved.').waitFor();
    await page.goto('/play/showdown/profiles');
    await sheet(page, 'Bo')
      .getByText(`${200 - price}`, { exact: true })
      .waitFor();
  });

  it('win Exp, rupees and cards with a match, once, and fill their card list', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await bring(page, 'Cleo', ['WATER', 'LIGHT']);
    await page.goto('/play/showdown?profile=Cleo&seed=reward');
    await page.getByRole('radio', { name: /Cleo/, checked: true }).waitFor();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await table(page).waitFor();
    await playShowdown(page, click, 1);
    await loseShowdown(page, click);
    const reward = page.getByRole('region', { name: 'What Cleo gets' });
    const gained = await reward.locator('[data-reward="sum"]').innerText();
    expect(await reward.locator('[data-card]').count()).toBeGreaterThan(0);
    await expectNoFaults(page);

    await page.reload();
    expect(await reward.locator('[data-reward="sum"]').innerText()).toBe(gained);
    const rupees = /(\d+) rupees in all/.exec(gained)?.[1] ?? '';
    await page.goto('/play/showdown/profiles');
    await sheet(page, 'Cleo').getByText(rupees, { exact: true }).waitFor();
    expect(await sheet(page, 'Cleo').innerText()).toContain('0, 0, 1');

    await sheet(page, 'Cleo').getByRole('link', { name: 'See the cards' }).click();
    await page.getByText(/^\d+ of \d+ in your decks$/).waitFor();
    await page.getByRole('combobox', { name: 'Element' }).selectOption('Water');
    const card = page.locator('[data-card="face-up"]').first();
    await card.waitFor();
    expect(await page.locator('[data-card="face-down"]').count()).toBeGreaterThan(0);
    await expectNoFaults(page);
    await card.click();
    await page.getByRole('dialog').getByText('Copies you own').waitFor();
  }, 120_000);

  it('are paid once, also when the end of a match is undone and another comes', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await bring(page, 'Ezra', ['EARTH', 'DARK']);
    await page.goto('/play/showdown?profile=Ezra&seed=once');
    await page.getByRole('button', { name: 'Start the match' }).click();
    const sum = page.locator('[data-reward="sum"]');
    await playShowdown(page, click, 1);
    await concede(page);
    const gained = await sum.innerText();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await yourMove(page).waitFor();
    await playShowdown(page, click, 2);
    await concede(page);
    expect(await sum.innerText()).toBe(gained);
    await page.getByText('A match is paid once.').waitFor();
    const rupees = /(\d+) rupees in all/.exec(gained)?.[1] ?? '';
    await page.goto('/play/showdown/profiles');
    await sheet(page, 'Ezra').getByText(rupees, { exact: true }).waitFor();
    await sheet(page, 'Ezra').getByText('0, 0, 1').waitFor();
  });

  it('are paid too when a bot plays for them, and the loser begins the next match', async () => {
    const page = await site.newPage({ reducedMotion: true });
    // One match brings neither of them to the next level.
    await bring(page, 'Gita', ['FIRE', 'LIGHT'], { level: 30 });
    await bring(page, 'Hal', ['WATER', 'WIND'], { level: 30 });
    await page.goto('/play/showdown?profile=Gita&seed=paid');
    const opponent = page.getByRole('group', { name: 'Your opponent plays' });
    await opponent.getByRole('radio', { name: /Hal/ }).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await playShowdown(page, click, 1);
    await concede(page);
    await page.getByRole('region', { name: 'What Gita gets' }).waitFor();
    const told = await page.getByText(/^Hal, played by the Easy bot, gets/).innerText();
    const gain = Number(/(\d+) rupees/.exec(told)?.[1]);
    expect(gain).toBeGreaterThan(0);
    await page.goto('/play/showdown/profiles');
    await sheet(page, 'Gita').getByText('0, 0, 1').waitFor();
    await sheet(page, 'Hal').getByText('1, 0, 0').waitFor();
    await sheet(page, 'Hal')
      .getByText(`${200 + gain}`, { exact: true })
      .waitFor();
    await page.goto('/play/showdown?profile=Gita');
    await opponent.getByRole('radio', { name: /Hal/ }).check();
    await page.getByText('Gita begins, after losing to Hal last time.').waitFor();
  });

  it('say who begins and why, stand in the status box, and give a turn away as a file', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await bring(page, 'Ivo', ['EARTH', 'LIGHT'], { level: 3 });
    // A deck of two cards is played as well.
    await bring(page, 'Juno', ['WATER', 'FIRE'], { main: [{ card: 'Delta Pelican', count: 2 }] });
    await page.goto('/play/showdown?profile=Ivo&seed=begin');
    await page.getByText('Dice decide who begins.').waitFor();
    const opponent = page.getByRole('group', { name: 'Your opponent plays' });
    await opponent.getByRole('radio', { name: /Juno/ }).check();
    await page.getByText('Juno begins, as the lower level: 1 against 3.').waitFor();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await table(page).waitFor();
    await post(page, 'near').locator('[data-card]').hover();
    await page
      .getByRole('region', { name: /^How .+ stands$/ })
      .getByText('Profile Ivo, level 3')
      .waitFor();
    await playShowdown(page, click, 1);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Saves' }).click();
    await page.getByRole('button', { name: 'Save the start of this turn as a file' }).click();
    const download = await saving;
    const file = join(await mkdtemp(join(tmpdir(), 'cardscape-')), download.suggestedFilename());
    await download.saveAs(file);
    // The match goes on meanwhile: the file says which turn it was.
    const turn = /start-of-turn-(\d+)\.json$/.exec(file)?.[1];
    expect(turn).toBeDefined();
    await page.goto('/play/showdown');
    await page.getByLabel('A saved match or position').setInputFiles(file);
    await page.locator('[data-phases]').getByText(`Turn ${turn}`).waitFor();
  });

  it('show what comes out of a booster pack, and lead to the draft', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await bring(page, 'Finn', ['FIRE', 'WATER'], { exp: expFor(1) - 1 });
    await page.goto('/play/showdown?profile=Finn&seed=booster');
    await page.getByRole('button', { name: 'Start the match' }).click();
    await playShowdown(page, click, 1);
    await concede(page);
    const pack = page.getByRole('region', { name: 'Booster pack for level 2' });
    // Opened by the keyboard: nothing scrolls to it.
    await pack.getByRole('button', { name: 'Open the pack' }).evaluate((button: HTMLElement) => {
      button.closest('[data-dialog="body"]')?.scrollTo(0, 0);
      button.click();
    });
    await pack.locator('[data-card="face-up"]').first().waitFor();
    const [inner, outer] = await pack.evaluate((element) => {
      const body = element.closest('[data-dialog="body"]') ?? element;
      return [element, body].map((one) => one.getBoundingClientRect().bottom);
    });
    expect(inner).toBeLessThanOrEqual((outer ?? 0) + 1);
    expect(await pack.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Go to your deck and the shop' }).click();
    await page.getByRole('heading', { name: 'Deck and shop: Finn' }).waitFor();
  });

  it('give their name to a seat, fit their box, and say which cards are not loaded', async () => {
    const page = await site.newPage({ reducedMotion: true });
    const name = 'W'.repeat(40);
    await bring(page, name, ['FIRE', 'WATER']);
    await page.goto(`/play/showdown?profile=${name}`);
    const offer = page.locator('[data-deck]', { hasText: name }).first();
    await offer.waitFor();
    const room = await offer.evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth);
    expect(room).toBeGreaterThanOrEqual(0);
    await page.getByRole('radio', { name: /A second person/ }).check();
    await page.getByLabel('Name of player 2').waitFor();
    expect(await page.getByLabel('Name of player 1').count()).toBe(0);
    await page.getByRole('checkbox', { name: /built-in set/ }).uncheck();
    await page.getByRole('alert').getByText('not among the cards that are loaded').waitFor();
    expect(await page.getByRole('heading', { name: 'Ready decks' }).count()).toBe(0);
  });

  it('fit a phone, are exported and imported, and erased by their name only', async () => {
    const page = await site.newPage(phone);
    await make(page, 'Dov', ['Earth', 'Light']);
    const saving = page.waitForEvent('download');
    await sheet(page, 'Dov').getByRole('button', { name: 'Export' }).click();
    const file = join(await mkdtemp(join(tmpdir(), 'cardscape-')), 'dov.json');
    await (await saving).saveAs(file);
    await page.getByLabel('The file of a profile').setInputFiles(file);
    await sheet(page, 'Dov 2').waitFor();
    await expectNoFaults(page);
    expect(await coveredByToasts(page)).toEqual([]);
    await tap(sheet(page, 'Dov').getByRole('button', { name: 'Erase' }));
    const erase = page.getByRole('button', { name: 'Erase for good' });
    expect(await erase.isDisabled()).toBe(true);
    await page.getByLabel('Type the name: Dov').fill('Dov');
    await tap(erase);
    await sheet(page, 'Dov').waitFor({ state: 'detached' });

    await tap(sheet(page, 'Dov 2').getByRole('link', { name: 'Deck and shop' }));
    await tap(page.getByRole('tab', { name: /Shop/ }));
    await tap(drafted(page).first());
    await expectNoFaults(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phone.width);
    await page.goto('/play/showdown/profiles/Dov%202/cards');
    await page.locator('[data-card="face-up"]').first().waitFor();
    await expectNoFaults(page);
  });
});

import { text } from 'node:stream/consumers';
import { builtIn } from '@cardscape/ttcg/testing';
import { deckSize, readDeck } from '@cardscape/ttcg/tools';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { tap } from './support/press.ts';
import { withSite } from './support/site.ts';

const site = withSite();
const [firstDeck] = builtIn.decks;
if (!firstDeck) throw new Error('There are no built-in decks.');

/** Copies the first built-in deck and opens the copy. */
async function copyDeck(visitor?: Parameters<typeof site.newPage>[0]): Promise<Page> {
  const page = await site.newPage({ reducedMotion: true, ...visitor });
  await page.goto('/make/decks');
  await page.getByRole('button', { name: 'Copy and change' }).first().click();
  await page.getByLabel('Name of the deck').waitFor();
  return page;
}

const deckTab = (page: Page) => page.getByRole('tab', { name: /^Deck/ });
const found = (page: Page) => page.getByRole('status');

describe('the deck builder', () => {
  it('changes a copy of a deck, undoes, and keeps it', async () => {
    const page = await copyDeck();
    const size = deckSize(firstDeck);
    expect(await deckTab(page).textContent()).toBe(`Deck ${size}`);
    await page.getByLabel('Name of the deck').fill('Mine');
    await page
      .getByRole('button', { name: /^Take out one/ })
      .first()
      .click();
    expect(await deckTab(page).textContent()).toBe(`Deck ${size - 1}`);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await deckTab(page).textContent()).toBe(`Deck ${size}`);
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.reload();
    expect(await deckTab(page).textContent()).toBe(`Deck ${size - 1}`);
    expect(await page.getByLabel('Name of the deck').inputValue()).toBe('Mine');
    expect(await faultsOf(page)).toEqual([]);
  });

  it('finds cards by a query, and adds them by a click, two at most', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/make/decks');
    await page.getByRole('button', { name: 'New deck' }).click();
    await page.getByLabel('Find cards').fill('n:"cairn pup" t:earth');
    await found(page).getByText('1 card.').waitFor();
    const card = page.locator('[data-zone="pool"] [data-card]').first();
    await card.click();
    await card.click();
    expect(await page.locator('[data-copies]').innerText()).toContain('×2');
    // A card that cannot be added still says why.
    await card.click({ force: true });
    expect(await page.getByText('2 copies of a card are allowed.').first().isVisible()).toBe(true);
    expect(await deckTab(page).textContent()).toBe('Deck 2');
    await page.getByLabel('Tier of Cairn Pup').selectOption('Primal Rare');
    expect(await page.getByText('it needs 50 to 70: add 48 or more').isVisible()).toBe(true);
  });

  it('gives a copy a name of its own, shows the effects asked for, and opens a card to be read', async () => {
    const page = await copyDeck();
    expect(await page.getByLabel('Name of the deck').inputValue()).toBe(`${firstDeck.name} 2`);
    await page.getByLabel('Find cards').fill('n:"cairn pup" e:draw');
    await found(page).getByText('1 card.').waitFor();
    await page.locator('[data-says]', { hasText: /^Draw a card/ }).waitFor();
    await page.getByRole('button', { name: 'Read Cairn Pup' }).click();
    await page.getByRole('dialog', { name: 'Cairn Pup' }).waitFor();
  });

  it('says where a query is wrong, and what would be right', async () => {
    const page = await copyDeck();
    await page.getByLabel('Find cards').fill('t:fier r>=2');
    await found(page).getByText('Character 3: "fier" is no type. Did you mean fire?').waitFor();
    expect(await page.locator('[data-fault]').innerText()).toBe('fier');
    await page.getByLabel('Find cards').fill('');
    await page.getByRole('button', { name: 'What to ask' }).click();
    await page.getByRole('button', { name: 't:fire', exact: true }).click();
    await page.keyboard.press('Escape');
    await found(page).getByText('Cards that are of type fire.').waitFor();
  });

  it('writes a list that it reads again, and names the line that is wrong', async () => {
    const page = await copyDeck();
    await page.getByRole('button', { name: 'As text' }).click();
    const list = page.getByLabel('Deck list');
    const written = readDeck(await list.inputValue(), 'list', builtIn.cardSet);
    expect(written.problems).toEqual([]);
    expect(deckSize(written.deck)).toBe(deckSize(firstDeck));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(await text(await download.createReadStream())).toBe(await list.inputValue());
    await list.fill('Name: Short\n2 Cairn Pup\n1 Cairn Pop');
    await page.getByText('Line 3, column 3').waitFor();
    await page.getByRole('button', { name: 'Use the 2 cards that were read' }).click();
    expect(await deckTab(page).textContent()).toBe('Deck 2');
    expect(await page.getByLabel('Name of the deck').inputValue()).toBe('Short');
  });

  it('shows numbers and opening hands, and leads to a match with the deck', async () => {
    const page = await copyDeck();
    await page.getByRole('tab', { name: 'Numbers' }).click();
    await page.getByRole('button', { name: 'Draw a hand' }).click();
    const hand = page.getByRole('list', { name: 'Opening hand' });
    expect(await hand.getByRole('listitem').count()).toBe(7);
    await page.getByRole('link', { name: 'Play this deck' }).click();
    await page.waitForURL(/\/play\/ttcg\?deck=/);
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
  });

  it('has three sheets on a phone, and stays within its width', async () => {
    const page = await copyDeck({ width: 390, height: 844, touch: true });
    for (const name of ['Cards', 'Deck', 'Numbers']) {
      await tap(page.getByRole('tab', { name: new RegExp(`^${name}`) }));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, name).toBe(390);
    }
  });

  it('brings a deleted deck back', async () => {
    const page = await copyDeck();
    await page.goto('/make/decks');
    const own = page.getByRole('region', { name: 'Your decks' });
    await own.getByRole('button', { name: 'Delete' }).click();
    expect(await own.locator('[data-deck]').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await own.locator('[data-deck]').count()).toBe(1);
  });
});

describe('the album', () => {
  it('opens a card with its rulings and tiers, and goes to the next', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/collect/ttcg#Cairn%20Pup');
    const sheet = page.getByRole('dialog', { name: 'Cairn Pup' });
    await sheet.getByRole('button', { name: 'Mythic Rare' }).click();
    expect(await sheet.locator('[data-card]').innerText()).toContain('210');
    expect(await sheet.getByText('Then, discard one card.').isVisible()).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Next card' }).click();
    await page.getByRole('dialog', { name: 'Gravel Gecko' }).waitFor();
  });
});

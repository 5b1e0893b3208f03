import { text } from 'node:stream/consumers';
import { readCardFile } from '@cardscape/kolyma/tools';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { withSite } from './support/site.ts';

const site = withSite();

async function openWorkshop(visitor?: Parameters<typeof site.newPage>[0]): Promise<Page> {
  const page = await site.newPage({ reducedMotion: true, ...visitor });
  await page.goto('/make/kolyma');
  return page;
}

async function newCard(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Make a card' }).click();
  await page.getByLabel('Name').fill(name);
}

/** Clicks a keyword that is offered; one that is not cannot be clicked. */
async function take(page: Page, ...keywords: string[]): Promise<void> {
  for (const keyword of keywords)
    await page.getByRole('option', { name: new RegExp(`^${keyword}\\b`) }).click();
}

const english = (page: Page) => page.getByTestId('english').textContent();

/** The file that is saved by what `deed` clicks. */
async function savedBy(page: Page, deed: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), deed()]);
  return text(await download.createReadStream());
}

describe('the card workshop', () => {
  it('builds a card by clicking what is offered, tries it, saves it, and keeps it', async () => {
    const page = await openWorkshop();
    await newCard(page, 'Hollow Ice');
    const offers = page.getByRole('listbox', { name: 'Keywords that may come next' });
    const offered = await offers.getByRole('option').allTextContents();
    expect(offered.every((option) => option.startsWith('EFFECT_'))).toBe(true);
    expect(await page.getByRole('button', { name: 'Play the card' }).isDisabled()).toBe(true);

    await take(page, 'EFFECT_DISCARD', 'TARGET_OPPONENT');
    const cards = page.getByLabel('how many cards to discard');
    await cards.fill('-1');
    expect(await page.getByText('Type a whole number, 0 to 999.').isVisible()).toBe(true);
    await cards.fill('1');
    expect(await page.getByText('Next comes TARGET or TYPE.').isVisible()).toBe(true);
    await take(page, 'TYPE_NUMBER');
    expect(await page.getByText('Complete.').isVisible()).toBe(true);
    expect(await english(page)).toBe('Your opponent discards 1 number card.');

    await page.getByRole('button', { name: 'Play the card' }).click();
    expect(await page.getByText('Your opponent is asked:').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Discard Blue 6' }).click();
    const story = page.getByRole('list', { name: 'What happens' });
    expect(await story.textContent()).toContain('Your opponent discards Blue 6.');
    expect(await page.getByRole('region', { name: 'Opponent: 10 → 4' }).count()).toBe(1);

    const saved = await savedBy(page, () =>
      page.getByRole('button', { name: 'Save the file' }).click(),
    );
    expect(JSON.parse(saved)).toEqual({
      name: 'Hollow Ice',
      art: 'lantern plain',
      keywords: ['EFFECT_DISCARD', 'TARGET_OPPONENT', 'TYPE_NUMBER'],
      values: [1],
    });
    expect(readCardFile(saved, 'hollow-ice.json').errors).toEqual([]);

    await page.reload();
    await page.getByRole('heading', { name: 'Keywords' }).waitFor();
    expect(await english(page)).toBe('Your opponent discards 1 number card.');
  });

  it('can be used with the keyboard alone', async () => {
    const page = await openWorkshop();
    await newCard(page, 'Typed');
    await page.getByRole('combobox', { name: 'Next keyword' }).focus();
    await page.keyboard.type('addv');
    await page.keyboard.press('Enter');
    await page.keyboard.type('opponent');
    await page.keyboard.press('Enter');
    await page.keyboard.type('-4');
    await page.keyboard.press('Enter');
    expect(await english(page)).toBe("Take 4 from your opponent's total.");
    await page.keyboard.press('Backspace');
    expect(await page.getByText('Next comes TARGET.').isVisible()).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await english(page)).toBe('Add 1 to your total.');
  });

  it('changes a keyword in the middle, and takes changes back', async () => {
    const page = await openWorkshop();
    await newCard(page, 'Turned');
    await take(page, 'EFFECT_DRAW', 'TARGET_PLAYER', 'TYPE_SPECIAL');
    await page.getByRole('button', { name: 'EFFECT_DRAW' }).click();
    await page.getByRole('button', { name: 'EFFECT_SWAP' }).click();
    expect(await english(page)).toBe('Swap 1 special card for a new one.');
    await page.getByRole('button', { name: 'TARGET_PLAYER' }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    expect(await page.getByText('Not finished.').first().isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await english(page)).toBe('Swap 1 special card for a new one.');
  });

  it('takes lists as text, and points at the word that is wrong', async () => {
    const page = await openWorkshop();
    await newCard(page, 'Pasted');
    await page.getByRole('tab', { name: 'Text' }).click();
    await page.getByRole('textbox', { name: 'Keywords' }).fill('["EFFECT_DRAW", "TARGT_PLAYER"]');
    await page.getByRole('textbox', { name: 'Values' }).fill('2');
    expect(await page.getByText('Did you mean TARGET_PLAYER?').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Pasted not finished' }).count()).toBe(1);
    await page.getByRole('tab', { name: 'Build' }).click();
    expect(await page.getByText('Your text is not right yet').isVisible()).toBe(true);
    await page.getByRole('tab', { name: 'Text' }).click();
    expect(await page.getByRole('textbox', { name: 'Values' }).inputValue()).toBe('2');
    const words = page.getByRole('textbox', { name: 'Keywords' });
    await words.fill('EFFECT_DRAW TARGET_PLAYER TYPE_NUMBER');
    expect(await english(page)).toBe('Draw 2 number cards.');
  });

  it('a broken card of a file is told with line and column, and hides no other', async () => {
    const page = await openWorkshop();
    const file = [
      '[',
      '  { "name": "Good", "keywords": ["EFFECT_ADDVALUE", "TARGET_PLAYER"], "values": [3] },',
      '  { "name": "Bad", "keywords": ["EFFECT_DRAW", "TYPE_NUMBER"], "values": [] }',
      ']',
    ].join('\n');
    await page.getByLabel('Open card files').setInputFiles({
      name: 'mine.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
    const problem = page.getByRole('listitem').filter({ hasText: 'mine.json' });
    await problem.waitFor();
    expect(await problem.textContent()).toContain('line 3, column 48');
    expect(await problem.textContent()).toContain('TARGET_PLAYER or TARGET_OPPONENT');
    expect(await english(page)).toBe('Add 3 to your total.');
    expect(await page.getByRole('button', { name: 'Good' }).count()).toBe(1);
  });

  it('a character whose deck names an unknown card is opened with a word about it', async () => {
    const page = await openWorkshop();
    await page.getByLabel('Open card files').setInputFiles({
      name: 'vera.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{ "name": "Vera", "deck": ["Chain Lnk"] }'),
    });
    await page.getByText('Vera: "Chain Lnk" is not a special card here.').waitFor();
  });

  it('a deleted card comes back', async () => {
    const page = await openWorkshop();
    await newCard(page, 'Precious');
    await page.getByRole('button', { name: 'Delete' }).click();
    expect(await page.getByRole('button', { name: 'Precious' }).count()).toBe(0);
    await page.getByText('Deleted "Precious".').getByRole('button').click();
    expect(await page.getByRole('button', { name: 'Precious' }).count()).toBe(1);
  });

  it('a character gets a deck of built-in and own cards, and a file that can be played', async () => {
    const page = await openWorkshop();
    await newCard(page, 'Own Step');
    await take(page, 'EFFECT_ADDVALUE', 'TARGET_PLAYER');
    await page.getByRole('button', { name: 'New character' }).click();
    await page.getByLabel('Name').fill('Vera');
    await page.getByRole('button', { name: 'Add one Own Step' }).click();
    await page.getByRole('button', { name: 'Add one Chain Link' }).click();
    const saved = await savedBy(page, () =>
      page.getByRole('button', { name: 'Save the file' }).click(),
    );
    expect(JSON.parse(saved)).toMatchObject({ name: 'Vera', deck: ['Own Step', 'Chain Link'] });
  });

  it('has nothing a screen reader would stumble over, by day and night, on desk and phone', async () => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [1280, 390]) {
        const page = await openWorkshop({ width, height: 844, colorScheme });
        await newCard(page, 'Checked');
        await take(page, 'EFFECT_CONDITIONAL', 'CON_HAS_CLASS_CARD', 'TARGET_PLAYER');
        expect(await faultsOf(page)).toEqual([]);
        const { body } = await page.evaluate(() => ({
          body: document.documentElement.scrollWidth - innerWidth,
        }));
        expect(body, 'nothing reaches over the edge').toBeLessThanOrEqual(0);
      }
  });
});

describe('the album of all cards', () => {
  it('finds a card by its words, shows it, and opens a copy in the workshop', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/collect/kolyma');
    await page.getByLabel('Find a card').fill('chain link');
    await page.getByRole('button', { name: /Chain Link/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Chain Link' });
    expect(await sheet.textContent()).toMatch(/Ilsa Plumbline \(\d\)/);
    expect(await faultsOf(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Open in the workshop' }).click();
    await page.getByRole('heading', { name: 'Card workshop' }).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Chain Link 2');
  });

  it('a card has an address of its own', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/collect/kolyma#True%20North');
    await page.getByRole('dialog', { name: 'True North' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /Characters/ }).click();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('tab', { name: /Number cards/ }).click();
    expect(await faultsOf(page)).toEqual([]);
  });
});

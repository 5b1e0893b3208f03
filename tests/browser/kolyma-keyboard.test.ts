import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { legal, type Means, playMatch, startMatch, told } from './support/kolyma-table.ts';
import { withSite } from './support/site.ts';

const site = withSite();

const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

const inHand = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('[data-zone="hand"][data-side="near"]') !== null,
  );

/** Puts the ring on a card of the hand or of the line. */
async function goTo(page: Page, where: 'hand' | 'line'): Promise<void> {
  await page.keyboard.press('ArrowRight');
  for (let tries = 0; tries < 6 && (await inHand(page)) !== (where === 'hand'); tries++)
    await page.keyboard.press(where === 'hand' ? 'ArrowDown' : 'ArrowUp');
}

/** One of each way to act, then passing until it is over. */
const deeds: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await goTo(page, 'hand');
    await page.keyboard.press('p');
  },
  async (page) => {
    await goTo(page, 'line');
    await page.keyboard.press('f');
  },
  async (page) => {
    await goTo(page, 'hand');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'What to do with this card' }).waitFor();
    await page.keyboard.press('2');
  },
  async (page) => {
    await goTo(page, 'line');
    await page.keyboard.press('x');
  },
  async (page) => {
    await page.keyboard.press('o');
    await page.getByRole('dialog', { name: 'What you can do' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('1');
  },
];

const byKeys: Means = {
  turn: (page, turns) => (deeds[turns] ?? (() => page.keyboard.press('n')))(page),
  async cards(page) {
    const chosen = () => page.locator('[data-card][aria-pressed="true"]').count();
    for (let tries = 0; tries < 40; tries++) {
      if (await page.getByRole('button', { name: 'Confirm' }).isEnabled()) break;
      const before = await chosen();
      await page.keyboard.press('Enter');
      // A card that was chosen already is put back by Enter: choose it again and go on.
      if ((await chosen()) < before) await page.keyboard.press('Enter');
      if (await page.getByRole('button', { name: 'Confirm' }).isEnabled()) break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('c');
  },
  goOn: (page) => page.keyboard.press('Enter'),
};

/** Reaches the start button by Tab alone. */
async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => document.activeElement?.textContent);
    if (words === 'Start the match') break;
  }
  await page.keyboard.press('Enter');
}

describe('Kolyma with the keyboard alone', () => {
  it('is played from the set-up to the end screen', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startMatch(page, 'keys', start);
    expect(await playMatch(page, byKeys)).toBeGreaterThan(deeds.length);
  });

  it('says what each card is and how it lies', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startMatch(page, 'labels', start);
    await legal.hand(page).first().waitFor();
    await goTo(page, 'line');
    expect(await focusedLabel(page)).toMatch(/number card, lies as (minus )?\d/);
  });

  it('says why a key does not apply', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startMatch(page, 'refuse', start);
    await legal.hand(page).first().waitFor();
    await goTo(page, 'hand');
    await page.keyboard.press('f');
    await page.getByText('Only number cards in your own line can be flipped.').waitFor();
  });

  it('says why where Enter is pressed on what is not possible, and does nothing', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startMatch(page, 'enter', start);
    await legal.hand(page).first().waitFor();
    const far = page.locator('[data-zone="line"][data-side="far"] [data-card]').first();
    const before = await far.getAttribute('data-anchor');
    await far.focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-refusal]').waitFor();
    expect(await far.getAttribute('data-anchor')).toBe(before);
    await page.keyboard.press('c');
    await page.getByText('There is nothing to confirm now.').waitFor();
    expect(await page.locator('[data-message="yours"]').count()).toBe(1);
  });

  it('undoes with U and lists all keys on ?', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startMatch(page, 'undo', start);
    await legal.hand(page).first().waitFor();
    await goTo(page, 'line');
    await page.keyboard.press('f');
    await page.keyboard.press('u');
    expect(await told(page)).toBe('');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('Pass the turn').waitFor();
  });
});

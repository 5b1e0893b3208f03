import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withSite } from './support/site.ts';

const site = withSite();
const phone = { width: 390, height: 844, touch: true, reducedMotion: true } as const;

/** Before an ability that plays up to level 40, one that plays equipment, and an attack for 40. */
const position = {
  turn: 16,
  active: 0,
  phase: 'actions',
  players: [
    {
      character: 'Odran Lockkeeper',
      level: 90,
      build: ['Rill Newt', 'Ferry Otter', 'Marker Stone', 'Granite Foreman'],
      mobs: ['Sluice Crab'],
      equips: ['Keystone Maul'],
      hand: ['The Great Levelling', 'Ferry Otter'],
      deck: Array.from({ length: 9 }, () => 'The Great Levelling'),
    },
    {
      character: 'Odo of the Terraces',
      hp: 400,
      maxHp: 520,
      level: 80,
      equips: ['Levelling Staff', 'Slate Armor'],
      deck: Array.from({ length: 9 }, () => 'Silt Carp'),
    },
  ],
};

/** Opens the position, and goes on to its first question. */
async function openPosition(page: Page): Promise<void> {
  await page.goto('/play/showdown');
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  await page.getByLabel('A saved match or position').setInputFiles({
    name: 'position.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(position)),
  });
  await page.locator('.showdown-table').waitFor();
  await page.locator('.message-line--yours').waitFor();
}

const said = (page: Page, words: string) =>
  page.locator('.message-line--yours', { hasText: words }).waitFor();

/** Goes to the middle of something as a hand does: over all that lies on the way. */
async function glideTo(page: Page, to: Locator): Promise<void> {
  const box = await to.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
}

/** The smallest letters of the board and the hand that can be seen, in pixels. */
function smallestLetters(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>('.showdown-board *, .showdown-hand *'),
    ];
    const seen = parts.filter(
      (part) =>
        part.closest('.sr-only, svg') === null &&
        part.checkVisibility() &&
        [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    return Math.min(...seen.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
  });
}

describe('an attack of the character', () => {
  it('is previewed on its target, takes the equipment left on, and passes from sight', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await openPosition(page);
    await page.keyboard.press('e');
    await said(page, 'Attack with Odran Lockkeeper');
    await page.locator('.post--far .table-tile').hover();
    const box = page.locator('.status-box');
    await box.getByText('40 base +10 = 50 damage').waitFor();
    await box.getByText('Leaves 350 HP.').waitFor();

    const maul = box.getByRole('button', { name: 'Keystone Maul +10' });
    await glideTo(page, page.locator('.showdown-half--near .table-tile').first());
    await glideTo(page, maul);
    await box.getByText('Odo of the Terraces').waitFor();
    await maul.click();
    await box.getByText('Leaves 360 HP.').waitFor();

    await page.locator('.post--far button.card-frame').first().click();
    const question = page.locator('.showdown-question');
    const attack = question.getByRole('button', { name: /^Attack/ });
    await question.getByText('Leaves 360 HP.').waitFor();
    expect(await attack.textContent()).toMatch(/^Attack without it/);
    await maul.click();
    await question.getByText('Leaves 350 HP.').waitFor();
    await page.keyboard.press('1');
    await question.getByText('Leaves 360 HP.').waitFor();
    await page.keyboard.press('c');
    await page.locator('.post--far .hp-bar', { hasText: '360/520' }).waitFor();
    await page.locator('.table-tile__blow').first().waitFor({ state: 'detached' });
    await page.locator('.arrow').first().waitFor({ state: 'detached' });
  });

  it('is told apart from what cannot be done, with the reason beside the question', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await openPosition(page);
    await page.locator('.showdown-hand--near button').first().click();
    const note = page.locator('.why-not__words');
    await note.getByText('Its level is 60; this play allows 40.').waitFor();
    const [words, line] = [
      await note.boundingBox(),
      await page.locator('.message-line').boundingBox(),
    ];
    expect(words?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));

    await page.keyboard.press('o');
    await page.getByRole('dialog').getByRole('button', { name: 'Play nothing' }).click();
    await said(page, 'Attack with Odran Lockkeeper');
    await page.keyboard.press('F2');
    await page.locator('.log-list').getByText('You have none to play.').waitFor();
  });
});

describe('what can be read on the table', () => {
  it('is never smaller than 13 pixels, on a desk and on a phone', async () => {
    for (const visitor of [{ reducedMotion: true }, phone]) {
      const page = await site.newPage(visitor);
      await openPosition(page);
      expect(await smallestLetters(page)).toBeGreaterThanOrEqual(13);
    }
  });

  it('is all phases, however long the name of a player is', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/play/showdown?seed=long');
    await page.getByText('A second person here').click();
    for (const name of await page.getByRole('textbox', { name: /name/i }).all())
      await name.fill('Wilhelmina of the Upper and Lower Fells');
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.getByRole('button', { name: /show my hand/ }).click();
    const { ends, edge } = await page.evaluate(() => {
      const right = (part: Element) => part.getBoundingClientRect().right;
      const strip = document.querySelector('.showdown-phases') as Element;
      return { ends: [...strip.querySelectorAll('li')].map(right), edge: right(strip) };
    });
    expect(ends).toHaveLength(7);
    expect(Math.max(...ends)).toBeLessThanOrEqual(edge);
  });

  it('is nothing of what the other person looked at before the screen was handed over', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/play/showdown?seed=pair');
    await page.getByText('A second person here').click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    const arrive = page.getByRole('button', { name: /show my hand/ });
    await arrive.click();
    await page.locator('.showdown-hand--near button').first().hover();
    const large = page.locator('.showdown-look .showdown-card');
    await large.waitFor();
    await page.mouse.move(4, 4);
    while (!(await arrive.isVisible())) {
      await page.keyboard.press('e');
      await page.keyboard.press('Space');
    }
    expect(await large.count()).toBe(0);
    await arrive.click();
    await page.locator('.message-line--yours').waitFor();
    expect(await large.count()).toBe(0);
  });
});

describe('a hand on a phone', () => {
  it('stays where it is whatever buttons are offered, and says once how a card is read', async () => {
    const page = await site.newPage(phone);
    await openPosition(page);
    const hint = page.getByText('Tap and hold a card to see it large.');
    await hint.waitFor();
    const top = async () => (await page.locator('.showdown-hand--near').boundingBox())?.y;
    const before = await top();
    await page.getByRole('button', { name: 'Play nothing' }).tap();
    await said(page, 'Attack with Odran Lockkeeper');
    await page.locator('.post--far button.card-frame').first().tap();
    await page.locator('.showdown-question').waitFor();
    expect(await top()).toBe(before);
    await page.reload();
    await page.locator('.showdown-table').waitFor();
    expect(await hint.count()).toBe(0);
  });
});

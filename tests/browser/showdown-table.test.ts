import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drag } from './support/drag.ts';
import { drawFinger } from './support/finger.ts';
import { tap } from './support/press.ts';
import { decline, largeCard, post, question, table, yourMove } from './support/showdown-table.ts';
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
  await table(page).waitFor();
  await yourMove(page).waitFor();
}

const nearHand = (page: Page) => page.locator('[data-zone="hand"][data-side="near"]');

const said = (page: Page, words: string) => yourMove(page).filter({ hasText: words }).waitFor();

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
      ...document.querySelectorAll<HTMLElement>('[data-board] *, [data-zone="hand"] *'),
    ];
    /** Is it for screen readers alone? What they read has a box of one pixel. */
    const isHeardOnly = (part: Element): boolean => {
      const { width, height } = part.getBoundingClientRect();
      if (width === 1 && height === 1) return true;
      return part.parentElement !== null && isHeardOnly(part.parentElement);
    };
    const seen = parts.filter(
      (part) =>
        !(part instanceof SVGElement) &&
        part.checkVisibility() &&
        !isHeardOnly(part) &&
        [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    return Math.min(...seen.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
  });
}

describe('an attack of the character', () => {
  it('is previewed on its target, takes the equipment left on, and passes from sight', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await openPosition(page);
    await decline(page);
    await said(page, 'Attack with Odran Lockkeeper');
    await post(page, 'far').locator('[data-card]').hover();
    const box = page.getByRole('region', { name: /^How .+ stands$/ });
    await box.getByText('40 base +10 = 50 damage').waitFor();
    await box.getByText('Leaves 350 HP.').waitFor();

    const maul = box.getByRole('button', { name: 'Keystone Maul +10' });
    await glideTo(page, page.locator('[data-zone="half"][data-side="near"] [data-card]').first());
    await glideTo(page, maul);
    await box.getByText('Odo of the Terraces').waitFor();
    await maul.click();
    await box.getByText('Leaves 360 HP.').waitFor();

    await post(page, 'far').locator('[data-card]').first().click();
    const panel = question(page);
    const attack = panel.getByRole('button', { name: /^Attack/ });
    await panel.getByText('Leaves 360 HP.').waitFor();
    expect(await attack.textContent()).toMatch(/^Attack without it/);
    await maul.click();
    await panel.getByText('Leaves 350 HP.').waitFor();
    await page.keyboard.press('1');
    await panel.getByText('Leaves 360 HP.').waitFor();
    await page.keyboard.press('c');
    await post(page, 'far').getByText('360/520').waitFor();
    await page.locator('[data-blow]').first().waitFor({ state: 'detached' });
    await page.locator('[data-arrow]').first().waitFor({ state: 'detached' });
  });

  it('is told apart from what cannot be done, with the reason beside the question', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await openPosition(page);
    await nearHand(page).locator('[data-card]').first().click();
    const note = page.locator('[data-refusal]');
    await note.getByText('Its level is 60; this play allows 40.').waitFor();
    const [words, line] = [
      await note.boundingBox(),
      await page.locator('[data-message]').boundingBox(),
    ];
    expect(words?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));

    await page.keyboard.press('o');
    await page.getByRole('dialog').getByRole('button', { name: 'Play nothing' }).click();
    await said(page, 'Attack with Odran Lockkeeper');
    await page.keyboard.press('F2');
    await page
      .getByRole('list', { name: 'What has happened' })
      .getByText('You have none to play.')
      .waitFor();
  });
});

/** The places that take the card in the air. */
const takes = (page: Page) => page.locator('[data-table] [data-takes]');

const inHand = (page: Page, name: string) =>
  nearHand(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();

/** Waits until a card lies in a row of the near side. */
const comesToLie = (page: Page, anchor: string | null) =>
  page.locator(`[data-zone="half"][data-side="near"] [data-anchor="${anchor}"]`).waitFor();

const middleOf = async (thing: Locator) => {
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

describe('a card that is carried', () => {
  it('is played where it is let go, and else put back with the reason', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await openPosition(page);
    const note = page.locator('[data-refusal]');
    const grave = page.locator('[data-anchor="grave-0"]');
    await drag(page, inHand(page, 'The Great Levelling'), page.locator('[data-anchor="slot-0-4"]'));
    await note.getByText('Its level is 60; this play allows 40.').waitFor();
    await drag(page, inHand(page, 'Ferry Otter'), grave);
    await note.getByText('A mob goes to a free place of its row on your side.').waitFor();
    expect(await takes(page).count()).toBe(0);
    const anchor = await inHand(page, 'Ferry Otter').getAttribute('data-anchor');
    await drag(page, inHand(page, 'Ferry Otter'), takes(page).last());
    await comesToLie(page, anchor);
  });

  it('attacks what it is let go over, with a forecast there before', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await openPosition(page);
    await decline(page);
    await said(page, 'Attack with Odran Lockkeeper');
    const { x, y } = await middleOf(post(page, 'near').locator('[data-card]').first());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y - 30, { steps: 4 });
    await page.locator('[data-dragged]').waitFor();
    const target = takes(page).and(page.locator('[data-anchor="character-1"]'));
    const end = await middleOf(target);
    await page.mouse.move(end.x, end.y, { steps: 6 });
    const forecast = page.locator('[data-forecast]');
    await forecast.getByText('40 base +10 = 50 damage').waitFor();
    await forecast.getByText('Leaves 350 HP.').waitFor();
    await page.mouse.up();
    await question(page)
      .getByRole('button', { name: /^Attack/ })
      .waitFor();
  });

  it('is carried by a finger, upwards out of the hand', async () => {
    const page = await site.newPage(phone);
    await openPosition(page);
    const card = inHand(page, 'Ferry Otter');
    await card.scrollIntoViewIfNeeded();
    const anchor = await card.getAttribute('data-anchor');
    const { x, y } = await middleOf(card);
    const target = await middleOf(page.locator('[data-anchor="slot-0-4"]'));
    const finger = await drawFinger(page, { x, y }, { x, y: y - 20 }, { x, y: y - 60 }, target);
    await takes(page).and(page.locator('[data-anchor="slot-0-4"][data-over]')).waitFor();
    await finger.lift();
    await comesToLie(page, anchor);
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
    const strip = page.locator('[data-phases]');
    const ends = await strip
      .getByRole('listitem')
      .evaluateAll((phases) => phases.map((phase) => phase.getBoundingClientRect().right));
    const edge = await strip.evaluate((whole) => whole.getBoundingClientRect().right);
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
    await nearHand(page).locator('[data-card]').first().hover();
    const large = largeCard(page);
    await large.waitFor();
    await page.mouse.move(4, 4);
    const done = page.getByRole('button', { name: 'Done, hand over' });
    while (!(await arrive.isVisible())) {
      if (await done.isVisible()) {
        await done.click();
        break;
      }
      await decline(page);
      await page.keyboard.press('Space');
    }
    await arrive.waitFor();
    expect(await large.count()).toBe(0);
    await arrive.click();
    await yourMove(page).waitFor();
    expect(await large.count()).toBe(0);
  });
});

describe('a hand on a phone', () => {
  it('stays where it is whatever buttons are offered, and says once how a card is read', async () => {
    const page = await site.newPage(phone);
    await openPosition(page);
    const hint = page.getByText('Tap and hold a card to see it large.');
    await hint.waitFor();
    const top = async () => (await nearHand(page).boundingBox())?.y;
    const before = await top();
    await tap(page.getByRole('button', { name: 'Play nothing' }));
    await said(page, 'Attack with Odran Lockkeeper');
    await tap(post(page, 'far').locator('[data-card]').first());
    await question(page).waitFor();
    expect(await top()).toBe(before);
    await page.reload();
    await table(page).waitFor();
    expect(await hint.count()).toBe(0);
  });
});

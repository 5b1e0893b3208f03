import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { click } from './support/press.ts';
import { withSite } from './support/site.ts';
import { nearHand, playTtcg, table } from './support/ttcg-table.ts';

const site = withSite();

/** A picture of one point. */
const POINT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const HEADER =
  'NAME;TYPE;SUBTYPES;LEVEL;IMAGE;ATTACK;DEFENSE;EFFECT1;EFFECT2;SERIAL;RARITY;TRANSPARENCY;EFFECT1_STYLE;EFFECT2_STYLE';

const row = (number: number, change: { defense?: number; effect?: string } = {}) => {
  const { defense = 200, effect = `Gain ${number + 2} points.` } = change;
  const serial = `Zz${String(number).padStart(12, '0')}`;
  return `Wharf Newt ${number};Water;Gloomling;1;../images/units/Wharf_${number}.png;300;${defense};${effect};Draw one card.;${serial};0;50;None;None`;
};

/** Thirty cards: one with an error, one with a warning. */
const list = [
  HEADER,
  ...Array.from({ length: 28 }, (_, number) => row(number)),
  row(28, { effect: 'Destroy one glorp.' }),
  row(29, { defense: 100 }),
].join('\r\n');

interface Brought {
  readonly name: string;
  readonly text?: string;
  /** In base 64. */
  readonly bytes?: string;
}

/** Drops files on the heading of the page, as the browser does. */
async function drop(page: Page, files: readonly Brought[]): Promise<void> {
  await page.getByRole('heading', { level: 1 }).evaluate((target, given) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text, bytes } of given) {
      const content = text ?? Uint8Array.from(atob(bytes ?? ''), (sign) => sign.charCodeAt(0));
      dataTransfer.items.add(new File([content], name));
    }
    const at = { dataTransfer, bubbles: true, cancelable: true };
    const held = new DragEvent('dragover', at);
    target.dispatchEvent(held);
    if (!held.defaultPrevented) throw new Error('the browser would open the file');
    target.dispatchEvent(new DragEvent('drop', at));
  }, files);
}

const status = (page: Page) => page.getByRole('region', { name: 'Bring a card list' });
const wrong = (page: Page) => page.getByRole('region', { name: 'What is wrong' });
/** Waits for a picture of ours; drawn ones are larger than a point. */
const ownPicture = (within: Locator) =>
  expect
    .poll(
      () =>
        within
          .locator('[src]')
          .evaluateAll((images) =>
            images.some((image) => (image as HTMLImageElement).naturalWidth === 1),
          ),
      { timeout: 30_000 },
    )
    .toBe(true);

async function bring(page: Page): Promise<void> {
  await page.goto('/make/ttcg');
  await drop(page, [
    { name: 'card_list.csv', text: `\ufeff${list}\r\n` },
    ...Array.from({ length: 28 }, (_, number) => ({ name: `Wharf_${number}.png`, bytes: POINT })),
    { name: 'notes.docx', text: 'x' },
  ]);
  await status(page)
    .getByText('29 cards from card_list.csv, 28 with a picture of yours.')
    .waitFor();
}

describe('a card list of your own', () => {
  it('is dropped with its pictures, looked through, and what is wrong is told', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await bring(page);
    await status(page).getByText('notes.docx is left out').waitFor();
    const findings = await wrong(page).innerText();
    expect(findings).toMatch(/card_list\.csv:30:\d+ Error Wharf Newt 28: .*glorp/);
    expect(findings).toContain('Attack 300 + defense 100 = 400; a rank 1 unit has 500');
    await page.getByLabel('Find cards').fill('n:"newt 7" t:water s:gloomling');
    await page.getByText('1 card.').waitFor();
    const album = page.getByRole('region', { name: 'Cards found' });
    await ownPicture(album);
    await album.getByRole('button').first().click();
    await page
      .getByRole('dialog', { name: 'Wharf Newt 7' })
      .getByText('Gain 9 points.')
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('is built into a deck, played, watched, shared, and kept until it is removed', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await bring(page);
    await page.getByRole('button', { name: 'Build a deck' }).click();
    await page.getByLabel('Whose').selectOption('Yours');
    await page.getByLabel('Find cards').fill('wharf');
    const places = page.locator('[data-zone="pool"] [data-design]');
    const cards = places.locator('[data-card]');
    for (let place = 0; place < 25; place++) {
      await places.nth(place).scrollIntoViewIfNeeded();
      await cards.nth(place).click();
      await cards.nth(place).click();
    }
    await page.getByText('Legal in edition 0.059.').waitFor();
    await page.getByRole('link', { name: 'Play this deck' }).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.getByRole('button', { name: 'Keep your hand' }).click();
    await ownPicture(nearHand(page));
    await playTtcg(page, click, 2);
    await page.reload();
    await ownPicture(nearHand(page));
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const saved = await page.evaluate(
      (key) => localStorage.getItem(key),
      `cardscape/matches/${id}/1`,
    );
    const { cards: carried } = JSON.parse(saved ?? '{}').record;
    expect(carried.files[0].text.trim().split('\n')).toHaveLength(26);
    expect(JSON.stringify(carried)).not.toContain('png');

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    // The message line has one, too, under the end screen.
    await page.getByRole('dialog').getByRole('button', { name: 'Watch the replay' }).click();
    await ownPicture(table(page));
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();

    const other = await site.newPage({ reducedMotion: true });
    await other.goto(link);
    await table(other).getByText('Wharf Newt').first().waitFor({ state: 'attached' });
    expect(await other.getByRole('alert').count()).toBe(0);

    await page.goto('/make/ttcg');
    await status(page).getByText('29 cards from card_list.csv').waitFor();
    await page.getByRole('button', { name: 'Remove the list' }).click();
    await page.reload();
    await status(page).getByText('You have no cards of your own here yet.').waitFor();
  }, 180_000);

  it.each<[string, Brought, RegExp]>([
    ['an empty file', { name: 'a.csv', text: '' }, /a\.csv:1:1 Error Found no line at all/],
    [
      'a picture that is called so',
      { name: 'a.csv', bytes: POINT },
      /a\.csv Error This is no text/,
    ],
    ['one column', { name: 'a.csv', text: 'NAME\nFox' }, /The columns TYPE, .* are missing/],
    [
      'texts that are all wrong',
      { name: 'a.csv', text: `${HEADER}\n${row(1, { effect: 'Glorp.' })}` },
      /a\.csv:2:\d+ Error Wharf Newt 1: .*[Gg]lorp/,
    ],
  ])('says what is wrong with %s, and keeps the one before', async (_, file, words) => {
    const page = await site.newPage({ reducedMotion: true });
    await bring(page);
    await drop(page, [file]);
    await wrong(page).getByText(words).first().waitFor();
    expect(await wrong(page).innerText()).toMatch(words);
    await status(page).getByText('29 cards from card_list.csv').waitFor();
  });

  it('can be dropped on the page of all that can be made', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/make');
    await drop(page, [{ name: 'mine.csv', text: list }]);
    await page.waitForURL('**/make/ttcg');
    await status(page).getByText('29 cards from mine.csv').waitFor();
  });
});

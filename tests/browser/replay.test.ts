import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { tap } from './support/press.ts';
import { withSite } from './support/site.ts';

const site = withSite();

const scrubber = (page: Page) => page.getByRole('slider', { name: 'Position in the match' });
const stepOf = async (page: Page) => Number(await scrubber(page).inputValue());
const lastOf = async (page: Page) => Number(await scrubber(page).getAttribute('max'));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lineOfNow = (page: Page) => page.locator('[aria-current="step"]');

/** Both totals, whoever sits where. */
async function totalsOf(page: Page): Promise<string[]> {
  return (await page.locator('[data-total]').allTextContents()).sort();
}

async function openSample(page: Page): Promise<void> {
  await page.goto('/replay');
  await button(page, 'Watch a sample match').click();
  await scrubber(page).waitFor();
}

describe('the replay viewer', () => {
  it('opens a sample and goes through it with buttons, keys and the scrubber', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await openSample(page);
    const last = await lastOf(page);
    expect(await stepOf(page)).toBe(0);
    await button(page, 'Step forward').click();
    await page.keyboard.press('.');
    expect(await stepOf(page)).toBe(2);
    await page.keyboard.press('ArrowLeft');
    expect(await stepOf(page)).toBe(1);
    await page.keyboard.press('End');
    expect(await stepOf(page)).toBe(last);
    await page.keyboard.press('[');
    expect(await lineOfNow(page).textContent()).toMatch(/Round \d\. The target/);
    await scrubber(page).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await stepOf(page)).toBe(1);
    await page.waitForURL('**/replay/kolyma-*#s=1');
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page.reload();
    await scrubber(page).waitFor();
    expect(await stepOf(page)).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  });

  it('follows the pointer along the timeline and a click in the log', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await openSample(page);
    const road = await scrubber(page).boundingBox();
    if (!road) throw new Error('The timeline is not on the page.');
    const y = road.y + road.height / 2;
    await page.mouse.move(road.x + road.width / 4, y);
    await page.mouse.down();
    await page.mouse.move(road.x + road.width / 2, y, { steps: 5 });
    await page.mouse.up();
    expect(Math.abs((await stepOf(page)) - (await lastOf(page)) / 2)).toBeLessThan(2);
    await page.locator('[data-step="7"]').getByRole('button').click();
    expect(await stepOf(page)).toBe(7);
  });

  it('runs by itself until it is paused', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.clock.install();
    await openSample(page);
    await page.getByLabel('Speed').selectOption('4');
    await button(page, 'Play').click();
    // A step may be over before it is looked for.
    await expect.poll(() => stepOf(page)).toBeGreaterThanOrEqual(2);
    await button(page, 'Pause').click();
    const paused = await stepOf(page);
    await page.clock.runFor(5000);
    expect(await stepOf(page)).toBe(paused);
  });

  it('keeps the whole table above the timeline on a laptop', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await openSample(page);
    const table = await page.getByRole('region', { name: 'Table' }).boundingBox();
    const dock = await page.getByRole('region', { name: 'Timeline' }).boundingBox();
    expect((table?.y ?? 0) + (table?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
  });

  it('hides what the one who looks may not see', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await openSample(page);
    const open = page.locator('[data-zone="hand"] [data-anchor^="card-"]');
    const both = await open.count();
    await page.getByLabel('Look as').selectOption({ label: 'Player 2' });
    const own = await open.count();
    await page.getByLabel('Look as').selectOption({ label: 'A spectator, both hands hidden' });
    expect([both > own, own > 0, await open.count()]).toEqual([true, true, 0]);
  });

  it('is shared as a link that opens at the same position, notes included', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await openSample(page);
    await scrubber(page).fill('12');
    await button(page, 'Note').click();
    await page.keyboard.type('Here it ');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await button(page, 'Note').click();
    // A dialog that was closed by mistake still has the words.
    await page.keyboard.press('End');
    await page.keyboard.type('turned.');
    await button(page, 'Keep the note').click();
    const told = await lineOfNow(page).textContent();
    await button(page, 'Share').click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(link.length).toBeLessThan(700);
    const other = await site.newPage({ reducedMotion: true });
    await other.goto(link);
    await scrubber(other).waitFor();
    expect(await stepOf(other)).toBe(12);
    expect(await lineOfNow(other).textContent()).toBe(told);
    expect(told).toContain('Here it turned.');
    // Neither place loses it: not the match it was written to, nor the link it came with.
    for (const each of [page, other]) {
      await each.reload();
      await scrubber(each).waitFor();
      expect(await lineOfNow(each).textContent()).toBe(told);
    }
  });

  it('lets you play on from where it stands', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await openSample(page);
    await scrubber(page).fill('10');
    const before = await totalsOf(page);
    await button(page, 'Play on from here').click();
    await page.getByLabel('Against').selectOption({ label: 'A second person here' });
    await button(page, 'Take the seat').click();
    await page.waitForURL('**/match/kolyma-*');
    await page.getByRole('dialog', { name: 'Hand over' }).getByRole('button').click();
    expect(await totalsOf(page)).toEqual(before);
    await page.getByRole('button', { name: /^Pass/ }).click();
    const stepsKept = () =>
      page.evaluate(() => {
        const id = location.pathname.split('/').at(-1);
        const match = localStorage.getItem(`cardscape/matches/${id}/1`);
        return JSON.parse(match ?? '{}').record.steps.length;
      });
    // A choice is kept once it has reached its table, which may be far.
    await expect.poll(stepsKept).toBe(11);
  });

  it('says what is wrong with a damaged link, a foreign file and a changed record', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/replay#r=nonsense');
    await page.getByText('This link is damaged').waitFor();
    await page.goto('/replay/kolyma-gone#s=4');
    await page.getByText('This match is gone').waitFor();
    const open = (name: string, text: string) =>
      page.getByLabel('Open a file').setInputFiles({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    await open('letter.json', '{"dear": "friend"}');
    await page.getByText('"letter.json": This is not the record of a match').waitFor();
    await button(page, 'Watch a sample match').click();
    await scrubber(page).waitFor();
    await button(page, 'Share').click();
    const download = page.waitForEvent('download');
    await button(page, 'Download the file').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^kolyma-.*\.json$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const record = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    record.steps[8].hash = '0000000000000000';
    await page.keyboard.press('Escape');
    await button(page, 'Open another').click();
    await open('changed.json', JSON.stringify(record));
    await page.getByText('Step 9 does not play as it was recorded').waitFor();
    expect(await lastOf(page)).toBe(8);
  });

  it('has no serious fault for screen readers, open or empty', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/replay');
    await button(page, 'Watch a sample match').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await button(page, 'Watch a sample match').click();
    await scrubber(page).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('fits a phone', async () => {
    const page = await site.newPage({ width: 390, height: 844, touch: true, reducedMotion: true });
    await openSample(page);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
    // The cards of the hand can be told apart above the timeline.
    const hand = await page.locator('[data-zone="hand"][data-side="near"]').boundingBox();
    const dock = await page.getByRole('region', { name: 'Timeline' }).boundingBox();
    expect((dock?.y ?? 0) - (hand?.y ?? 0)).toBeGreaterThan(80);
    await tap(button(page, 'Step forward'));
    expect(await stepOf(page)).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
  });
});

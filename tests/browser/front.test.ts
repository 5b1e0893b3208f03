import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { legal, startMatch, table } from './support/kolyma-table.ts';
import { MOST_SHIFT, shiftOf, watchShifts } from './support/shifts.ts';
import { withSite } from './support/site.ts';

const site = withSite();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const doors = (page: Page) => page.getByRole('navigation', { name: 'Games' }).getByRole('link');
const goOn = (page: Page) => page.getByRole('navigation', { name: 'Open matches' });
const winner = (page: Page) => legal.hand(page).filter({ hasText: 'Long Pace' });

/** Waits until the near line adds up to this: what led there may still be told. */
const totalled = (page: Page, total: number) =>
  page.locator(`[data-zone="line"][aria-label="Your line, total ${total}"]`).waitFor();

const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

describe('the front page', () => {
  it.each(sizes)(
    'says what this is and shows three doors at $width x $height, however many matches are open',
    async (size) => {
      const page = await site.newPage({ ...size, reducedMotion: true });
      await watchShifts(page);
      for (const seed of ['one', 'two', 'three'])
        await startMatch(page, seed, (each) => button(each, 'Start the match').click());
      await page.goto('/');
      await page
        .getByRole('heading', { name: /^Card games to play, make, collect and trade/ })
        .waitFor();
      expect(await goOn(page).getByRole('link').count()).toBe(3);
      expect(await doors(page).count()).toBe(3);
      const foot =
        size.width < 800
          ? page.getByRole('navigation', { name: 'Places, at the foot' })
          : undefined;
      const end = (await foot?.boundingBox())?.y ?? size.height;
      for (const door of await doors(page).all()) {
        const box = await door.boundingBox();
        expect((box?.y ?? size.height) + (box?.height ?? 0)).toBeLessThanOrEqual(end);
      }
      await winner(page).waitFor();
      expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
      expect(await faultsOf(page)).toEqual([]);
    },
  );

  it('goes on with a match that was left open', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startMatch(page, 'left', (each) => button(each, 'Start the match').click());
    const address = page.url();
    await page.getByRole('button', { name: 'Pass' }).click();
    await page.goto('/');
    const link = goOn(page).getByRole('link', { name: /^Go on\s*Kolyma/ });
    expect(await link.innerText()).toMatch(/Round \d, rounds won \d to \d, totals/);
    await link.click();
    await page.waitForURL(address);
    await table(page).waitFor();
  });

  it('can be won by the card that is pointed out, and keeps the position over a reload', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/');
    await button(page, 'Show me how to win').click();
    await page.getByText('You lack 5, and Long Pace adds 5. Play it.').waitFor();
    expect(
      await winner(page).evaluate(
        (card) => getComputedStyle(card.closest('[data-anchor]') ?? card).animationName,
      ),
    ).toContain('lesson-ring');
    await winner(page).click();
    await page.getByRole('button', { name: /^Play/ }).first().click();
    await totalled(page, 14);
    await page.reload();
    await table(page).waitFor();
    await totalled(page, 14);
    const end = page.getByRole('dialog', { name: /You win the match/ });
    const pass = page.getByRole('button', { name: 'Pass' });
    while ((await end.count()) === 0) {
      await pass.or(end).first().waitFor();
      if ((await end.count()) === 0 && (await pass.isEnabled())) await pass.click();
      await page.keyboard.press('Space');
    }
    await end.waitFor();
  });

  it('points the winning card out by itself to one who hesitates', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.clock.install();
    await page.goto('/');
    await button(page, 'Show me how to win').waitFor();
    await page.clock.fastForward(10_000);
    await page.getByText('You lack 5, and Long Pace adds 5. Play it.').waitFor();
  });
});

describe('a deck by link', () => {
  it('is read, and played, by who gets it', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/make/decks');
    await page
      .getByRole('article', { name: 'Cinder Rush' })
      .getByRole('link', { name: 'Read' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Cinder Rush' }).waitFor();
    await page.getByRole('button', { name: 'Copy and change' }).click();
    await page.getByLabel('Name of the deck').fill('A deck to hand on');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Copy the link').click();
    await page.getByText('The link is copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await site.newPage({ reducedMotion: true });
    await other.goto(link.slice(link.indexOf('/make')));
    await other.getByRole('heading', { level: 1, name: 'A deck to hand on' }).waitFor();
    expect(await faultsOf(other)).toEqual([]);
    await button(other, 'Keep it and play').click();
    await other.waitForURL(/\/play\/ttcg\?deck=/);
    expect(await other.getByRole('radio', { name: /A deck to hand on/ }).isChecked()).toBe(true);
    await button(other, 'Start the match').click();
    await other.locator('[data-table="ttcg"]').waitFor();
  });

  it('says so where the link is cut off', async () => {
    const page = await site.newPage();
    await page.goto('/make/decks/read#deck=abc');
    await page
      .getByText('This link is damaged or incomplete. Copy the whole link again.')
      .waitFor();
  });
});

describe('my matches', () => {
  it('tells how a match ended, how each deck does, and leads to the replay', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startMatch(page, 'past', (each) => button(each, 'Start the match').click());
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Concede' }).click();
    await button(page, 'Concede').click();
    await page.getByRole('dialog', { name: /wins the match/ }).waitFor();
    await page.goto('/matches');
    const past = page.getByRole('list', { name: 'Matches that have ended' }).getByRole('listitem');
    await past.getByText('Lost').waitFor();
    await past.getByText(/conceded; Round 1, \d+ choices?;/).waitFor();
    await page.getByRole('row', { name: /0\s+1\s+0\s+0 %/ }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel('Result').selectOption('Won');
    await page.getByText('No match is like that.').waitFor();
    await page.waitForURL(/result=won/);
    await page.reload();
    expect(await page.getByLabel('Result').inputValue()).toBe('won');
    await page.getByLabel('Result').selectOption('All');
    await past.getByRole('link', { name: /^Watch/ }).click();
    await page.getByRole('heading', { name: /^Replay/ }).waitFor();
    await page
      .getByText(/concedes: .+ wins the match\./)
      .first()
      .waitFor();
  });
});

describe('settings', () => {
  it('count at once and stay: size, one click, and attacks that are asked about', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto('/settings');
    await page.getByText('Larger cards and words; pages may scroll.').click();
    await page.getByText('Play with one click').click();
    await page.getByText('A lit table in the dark.').click();
    const looks = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(await looks()).toMatchObject({ size: 'large' });
    await page.goto('/');
    expect(await looks()).toMatchObject({ size: 'large', theme: 'night' });
    // One click plays the card: no menu opens.
    await winner(page).click();
    await totalled(page, 14);
  });
});

describe('the album', () => {
  it('keeps what was looked for in the address, in every game', async () => {
    const page = await site.newPage({ reducedMotion: true });
    for (const [game, card] of [
      ['showdown', 'Hush Spider'],
      ['ttcg', 'Kindling Fox'],
      ['kolyma', 'Long Pace'],
    ] as const) {
      await page.goto(`/collect/${game}`);
      await page.getByRole('searchbox').first().fill(card);
      await page.getByText('1 card', { exact: false }).first().waitFor();
      await page.waitForURL(/[?&]q=/);
      await page.reload();
      expect(await page.getByRole('searchbox').first().inputValue()).toBe(card);
      await page
        .getByRole('button', { name: new RegExp(card) })
        .first()
        .click();
      await page.getByRole('dialog', { name: card }).waitFor();
      expect(page.url()).toContain('q=');
      expect(page.url()).toContain(`#${card.replace(' ', '%20')}`);
    }
  });
});

import type { Page } from 'playwright-core';
import type { Press } from './press.ts';

/** The table, on whatever page it stands. */
export const table = (page: Page) => page.locator('[data-table="showdown"]');

/** What the screen says while it asks the player. */
export const yourMove = (page: Page) => page.locator('[data-message="yours"]');

/** A question that is answered in a panel over the table. */
export const question = (page: Page) => page.getByRole('region', { name: 'A question for you' });

/** The large card beside the table. */
export const largeCard = (page: Page) =>
  page.getByRole('complementary', { name: 'The card you looked at last' }).locator('[data-card]');

/** The character of a side, with what lies under it. */
export const post = (page: Page, side: 'near' | 'far') =>
  page.locator(`[data-zone="character"][data-side="${side}"]`);

/** What can be picked, by the places where it lies. */
export const marked = {
  hand: (page: Page) =>
    page.locator('[data-zone="hand"][data-side="near"] [data-legal][aria-pressed]'),
  any: (page: Page) => page.locator('[data-table] [data-legal][aria-pressed="false"]'),
};

/** Starts a match with a fixed seed against the bot that takes what looks best. */
export async function startShowdown(page: Page, seed: string): Promise<void> {
  await page.goto(`/play/showdown?seed=${seed}`);
  await page.getByRole('radio', { name: /^Normal/ }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await table(page).waitFor();
}

/** What the screen asks of the player just now, and at which moment of the match. */
interface Look {
  readonly asked: 'question' | 'cards' | 'decline' | 'end' | 'wait';
  readonly moment: string | undefined;
}

function look(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const has = (found: Element | null) => found !== null;
    const moment = document.querySelector<HTMLElement>('[data-moment]')?.dataset.moment;
    const titles = [...document.querySelectorAll('[role="dialog"]')].map(
      (dialog) =>
        document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
    );
    if (titles.some((title) => /wins? the match|A tie/.test(title)))
      return { asked: 'end', moment };
    if (!has(document.querySelector('[data-message="yours"]'))) return { asked: 'wait', moment };
    if (has(document.querySelector('[aria-label="A question for you"]')))
      return { asked: 'question', moment };
    const legal = document.querySelector('[data-table] [data-legal][aria-pressed="false"]');
    return { asked: has(legal) ? 'cards' : 'decline', moment };
  });
}

/** What is being told need not be waited for: goes on at once, or waits for the opponent. */
async function hurry(page: Page, { moment }: Look): Promise<void> {
  await page.keyboard.press('Space');
  await page.waitForFunction(
    (before) =>
      document.querySelector('[role="dialog"]') !== null ||
      document.querySelector<HTMLElement>('[data-moment]')?.dataset.moment !== before,
    moment,
  );
}

/** Answers a question in its panel: chooses what comes first, and confirms where that is needed. */
async function answer(page: Page, press: Press): Promise<void> {
  const panel = question(page);
  const confirm = panel.getByRole('button', { name: /^(Confirm|Attack)/ });
  if ((await confirm.count()) > 0 && (await confirm.isEnabled())) return confirm.click();
  const card = panel.locator('[data-legal][aria-pressed="false"]');
  if ((await card.count()) > 0) return press(card.first());
  await panel.getByRole('button', { pressed: false }).first().click();
}

/** Declines what is offered, or ends the turn, whichever the screen offers. */
export async function decline(page: Page): Promise<void> {
  const ends = page.getByRole('button', { name: /^End your turn/ });
  await page.keyboard.press((await ends.count()) > 0 ? 'e' : 'n');
}

async function choose(page: Page, asked: Look['asked'], press: Press): Promise<void> {
  if (asked === 'question') await answer(page, press);
  else if (asked === 'cards') await press(marked.any(page).first());
  else await decline(page);
}

/** Plays by what the screen says, until the match or so many answers are over; counts the answers. */
export async function playShowdown(
  page: Page,
  press: Press,
  most = Number.POSITIVE_INFINITY,
): Promise<{ readonly answers: number; readonly ended: boolean }> {
  let answers = 0;
  for (let looks = 0; looks < 12_000 && answers < most; looks++) {
    const seen = await look(page);
    if (seen.asked === 'end') return { answers, ended: true };
    if (seen.asked === 'wait') {
      await hurry(page, seen);
      continue;
    }
    answers++;
    await choose(page, seen.asked, press);
  }
  return { answers, ended: false };
}

/** Declines whatever can be declined, until the match is lost; that does not take long. */
export async function loseShowdown(page: Page, press: Press): Promise<void> {
  for (let looks = 0; looks < 12_000; looks++) {
    const seen = await look(page);
    if (seen.asked === 'end') return;
    if (seen.asked === 'wait') {
      await hurry(page, seen);
      continue;
    }
    await decline(page);
    const { asked, moment } = await look(page);
    if (moment === seen.moment) await choose(page, asked, press);
  }
  throw new Error('The match did not end.');
}

import type { Locator, Page } from 'playwright-core';

/** The table that is drawn from a view alone. */
export const table = (page: Page) => page.locator('[data-table="generic"]');

/** The near player's hand: what of it can be picked. */
export const hand = (page: Page) =>
  page.locator('[data-zone="hand"][data-side="near"] [data-card="face-up"]');

/** What can be done with no card in particular. */
export const offer = (page: Page, words: string) =>
  page.getByRole('list', { name: 'What you can do' }).getByRole('button', { name: words });

/** A place of the table by its name. */
export const place = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** A question for a number on the message line. */
export const number = (page: Page) => page.getByRole('spinbutton');

/** The end screen. */
export const end = (page: Page) => page.getByRole('dialog', { name: /wins? the match|A draw/ });

/** Waits until the person is asked something, or the match has ended. */
export async function asked(page: Page): Promise<'turn' | 'number' | 'cards' | 'end'> {
  const yours = page.locator('[data-message="yours"]');
  await yours.or(end(page)).first().waitFor();
  if (await end(page).isVisible()) return 'end';
  if (await number(page).isVisible()) return 'number';
  return /chosen\./.test(await yours.innerText()) ? 'cards' : 'turn';
}

/** Waits until the match has moved on from how it stands, does something, and waits again. */
export async function movingOn(page: Page, deed: () => Promise<unknown>): Promise<void> {
  const before = await moment(page);
  await deed();
  await page.waitForFunction((was) => {
    const now = document.querySelector('[data-moment]')?.getAttribute('data-moment');
    const isAsked = document.querySelector('[data-message="yours"], [role="dialog"]') !== null;
    return now !== was && isAsked;
  }, before);
}

const moment = (page: Page) => table(page).getAttribute('data-moment');

/** Starts a match of Lanterns with a fixed seed against the bot that takes what looks best. */
export async function startLanterns(
  page: Page,
  seed: string,
  start: (button: Locator) => Promise<unknown>,
): Promise<void> {
  await page.goto(`/play/lanterns?seed=${seed}`);
  const button = page.getByRole('button', { name: 'Start the match' });
  await button.waitFor();
  await start(button);
  await table(page).waitFor();
  await asked(page);
}

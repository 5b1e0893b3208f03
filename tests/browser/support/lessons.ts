import type { Locator, Page } from 'playwright-core';
import type { Press } from './press.ts';

/** What says what to do next. */
export const coach = (page: Page) => page.getByRole('region', { name: 'Lesson' });

/** What can be done with a card, by the card. */
export const menu = (page: Page) => page.getByRole('dialog', { name: /^What to do with/ });

/** The thing on the screen that goes by a name. */
export type Called = (page: Page, name: string) => Locator;

const yourMove = (page: Page) => page.locator('[data-message="yours"]');

/** What the coach says is to be clicked, in order; asks for a hint where it says too little. */
async function toClick(page: Page): Promise<string[]> {
  const said = await page.locator('[data-coach] [data-says] [data-click]').allTextContents();
  if (said.length > 0) return said;
  await page.getByRole('button', { name: 'Give me a hint' }).click();
  return page.locator('[data-coach] [data-hint] [data-click]').allTextContents();
}

/** How long the coach may take to hear of something, in milliseconds, before it is done again. */
const patience = 15_000;

/**
 * Does what the coach says, until it says something else. A menu that moves under a finger closes, and nothing
 * has been done: then a learner begins again.
 */
async function obey(page: Page, press: Press, called: Called): Promise<void> {
  const words = await coach(page).getByRole('status').innerText();
  const saysMore = (timeout: number) =>
    page.waitForFunction(
      (before) => {
        const status = document.querySelector<HTMLElement>('[data-coach] [role="status"]');
        return status?.innerText.split('\n')[0] !== before.split('\n')[0];
      },
      words,
      { timeout },
    );
  const doIt = async () => {
    for (const name of await toClick(page)) {
      await yourMove(page).waitFor();
      await press(called(page, name));
    }
  };
  await doIt();
  const isHeard = await saysMore(patience).then(
    () => true,
    () => false,
  );
  if (isHeard) return;
  await doIt();
  await saysMore(2 * patience);
}

/** Follows the coach through all lessons; gives the titles of those that were done. */
export async function learn(page: Page, press: Press, called: Called): Promise<string[]> {
  const titles: string[] = [];
  const next = page.getByRole('button', { name: 'Next lesson' });
  const match = coach(page).getByRole('link', { name: /^Play (a|your first) match/ });
  for (let steps = 0; steps < 40; steps++) {
    if (await match.isVisible()) return titles;
    if (await next.isVisible()) {
      await press(next);
    } else {
      const title = await coach(page).getByRole('heading').innerText();
      if (titles.at(-1) !== title) titles.push(title);
      await obey(page, press, called);
    }
  }
  throw new Error('The lessons did not end.');
}

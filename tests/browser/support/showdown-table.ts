import type { Locator, Page } from 'playwright-core';

/** How a player touches what they see. */
export type Press = (thing: Locator) => Promise<void>;

/** By mouse. The corner of a card is never covered by the next one of the hand. */
export const click: Press = (thing) => thing.click({ position: { x: 12, y: 12 } });

/** By finger. */
export const tap: Press = (thing) => thing.tap({ position: { x: 12, y: 12 } });

/** What can be picked, by the places where it lies. */
export const marked = {
  hand: (page: Page) => page.locator('.showdown-hand--near button.card-frame--legal'),
  mine: (page: Page) => page.locator('.showdown-half--near button.card-frame--legal'),
  any: (page: Page) =>
    page.locator('.showdown-table button.card-frame--legal:not(.card-frame--chosen)'),
};

/** Starts a match with a fixed seed against the bot that takes what looks best. */
export async function startShowdown(page: Page, seed: string): Promise<void> {
  await page.goto(`/play/showdown?seed=${seed}`);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.showdown-table').waitFor();
}

/** What the screen asks of the player just now. */
type Asked = 'question' | 'cards' | 'decline' | 'end' | 'wait';

function asked(page: Page): Promise<Asked> {
  return page.evaluate(() => {
    const titles = [...document.querySelectorAll('[role="dialog"] h2')];
    if (titles.some(({ textContent }) => /wins? the match|A tie/.test(textContent ?? '')))
      return 'end';
    if (!document.querySelector('.message-line--yours')) return 'wait';
    if (document.querySelector('.showdown-question')) return 'question';
    return document.querySelector(
      '.showdown-table button.card-frame--legal:not(.card-frame--chosen)',
    )
      ? 'cards'
      : 'decline';
  });
}

/** Answers a question in its panel: chooses what comes first, and confirms where that is needed. */
async function answer(page: Page, press: Press): Promise<void> {
  const panel = page.locator('.showdown-question');
  const confirm = panel.getByRole('button', { name: /^(Confirm|Attack)/ });
  if ((await confirm.count()) > 0 && (await confirm.isEnabled())) return confirm.click();
  const card = panel.locator('.card-frame--legal:not(.card-frame--chosen)');
  if ((await card.count()) > 0) return press(card.first());
  await panel.locator('button:not([aria-pressed="true"])').first().click();
}

/** Plays by what the screen says, until the match or so many answers are over; counts the answers. */
export async function playShowdown(
  page: Page,
  press: Press,
  most = Number.POSITIVE_INFINITY,
): Promise<{ readonly answers: number; readonly ended: boolean }> {
  let answers = 0;
  for (let looks = 0; looks < 12_000 && answers < most; looks++) {
    const what = await asked(page);
    if (what === 'end') return { answers, ended: true };
    if (what === 'wait') {
      // What is being told need not be waited for.
      await page.keyboard.press('Space');
      await page.waitForTimeout(15);
      continue;
    }
    answers++;
    if (what === 'question') await answer(page, press);
    else if (what === 'cards') await press(marked.any(page).first());
    else await page.keyboard.press('e');
  }
  return { answers, ended: false };
}

import type { Locator, Page } from 'playwright-core';

/** What the screen asks of the player just now. */
type Asked = 'question' | 'cards shown' | 'place' | 'cards' | 'answer' | 'turn' | 'end' | 'wait';

/** Reads from the screen what is asked, as a player would. */
function asked(page: Page): Promise<Asked> {
  return page.evaluate(() => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    const titles = [...document.querySelectorAll('[role="dialog"] h2')];
    if (titles.some(({ textContent }) => /wins? the match|A draw/.test(textContent ?? '')))
      return 'end';
    if (has('.chooser')) return 'cards shown';
    if (has('.question')) return 'question';
    const line = document.querySelector('.message-line--yours');
    if (!line) return 'wait';
    if (/Your answer/.test(line.textContent ?? '')) return 'answer';
    if (/To battle|End turn/.test(line.textContent ?? '')) return 'turn';
    return has('.slot--legal') ? 'place' : 'cards';
  });
}

/** How a player touches what they see. */
export type Press = (thing: Locator) => Promise<void>;

/** By mouse. The corner of a card is never covered by the next one of the hand. */
export const click: Press = (thing) => thing.click({ position: { x: 12, y: 12 } });

/** By finger. */
export const tap: Press = (thing) => thing.tap({ position: { x: 12, y: 12 } });

/** What can be picked, by the places where it lies. */
export const marked = {
  hand: (page: Page) => page.locator('.ttcg-hand--near button.card-frame--legal'),
  mine: (page: Page) => page.locator('.ttcg-half--near button.card-frame--legal'),
  theirs: (page: Page) => page.locator('.ttcg-half--far button.card-frame--legal'),
  any: (page: Page) =>
    page.locator('.ttcg-table button.card-frame--legal:not(.card-frame--chosen)'),
  place: (page: Page) => page.locator('button.slot__pick:not([aria-disabled="true"])'),
  points: (page: Page) => page.locator('button.duel-points'),
};

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Starts a match with a fixed seed against the bot that takes what looks best. */
export async function startTtcg(page: Page, seed: string): Promise<void> {
  await page.goto(`/play/ttcg?seed=${seed}`);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.ttcg-table').waitFor();
}

/** What a player did on the way. */
export interface Played {
  turns: number;
  plays: number;
  attacks: number;
}

/** Plays until the end screen stands, or for some turns: lays cards, attacks with all, answers nothing. */
export async function playTtcg(
  page: Page,
  press: Press,
  turns = Number.POSITIVE_INFINITY,
): Promise<Played> {
  const played: Played = { turns: 0, plays: 0, attacks: 0 };
  for (let looks = 0; looks < 6000 && played.turns < turns; looks++) {
    switch (await asked(page)) {
      case 'end':
        return played;
      case 'question':
        await press(page.locator('.question button').first());
        break;
      case 'cards shown':
        await chooseShown(page, press);
        break;
      case 'place':
        await pressFirst(page, press, marked.place(page), page.locator('.slot--legal button'));
        break;
      case 'cards':
        await chooseOnTable(page, press);
        break;
      case 'answer':
        await press(button(page, /^Pass/));
        break;
      case 'turn':
        await takeTurn(page, press, played);
        break;
      case 'wait':
        await page.waitForTimeout(30);
        break;
    }
  }
  if (played.turns < turns) throw new Error('The match did not end.');
  return played;
}

async function pressFirst(page: Page, press: Press, ...things: Locator[]): Promise<boolean> {
  for (const thing of things)
    if ((await thing.count()) > 0) {
      await press(thing.first());
      await page.waitForTimeout(40);
      return true;
    }
  return false;
}

/** Plays a card or attacks, whichever the screen offers; else goes on. */
async function takeTurn(page: Page, press: Press, played: Played): Promise<void> {
  if (await pressFirst(page, press, marked.hand(page))) {
    const stack = page.locator('.ttcg-half--near .slot--legal button.card-frame');
    if (await pressFirst(page, press, marked.place(page), stack)) played.plays++;
    return;
  }
  if ((await button(page, /^To battle/).count()) > 0) {
    await press(button(page, /^To battle/));
    return;
  }
  for (let unit = 0; unit < (await marked.mine(page).count()); unit++) {
    await press(marked.mine(page).nth(unit));
    await page.waitForTimeout(40);
    if (await pressFirst(page, press, marked.points(page), marked.theirs(page))) {
      played.attacks++;
      return;
    }
    await page.keyboard.press('Escape');
    await page.waitForTimeout(40);
  }
  played.turns++;
  await press(button(page, /^End turn/));
}

async function chooseShown(page: Page, press: Press): Promise<void> {
  await press(page.locator('.chooser button[aria-pressed="false"]').first());
  await page.waitForTimeout(40);
  const confirm = page.locator('.dialog__actions button', { hasText: 'Confirm' });
  if ((await confirm.count()) > 0 && (await confirm.isEnabled())) await press(confirm);
}

async function chooseOnTable(page: Page, press: Press): Promise<void> {
  await pressFirst(page, press, marked.any(page));
  const confirm = page.locator('.message-line button', { hasText: /Confirm|Choose none/ });
  if ((await confirm.count()) > 0 && (await confirm.isEnabled())) await press(confirm);
}

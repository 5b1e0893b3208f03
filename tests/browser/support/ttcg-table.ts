import type { Locator, Page } from 'playwright-core';
import type { Press } from './press.ts';

/** What the screen asks of the player. */
type Asked = 'question' | 'cards shown' | 'place' | 'cards' | 'answer' | 'turn' | 'end';

/** Waits until the screen asks something, and reads what it is, as a player would. */
async function asked(page: Page): Promise<Asked> {
  const found = await page.waitForFunction(() => {
    const has = (element: Element | null) => element !== null;
    const titles = [...document.querySelectorAll('[role="dialog"]')].map(
      (dialog) =>
        document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
    );
    if (titles.some((title) => /wins? the match|A draw/.test(title))) return 'end';
    if (has(document.querySelector('[data-zone="choice"]'))) return 'cards shown';
    if (has(document.querySelector('[aria-label="A question"]'))) return 'question';
    const line = document.querySelector('[data-message="yours"]');
    if (!line) return undefined;
    if (/Your answer/.test(line.textContent ?? '')) return 'answer';
    if (/To battle|End turn/.test(line.textContent ?? '')) return 'turn';
    return has(document.querySelector('[data-slot][data-legal]')) ? 'place' : 'cards';
  });
  return (await found.jsonValue()) as Asked;
}

/** The table, on whatever page it stands. */
export const table = (page: Page) => page.locator('[data-table="ttcg"]');

/** What the screen says while it asks the player. */
export const yourMove = (page: Page) => page.locator('[data-message="yours"]');

/** The hand of the player at the screen. */
export const nearHand = (page: Page) => page.locator('[data-zone="hand"][data-side="near"]');

/** The cards on a player's side of the field. */
export const laid = (page: Page, side: 'near' | 'far') =>
  page.locator(`[data-zone="half"][data-side="${side}"] [data-slot] [data-card]`);

/** What can be picked, by the places where it lies. */
export const marked = {
  hand: (page: Page) =>
    page.locator('[data-zone="hand"][data-side="near"] [data-legal][aria-pressed]'),
  mine: (page: Page) =>
    page.locator('[data-zone="half"][data-side="near"] [data-legal][aria-pressed]'),
  theirs: (page: Page) =>
    page.locator('[data-zone="half"][data-side="far"] [data-legal][aria-pressed]'),
  any: (page: Page) => page.locator('[data-table] [data-legal][aria-pressed="false"]'),
  /** An empty place. */
  place: (page: Page) => page.locator('[data-pick="slot"][aria-disabled="false"]'),
  slot: (page: Page) => page.locator('[data-slot][data-legal]'),
  points: (page: Page) => page.getByRole('button', { name: /^Attack .+ directly/ }),
};

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Starts a match with a fixed seed against the bot that takes what looks best. */
export async function startTtcg(page: Page, seed: string): Promise<void> {
  await page.goto(`/play/ttcg?seed=${seed}`);
  await page.getByRole('radio', { name: /^Normal/ }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await table(page).waitFor();
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
        await press(page.getByRole('region', { name: 'A question' }).getByRole('button').first());
        break;
      case 'cards shown':
        await chooseShown(page, press);
        break;
      case 'place':
        await pressFirst(press, marked.place(page), marked.slot(page).getByRole('button'));
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
    }
  }
  if (played.turns < turns) throw new Error('The match did not end.');
  return played;
}

async function pressFirst(press: Press, ...things: Locator[]): Promise<boolean> {
  for (const thing of things)
    if ((await thing.count()) > 0) {
      await press(thing.first());
      return true;
    }
  return false;
}

/** Plays a card or attacks, whichever the screen offers; else goes on. */
async function takeTurn(page: Page, press: Press, played: Played): Promise<void> {
  if (await pressFirst(press, marked.hand(page))) {
    const stack = page.locator(
      '[data-zone="half"][data-side="near"] [data-slot][data-legal] [data-card][aria-pressed]',
    );
    if (await pressFirst(press, marked.place(page), stack)) played.plays++;
    return;
  }
  if ((await button(page, /^To battle/).count()) > 0) {
    await press(button(page, /^To battle/));
    return;
  }
  for (let unit = 0; unit < (await marked.mine(page).count()); unit++) {
    await press(marked.mine(page).nth(unit));
    if (await pressFirst(press, marked.points(page), marked.theirs(page))) {
      played.attacks++;
      return;
    }
    await page.keyboard.press('Escape');
  }
  played.turns++;
  await press(button(page, /^End turn/));
}

async function chooseShown(page: Page, press: Press): Promise<void> {
  await press(page.locator('[data-zone="choice"] [aria-pressed="false"]').first());
  await pressIfEnabled(press, page.getByRole('dialog').getByRole('button', { name: /^Confirm/ }));
}

async function chooseOnTable(page: Page, press: Press): Promise<void> {
  await pressFirst(press, marked.any(page));
  const line = page.locator('[data-message]');
  await pressIfEnabled(press, line.getByRole('button', { name: /^(Confirm|Choose none)/ }));
}

async function pressIfEnabled(press: Press, thing: Locator): Promise<void> {
  if ((await thing.count()) > 0 && (await thing.isEnabled())) await press(thing);
}

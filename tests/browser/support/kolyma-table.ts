import type { Page } from 'playwright-core';

/** What the screen asks of the player. */
type Asked = 'turn' | 'cards' | 'round end' | 'end';

/** Waits until the screen asks something, and reads what it is, as a player would. */
async function asked(page: Page): Promise<Asked> {
  const found = await page.waitForFunction(() => {
    const named = (dialog: Element) =>
      dialog.getAttribute('aria-label') ??
      document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent ??
      '';
    const dialogs = [...document.querySelectorAll('[role="dialog"]')].map(named);
    if (dialogs.some((name) => /^Round \d+ ends$/.test(name))) return 'round end';
    if (dialogs.some((name) => /wins? the match|draw/i.test(name))) return 'end';
    const message = document.querySelector('[data-message="yours"]')?.textContent ?? '';
    if (!/Your move/.test(message)) return undefined;
    return /chosen/.test(message) ? 'cards' : 'turn';
  });
  return (await found.jsonValue()) as Asked;
}

/** The near player's cards that can be picked: in the hand, or in either line. */
export const legal = {
  hand: (page: Page) =>
    page.locator('[data-zone="hand"][data-side="near"] [data-legal][aria-pressed]'),
  line: (page: Page) => page.locator('[data-zone="line"] [data-legal][aria-pressed]'),
  unchosen: (page: Page) =>
    page.locator('[data-table="kolyma"] [data-legal][aria-pressed="false"]'),
};

/** The table, on whatever page it stands. */
export const table = (page: Page) => page.locator('[data-table="kolyma"]');

/** The line of the near player. */
export const nearLine = (page: Page) => page.locator('[data-zone="line"][data-side="near"]');

/** Where a card can be let go for this. */
export const dropSpot = (page: Page, deed: 'play' | 'exchange' | 'swap' | 'flip') =>
  page.locator(`[data-anchor="drop-${deed}"]`);

/** Starts a match with a fixed seed against the bot that takes what looks best. */
export async function startMatch(page: Page, seed: string, start: (page: Page) => Promise<void>) {
  // As one who has met the better bot before.
  const last = { mine: '', theirs: '', opponent: 'greedy' };
  await page.addInitScript(
    (kept) => localStorage.setItem('cardscape/kolyma/set-up/1', kept),
    JSON.stringify(last),
  );
  await page.goto(`/play/kolyma?seed=${seed}`);
  await start(page);
  await table(page).waitFor();
}

/** A way to play: how to answer each thing that can be asked. */
export interface Means {
  turn(page: Page, turns: number): Promise<void>;
  cards(page: Page): Promise<void>;
  goOn(page: Page): Promise<void>;
}

/** Plays until the end screen stands; gives the number of turns taken. */
export async function playMatch(page: Page, means: Means): Promise<number> {
  let turns = 0;
  for (let looks = 0; looks < 3000; looks++) {
    switch (await asked(page)) {
      case 'end':
        return turns;
      case 'round end':
        await means.goOn(page);
        break;
      case 'cards':
        await means.cards(page);
        break;
      case 'turn':
        await means.turn(page, turns++);
        break;
    }
  }
  throw new Error('The match did not end.');
}

/** The line on screen that says what happened last. */
export function told(page: Page): Promise<string> {
  return page.locator('[data-told]').innerText();
}

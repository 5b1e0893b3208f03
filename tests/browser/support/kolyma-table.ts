import type { Page } from 'playwright-core';

/** What the screen asks of the player just now. */
type Asked = 'turn' | 'cards' | 'round end' | 'end' | 'wait';

/** Reads from the screen what is asked, as a player would. */
function asked(page: Page): Promise<Asked> {
  return page.evaluate(() => {
    const has = (selector: string, words: RegExp) =>
      [...document.querySelectorAll(selector)].some((each) => words.test(each.textContent ?? ''));
    if (document.querySelector('[role="dialog"].round-end')) return 'round end';
    if (has('[role="dialog"] h2', /wins? the match|draw/i)) return 'end';
    if (!has('.message-line--yours', /Your move/)) return 'wait';
    return has('.message-line--yours', /chosen/) ? 'cards' : 'turn';
  });
}

/** Starts a match with a fixed seed against the bot that takes what looks best. */
export async function startMatch(page: Page, seed: string, start: (page: Page) => Promise<void>) {
  await page.goto(`/play/kolyma?seed=${seed}`);
  await start(page);
  await page.locator('.kolyma-table').waitFor();
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
      case 'wait':
        await page.waitForTimeout(30);
        break;
    }
  }
  throw new Error('The match did not end.');
}

/** The line on screen that says what happened last. */
export function told(page: Page): Promise<string> {
  return page.locator('.kolyma-match__told').innerText();
}

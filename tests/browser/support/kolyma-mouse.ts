import type { Page } from 'playwright-core';
import { drag } from './drag.ts';
import { dropSpot, legal, type Means } from './kolyma-table.ts';
import { clickAway } from './press.ts';

/** Passes the turn. */
export const pass = (page: Page) => page.getByRole('button', { name: 'Pass' }).click();

/** One of each way to act, then passing until it is over. */
const deeds: readonly ((page: Page) => Promise<void>)[] = [
  (page) => drag(page, legal.hand(page).first(), dropSpot(page, 'play')),
  (page) => legal.line(page).first().dblclick(),
  (page) => drag(page, legal.line(page).first(), dropSpot(page, 'swap')),
  (page) => drag(page, legal.hand(page).nth(1), dropSpot(page, 'exchange')),
  (page) => drag(page, legal.line(page).first(), dropSpot(page, 'flip')),
  async (page) => {
    await legal.hand(page).first().click();
    await page.getByRole('button', { name: /^Play/ }).click();
  },
];

/** How many ways to act are tried first. */
export const waysToAct = deeds.length;

/** By mouse: one of each way to act, then passing. */
export const byMouse: Means = {
  turn: (page, turns) => (deeds[turns] ?? pass)(page),
  async cards(page) {
    const confirm = page.getByRole('button', { name: 'Confirm' });
    while (await confirm.isDisabled()) await legal.unchosen(page).first().click();
    await confirm.click();
  },
  goOn: (page) => clickAway(page.getByRole('button', { name: 'Go on' })),
};

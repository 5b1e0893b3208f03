import type { Page } from 'playwright-core';
import { legal, type Means } from './kolyma-table.ts';
import { tap } from './press.ts';

/** Taps a card and then one of its deeds. */
async function tapDeed(page: Page, place: 'hand' | 'line', verb: RegExp): Promise<void> {
  await tap(legal[place](page).first());
  await tap(page.getByRole('button', { name: verb }));
}

/** One of each way to act. */
export const touchDeeds: readonly ((page: Page) => Promise<void>)[] = [
  (page) => tapDeed(page, 'hand', /^Play/),
  (page) => tapDeed(page, 'line', /^Flip/),
  (page) => tapDeed(page, 'line', /^Swap/),
  (page) => tapDeed(page, 'hand', /^Exchange/),
];

const pass = (page: Page) => tap(page.getByRole('button', { name: 'Pass' }));

/** By finger: one of each deed first, then every turn is passed. */
export const byTouch: Means = {
  turn: (page, turns) => (touchDeeds[turns] ?? pass)(page),
  async cards(page) {
    const confirm = page.getByRole('button', { name: 'Confirm' });
    while (await confirm.isDisabled()) await tap(legal.unchosen(page).first());
    await tap(confirm);
  },
  goOn: (page) => tap(page.getByRole('button', { name: 'Go on' })),
};

import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { drag } from './support/drag.ts';
import {
  asked,
  end,
  hand,
  movingOn,
  number,
  offer,
  place,
  startLanterns,
  table,
} from './support/generic-table.ts';
import { click, type Press, tap } from './support/press.ts';
import { withSite } from './support/site.ts';

const site = withSite();
const laptop = { reducedMotion: true } as const;
const phone = { width: 390, height: 844, touch: true, reducedMotion: true } as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const menu = (page: Page) => page.getByRole('dialog', { name: 'What to do with this' });
const told = (page: Page) => page.locator('[data-told]');

/** One of each way to act, by pressing what lies on the table. */
const deeds = (page: Page, press: Press): readonly (() => Promise<void>)[] => {
  const fromMenu = async (thing: Locator, words: RegExp) => {
    await press(thing);
    await menu(page).waitFor();
    await movingOn(page, () => press(menu(page).getByRole('button', { name: words })));
  };
  const deck = place(page, /^Deck/).getByRole('button');
  return [
    () => fromMenu(deck.first(), /^Draw/),
    () => fromMenu(hand(page).first(), /^Keep/),
    async () => {
      await movingOn(page, () => press(offer(page, 'Bid a number')));
      await press(button(page, 'One more'));
      await press(button(page, 'One more'));
      expect(await number(page).inputValue()).toBe('3');
      await movingOn(page, () => press(button(page, /^Choose 3/)));
    },
    async () => {
      await movingOn(page, () => press(offer(page, 'Bury lanterns')));
      await press(hand(page).nth(1));
      await press(hand(page).nth(0));
      await page.getByText('2 of up to 2 chosen.').waitFor();
      await movingOn(page, () => press(button(page, 'Confirm')));
    },
    () => movingOn(page, () => press(offer(page, 'Roll the die'))),
  ];
};

/** Rolls until the match has ended. */
async function rollOn(page: Page, roll: () => Promise<unknown>): Promise<void> {
  for (let turns = 0; turns < 8; turns++) {
    if ((await asked(page)) === 'end') return;
    await movingOn(page, roll);
  }
  await end(page).waitFor();
}

describe('Lanterns, a game without a table of its own', () => {
  it('is found among the games, for those who build one, with its rules', async () => {
    const page = await site.newPage(laptop);
    await page.goto('/play');
    const about = page.getByRole('region', { name: 'The smallest game, for those who build one' });
    await about.getByRole('link', { name: 'Lanterns' }).click();
    await page.getByRole('heading', { name: 'Lanterns', level: 1 }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'How to play' }).click();
    await page.getByRole('heading', { name: 'How to play Lanterns' }).waitFor();
    await page.getByText('Lay a lantern of your hand down, face down.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Set up a match' }).click();
    await page.getByRole('spinbutton', { name: 'Turns' }).fill('1');
    await page.getByText('A whole number from 2 to 60.').waitFor();
    expect(await button(page, 'Start the match').isEnabled()).toBe(false);
    await page.getByRole('spinbutton', { name: 'Turns' }).fill('4');
    const bring = (value: number) =>
      page.getByLabel('Card files').setInputFiles({
        name: 'mine.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify([{ name: 'Kite Light', value, rarity: 2 }])),
      });
    await bring(99);
    await page.getByText('"value" is 99; expected a whole number from 1 to 12.').waitFor();
    await bring(9);
    await page.getByText('1 card of your own: Kite Light.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await button(page, 'Start the match').click();
    await page.getByText('4 turns left; it is your turn.').waitFor();
    await page.keyboard.press('l');
    await page.getByText('Nothing has happened yet.').waitFor();
    // With one lantern more, the deck has seven.
    await page.getByText('The deck has 7 lanterns.').waitFor();
  });

  it('is played by mouse to its end, and watched again', async () => {
    const page = await site.newPage(laptop);
    await startLanterns(page, 'mouse', click);
    expect(await faultsOf(page)).toEqual([]);
    for (const deed of deeds(page, click)) {
      expect(await asked(page)).toBe('turn');
      await deed();
    }
    await page.keyboard.press('l');
    await page.getByText(/You bury .+, then .+ under the deck\./).waitFor();
    await page.keyboard.press('l');
    await rollOn(page, () => offer(page, 'Roll the die').click());
    await end(page).getByText('The higher score.').waitFor();
    await end(page)
      .getByText(/^(Easy|Normal) bot holds .*\(\w.* and has kept .*The score of .* is \d+\.$/)
      .waitFor();
    expect(await end(page).getByText('All turns are used up.').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await end(page).getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByRole('slider').fill('3');
    await table(page).waitFor();
    await page.getByText(/turns left; it is/).waitFor();
    await button(page, 'Play on from here').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take the seat' }).click();
    await page.waitForURL(/\/match\/lanterns-/);
    await table(page).waitFor();
  });

  it('is played with the keyboard alone to its end', async () => {
    const page = await site.newPage(laptop);
    await startLanterns(page, 'keys', async (start) => {
      for (let tabs = 0; tabs < 40; tabs++) {
        await page.keyboard.press('Tab');
        if (await start.evaluate((element) => element === document.activeElement)) break;
      }
      await page.keyboard.press('Enter');
    });
    const press =
      (...keys: readonly string[]) =>
      async () => {
        for (const key of keys) await page.keyboard.press(key);
      };
    const inHand = () =>
      page.evaluate(
        () => document.activeElement?.closest('[data-zone="hand"][data-side="near"]') !== null,
      );
    // A card of the hand, and the second thing that can be done with it.
    await page.keyboard.press('ArrowRight');
    for (let tries = 0; tries < 6 && !(await inHand()); tries++)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await menu(page).waitFor();
    await movingOn(page, press('2'));
    await told(page).waitFor();
    // A number, by its digit and one more.
    await movingOn(page, press('2'));
    expect(await asked(page)).toBe('number');
    await press('1', '+')();
    expect(await number(page).inputValue()).toBe('2');
    await movingOn(page, press('c'));
    // None of those that are offered.
    await movingOn(page, press('5'));
    expect(await asked(page)).toBe('cards');
    await movingOn(page, press('n'));
    // All choices as a list.
    await press('o')();
    await page.getByRole('dialog', { name: 'What you can do' }).waitFor();
    await page.keyboard.press('Tab');
    await movingOn(page, press('1'));
    await rollOn(page, press('1'));
  });

  it('says why something cannot be done, and does nothing', async () => {
    const page = await site.newPage(laptop);
    await startLanterns(page, 'why', click);
    await drag(page, hand(page).first(), place(page, /^You, kept/));
    await place(page, 'You, kept: 1 card').waitFor();
    await asked(page);
    await place(page, 'You, kept: 1 card').locator('[data-card="face-up"]').click();
    await page.getByText('Only a lantern in your hand can be shown, kept or buried.').waitFor();
    await page.keyboard.press('n');
    await page.getByText('There is no passing here.').waitFor();
    await movingOn(page, () => offer(page, 'Bid a number').click());
    await number(page).fill('9');
    await page.keyboard.press('Enter');
    await page.getByText('Choose a whole number from 1 to 3.').waitFor();
    await number(page).fill('2');
    await movingOn(page, () => page.keyboard.press('Enter'));
    await told(page).waitFor();
  });

  it('takes back a choice', async () => {
    const page = await site.newPage(laptop);
    await startLanterns(page, 'undo', click);
    const score = page.getByText(/^score/).last();
    const before = await score.innerText();
    await movingOn(page, () => offer(page, 'Roll the die').click());
    expect(await score.innerText()).not.toBe(before);
    await movingOn(page, () => page.keyboard.press('u'));
    expect(await score.innerText()).toBe(before);
  });

  it('on one device shows what one may see alone before the screen is handed over', async () => {
    const page = await site.newPage(laptop);
    await page.goto('/play/lanterns?seed=peek');
    await page.getByText('A second person here').click();
    await button(page, 'Start the match').click();
    const cover = page.getByRole('dialog', { name: 'Hand over' });
    await cover.getByRole('button').click();
    await offer(page, 'Peek at the top of the deck').click();
    await expect.poll(() => told(page).innerText()).toMatch(/^You peek at the top of the deck: /);
    expect(await cover.count()).toBe(0);
    await button(page, 'Done, hand over').click();
    await cover.getByText('Player 1 peeks at the top of the deck.').waitFor();
    await page.reload();
    await cover.getByText('Player 1 peeks at the top of the deck.').waitFor();
    // What lies under the cover is out of reach.
    expect(await table(page).evaluate((covered) => covered.closest('[inert]') !== null)).toBe(true);
    await cover.getByRole('button').click();
    await expect.poll(() => told(page).innerText()).toMatch(/^Your opponent peeks/);
  });

  it('lies as it was after a reload in the middle of a turn', async () => {
    const page = await site.newPage(laptop);
    await startLanterns(page, 'reload', click);
    await movingOn(page, () => offer(page, 'Roll the die').click());
    await movingOn(page, () => offer(page, 'Bid a number').click());
    const words = await page.getByText(/turns? left; it is/).innerText();
    await page.reload();
    await number(page).waitFor();
    expect(await page.getByText(/turns? left; it is/).innerText()).toBe(words);
    await movingOn(page, () => button(page, /^Choose 1/).click());
    expect(await asked(page)).toBe('turn');
  });

  it.each(['light', 'dark'] as const)('is played by touch on a phone, %s', async (colorScheme) => {
    const page = await site.newPage({ ...phone, colorScheme });
    await startLanterns(page, 'phone', tap);
    for (const deed of deeds(page, tap)) {
      expect(await asked(page)).toBe('turn');
      await deed();
      const sticksOut = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sticksOut).toBe(0);
    }
    expect(await faultsOf(page)).toEqual([]);
  });
});

it('a game that there is not leads nowhere', async () => {
  const page = await site.newPage(laptop);
  await page.goto('/play/nothing');
  await page.getByRole('heading', { name: 'Off the map' }).waitFor();
});

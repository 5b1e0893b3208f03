import { openGame, startOf } from '@cardscape/games';
import { type MatchRecord, randomFrom, randomPicks, recordText, split } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { SeenKeeper } from '@cardscape/kernel/replay';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { startShowdown } from './support/showdown-table.ts';
import { withSite } from './support/site.ts';

const site = withSite();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const scrubber = (page: Page) => page.getByRole('slider', { name: 'Position in the match' });

/** The record of a match that was left, with what was seen of it. */
async function leftMatch(game: string): Promise<MatchRecord> {
  const opening = await openGame(game);
  if ('problems' in opening) throw new Error(opening.problems[0].message);
  const { opened } = opening;
  const arranged = opened.arrange({}, randomFrom('left'));
  if ('problems' in arranged) throw new Error(arranged.problems[0].message);
  const start = startOf(opened, arranged.options, { seed: 'left', names: ['Ada', 'Bo'] });
  const match = new Match(opened.game, start);
  for (let step = 0; step < 8; step++)
    match.choose(randomPicks(match.decision as never, split(randomFrom('left'), String(step))));
  return { ...match.record, seen: new SeenKeeper(match, opened).seen() };
}

/** The same, as if its first card had been changed since; with the name of that card. */
async function changedMatch(game: string) {
  const record = await leftMatch(game);
  const [card = ''] = Object.keys(record.designs ?? {});
  return { card, record: { ...record, designs: { ...record.designs, [card]: 'ffffffff' } } };
}

/** Puts something where the site keeps it, before it is opened. */
async function keep(page: Page, key: string, value: unknown): Promise<void> {
  await page.goto('/rulings');
  await page.evaluate(
    ([name, text]) => localStorage.setItem(name as string, text as string),
    [`cardscape/${key}`, JSON.stringify(value)],
  );
}

const plans = [
  { kind: 'human', name: 'Ada' },
  { kind: 'human', name: 'Bo' },
];

describe.each(['kolyma', 'ttcg', 'showdown'])('a kept match of %s with a changed card', (game) => {
  it('cannot go on, says which card it is, and is watched with the table in full sight', async () => {
    const { card, record } = await changedMatch(game);
    const page = await site.newPage({ reducedMotion: true });
    await keep(page, `match/${game}/2`, { plans, record, over: false });
    await page.goto(`/play/${game}/match`);
    await page.waitForURL(`**/match/${game}-*`);
    await page.getByText(`Since this match was played, ${card} has changed.`).waitFor();
    await page.getByRole('heading', { name: 'This match cannot go on' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await button(page, 'Watch it').click();
    await page.getByText(`since then ${card} has changed`).waitFor();
    expect(await scrubber(page).getAttribute('max')).toBe('8');
    const table = await page.getByRole('region', { name: 'Table', exact: true }).boundingBox();
    const dock = await page.getByRole('region', { name: 'Timeline' }).boundingBox();
    expect((table?.y ?? 0) + (table?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
    // What will be refused is not what the page calls for.
    expect(await button(page, 'Play on from here').getAttribute('data-tone')).toBe('quiet');
    await button(page, 'Play on from here').click();
    await page.getByText(`Since this match was played, ${card} has changed.`).waitFor();
  });
});

describe('a browser that keeps no more', () => {
  it('is told of once at the table, and in the dialog that saves', async () => {
    const { card, record } = await changedMatch('showdown');
    const page = await site.newPage({ reducedMotion: true });
    await keep(page, 'showdown/saves/1', [{ name: 'Before', plans, record }]);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('There is no more room.', 'QuotaExceededError');
      };
    });
    await startShowdown(page, 'full');
    await page.getByText('This browser keeps no more matches.').waitFor();
    await page.getByRole('button', { name: 'Saves' }).click();
    await button(page, 'Save in this browser').click();
    await page.getByText('The match is not saved').waitFor();
    expect(await page.getByText('The match is saved').count()).toBe(0);
    await button(page, 'Load').click();
    await page.getByText(`Since this match was played, ${card} has changed.`).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await button(page, 'Watch it').click();
    await scrubber(page).waitFor();
  });
});

/** Opens a record on the replay page, as a file. */
async function openFile(page: Page, record: MatchRecord): Promise<void> {
  await page.goto('/replay');
  await page.getByLabel('Open a file').setInputFiles({
    name: `${record.game}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(recordText(record)),
  });
}

describe('a kept match that was damaged', () => {
  /** A match of other rules, with something else in the views of one step. */
  async function damagedMatch(way: string, value: unknown): Promise<MatchRecord> {
    const record = await leftMatch('ttcg');
    const seen = structuredClone(record.seen) as NonNullable<MatchRecord['seen']>;
    const steps = seen.steps.map((step, at) =>
      at === 3 ? { ...step, edits: { '0 1 hands': [[way, value] as const] } } : step,
    );
    return { ...record, version: 99, seen: { ...seen, steps } };
  }

  it('is refused with the step where a view is not one', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await openFile(page, await damagedMatch('', { a: 1 }));
    await page.getByText('What was kept of step 3 is damaged.').waitFor();
  });

  it('says which step cannot be drawn, and goes on with the others', async () => {
    const page = await site.newPage({
      reducedMotion: true,
      provoked: /is not iterable|not a func/,
    });
    await openFile(page, await damagedMatch('/chain', 5));
    await scrubber(page).fill('3');
    await page.getByText('What was kept of this step is damaged.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await button(page, 'Step back').click();
    await page.locator('[data-table="ttcg"]').waitFor();
    expect(await page.getByText('What was kept of this step is damaged.').count()).toBe(0);
    expect(await scrubber(page).inputValue()).toBe('2');
  });
});

describe('a match of a game without a table of its own', () => {
  it('is watched in words and printed cards, from each seat', async () => {
    const record = await leftMatch('lanterns');
    const page = await site.newPage({ reducedMotion: true });
    await openFile(page, record);
    await scrubber(page).fill('4');
    await page.getByLabel('Look as').selectOption({ label: 'Ada' });
    await page.getByText(/turns? left; it is/).waitFor();
    const cards = page.locator('[data-table="generic"] [data-anchor^="card-"]');
    const own = await cards.count();
    await page.getByLabel('Look as').selectOption({ label: 'A spectator, both hands open' });
    expect([own > 0, (await cards.count()) > own]).toEqual([true, true]);
    expect(await button(page, 'Play on from here').count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
  });

  it('is watched in words also where a card has changed since', async () => {
    const { record } = await changedMatch('lanterns');
    const page = await site.newPage({ reducedMotion: true });
    await openFile(page, record);
    await scrubber(page).fill('4');
    await page.getByText(/turns? left; it is (Ada|Bo)'s turn/).waitFor();
    await page.getByText('Card numbers as they are now.').waitFor();
    expect(await page.getByText('Nothing happens.').count()).toBe(0);
  });
});

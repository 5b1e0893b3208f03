import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { byMouse, waysToAct } from './support/kolyma-mouse.ts';
import { playMatch, startMatch } from './support/kolyma-table.ts';
import { click } from './support/press.ts';
import { playShowdown, startShowdown } from './support/showdown-table.ts';
import { withSite } from './support/site.ts';
import { playTtcg, startTtcg } from './support/ttcg-table.ts';

const site = withSite({ farSeats: 'a seat at the other end of a wire' });

/** Whether the page has fetched what puts seats far away. */
const sitsFar = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/farSeat-/.test(name)),
  );

describe('over a seat whose messages are checked and come late, a whole match', () => {
  it('of Kolyma is played', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startMatch(page, 'far', () =>
      page.getByRole('button', { name: 'Start the match' }).click(),
    );
    expect(await playMatch(page, byMouse)).toBeGreaterThan(waysToAct);
    expect(await sitsFar(page)).toBe(true);
  }, 240_000);

  it('of TTCG is played', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startTtcg(page, 'far');
    const { plays, attacks } = await playTtcg(page, click);
    expect(plays).toBeGreaterThan(3);
    expect(attacks).toBeGreaterThan(0);
    expect(await sitsFar(page)).toBe(true);
  }, 240_000);

  it('of Showdown is played', async () => {
    const page = await site.newPage({ reducedMotion: true });
    await startShowdown(page, 'far');
    const { answers, ended } = await playShowdown(page, click);
    expect(ended).toBe(true);
    expect(answers).toBeGreaterThan(10);
    expect(await sitsFar(page)).toBe(true);
  }, 240_000);
});

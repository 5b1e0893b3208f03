import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { MOST_SHIFT, shiftOf, watchShifts } from './support/shifts.ts';
import { withSite } from './support/site.ts';

const site = withSite();

/** Every page of the site that can be opened by its address alone. */
const pages = [
  '/',
  '/play',
  '/play/kolyma',
  '/play/kolyma/rules',
  '/play/ttcg',
  '/play/ttcg/rules',
  '/play/ttcg/tutorial',
  '/play/showdown',
  '/play/showdown/rules',
  '/play/showdown/profiles',
  '/play/lanterns',
  '/play/lanterns/rules',
  '/match/kolyma-none',
  '/replay',
  '/make',
  '/make/kolyma',
  '/make/showdown',
  '/make/ttcg',
  '/make/decks',
  '/make/decks/read#ready=Cinder%20Rush',
  '/make/figures',
  '/collect',
  '/collect/kolyma',
  '/collect/ttcg',
  '/collect/showdown',
  '/trade',
  '/trade/round',
  '/rulings',
  '/settings',
  '/matches',
  '/look',
];

describe('every page', () => {
  it.each(pages)('%s has nothing against it by day and by night, and keeps still', async (path) => {
    const page = await site.newPage({ reducedMotion: true, width: 1366, height: 768 });
    await watchShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const byDay = await faultsOf(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const byNight = await faultsOf(page);
    expect({ byDay, byNight }).toEqual({ byDay: [], byNight: [] });
    expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
  });
});

import { describe, expect, it } from 'vitest';
import { type FullGame, openFullTable } from './support/full-tables.ts';
import { type Demands, measure } from './support/measure.ts';
import { withSite } from './support/site.ts';

const site = withSite();

/** On a narrow desk the numbers may be as small as on a phone; on a wide one neither they nor names are. */
const phone: Demands = { figure: 13 };
const narrow: Demands = { figure: 13, name: 13 };
const desk: Demands = { figure: 16, name: 13 };

const screens = [
  [1366, 768, desk],
  [1440, 900, desk],
  [1920, 1080, desk],
  [2560, 1440, desk],
  [1024, 768, narrow],
  [390, 844, phone],
  [844, 390, phone],
] as const;

describe('a full table', () => {
  it.each<FullGame>(['kolyma', 'ttcg', 'showdown', 'lanterns'])(
    'of %s can be read at every size, and nothing is cut off or lies over something else',
    async (game) => {
      const page = await site.newPage({ width: 1366, height: 768, reducedMotion: true });
      await openFullTable(page, game);
      expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
      const figures = new Map<number, number>();
      for (const [width, height, demands] of screens) {
        await page.setViewportSize({ width, height });
        // Two frames: sizes that are measured are drawn with the next one.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        const { faults, figure } = await measure(page, demands);
        expect(faults, `${game} at ${width} x ${height}`).toEqual([]);
        figures.set(width, figure);
      }
      expect(figures.get(1920)).toBeGreaterThan(figures.get(1366) ?? 0);
      expect(figures.get(2560)).toBeGreaterThan(figures.get(1920) ?? 0);
    },
    60_000,
  );
});

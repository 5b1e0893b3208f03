import {
  type AnalysedCard,
  analyse,
  labelBoxes,
  type Plot,
  partsOf,
  plot3dOf,
  plotSvg,
  plotsOf,
} from '@cardscape/studio/analysis';
import { describe, expect, it } from 'vitest';
import { pngOf } from './png.ts';
import { typesetter } from './typesetter.ts';

const type = typesetter();

/** Thirty types and thirty subtypes with long names, all of them on cards that speak of many. */
function manyKinds() {
  const kinds = (word: string) =>
    Array.from(
      { length: 30 },
      (_, at) => `${word}${'abcdefghijklmnopqrstuvwxyzäöüß'.charAt(at)}ing`,
    );
  const [types, subtypes] = [kinds('Wandering-mountain'), kinds('quick')];
  const cards = types.flatMap((one, at): AnalysedCard[] =>
    [1, 2, 3].map((rank) => {
      const text = `${subtypes.slice(0, at).join(' ')} ${types.slice(at).join(' ')}`;
      const tree = {
        sentences: [{ acts: [{ do: `act${'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜẞ'.charAt(at)}` }] }],
      };
      const effects = [{ text: text.slice(0, 400), tree }];
      return {
        name: `A long name of a card ${at} ${rank}`,
        type: one,
        subtypes,
        rank,
        effects,
        copies: 40,
      };
    }),
  );
  const language = subtypes.map((one) => [one]);
  return analyse(cards, { types, subtypes, language });
}

function overlaps(plot: Plot): string[] {
  const boxes = labelBoxes(plot, type.width);
  return boxes.flatMap((one, at) =>
    boxes.slice(at + 1).flatMap((other) => {
      const across = one.left < other.right && other.left < one.right;
      const down = one.top < other.bottom && other.top < one.bottom;
      return across && down ? [`${plot.name}: ${one.text} and ${other.text}`] : [];
    }),
  );
}

describe('plots with thirty of everything', () => {
  const analysis = manyKinds();
  const plots = [
    ...[340, 760, 1200].flatMap((width) => plotsOf(analysis, width, type.width)),
    plot3dOf(analysis, type.width),
  ];

  it('have labels that nowhere overlap, nor leave the sheet', () => {
    expect(plots.length).toBe(31);
    for (const plot of plots) {
      expect(overlaps(plot)).toEqual([]);
      for (const { text, left, top, right, bottom } of labelBoxes(plot, type.width)) {
        const isInside = left >= 0 && top >= 0 && right <= plot.width && bottom <= plot.height;
        expect(isInside, `${plot.name}: ${text}`).toBe(true);
      }
    }
  });

  it('show a scale on each step in three dimensions, and hide no bar', () => {
    const solid = plot3dOf(analysis, type.width);
    const numbers = solid.marks.filter((mark) => mark.kind === 'text' && mark.ink === 'soft');
    expect(numbers.length).toBeGreaterThanOrEqual(30 * 2);
    const bars = new Map<unknown, { left: number; right: number; top: number; bottom: number }>();
    for (const mark of solid.marks) {
      if (mark.kind !== 'shape' || !mark.about) continue;
      const [xs, ys] = [mark.points.map(([x]) => x), mark.points.map(([, y]) => y)];
      const box = bars.get(mark.about) ?? { left: 1e9, right: 0, top: 1e9, bottom: 0 };
      bars.set(mark.about, {
        left: Math.min(box.left, ...xs),
        right: Math.max(box.right, ...xs),
        top: Math.min(box.top, ...ys),
        bottom: Math.max(box.bottom, ...ys),
      });
    }
    const boxes = [...bars.values()];
    expect(boxes.length).toBeGreaterThan(500);
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const across = one.left < other.right && other.left < one.right;
        const down = one.top < other.bottom && other.top < one.bottom;
        expect(across && down).toBe(false);
      }
  });

  it('lead from each name of a column through the middle of its bars in three dimensions', () => {
    const solid = plot3dOf(analysis, type.width);
    const guides = solid.marks.flatMap((mark) =>
      mark.kind === 'shape' && mark.ink === 'soft' ? [mark.points] : [],
    );
    expect(guides.length).toBe(60);
    /** Where a guide stands at a height: from the foot of the sheet to the floor of the last step. */
    const across = (points: (typeof guides)[number], y: number) => {
      const [, [x = 0, low = 0] = [], [farX = 0, high = 0] = []] = points;
      return x + ((low - y) / (low - high)) * (farX - x);
    };
    let fronts = 0;
    for (const mark of solid.marks) {
      if (mark.kind !== 'shape' || !mark.about || mark.ink === 'shade' || mark.ink === 'light')
        continue;
      const [[x = 0, y = 0] = [], [right = 0, foot = 0] = [], [over = 0] = []] = mark.points;
      // A front is the upright side whose foot is level.
      if (foot !== y || over !== right) continue;
      fronts += 1;
      const middle = (x + right) / 2;
      const nearest = Math.min(...guides.map((points) => Math.abs(across(points, y) - middle)));
      expect(nearest).toBeLessThan(0.01);
    }
    expect(fronts).toBeGreaterThan(500);
    const feet = guides.map(([[x = 0] = []]) => x);
    const names = labelBoxes(solid, type.width).filter(
      ({ top }) => top > (guides[0]?.[1]?.[1] ?? 0),
    );
    for (const foot of feet)
      expect(names.some(({ left, right }) => left <= foot && foot <= right)).toBe(true);
  });

  it('are SVG with their texts as outlines, and PNG', () => {
    const [plot] = plots;
    const svg = plot ? plotSvg(plot, type) : '';
    expect(svg).not.toContain('<text');
    expect(svg).toContain('<title>Types</title>');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect([...pngOf(svg).slice(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe(
      'PNG',
    );
  });
});

describe('plots with nothing in them', () => {
  it('say so, and have no empty frame', () => {
    const nothing = analyse([], { types: ['fire'], subtypes: [], language: [] });
    const plots = [...plotsOf(nothing, 760, type.width), plot3dOf(nothing, type.width)];
    expect(plots.length).toBe(11);
    for (const plot of plots) {
      const [told] = partsOf(plot).filter(({ cards }) => cards.length > 0);
      expect(told).toBeUndefined();
      expect(labelBoxes(plot, type.width).map(({ text }) => text)).toContain('There is none.');
      expect(overlaps(plot)).toEqual([]);
    }
  });
});

describe('the typesetter', () => {
  it('measures with the fonts that come with us', () => {
    const width = (text: string) => type.width(text, 100, 'text');
    expect(width('mmmm')).toBeGreaterThan(width('iiii') * 2);
    expect(width('ab')).toBeCloseTo(type.width('ab', 10, 'text') * 10);
    expect(type.width('ab', 100, 'bold')).not.toBe(width('ab'));
  });

  it('writes other letters with the part of the font that has them', () => {
    for (const text of ['Łódź', 'Ωμέγα', 'Жук', 'Tiếng']) {
      expect(type.width(text, 10, 'text')).toBeGreaterThan(10);
      expect(type.outline(text, 10, 'text')).toMatch(/^M[-\d]/);
    }
    expect(type.outline('Ж', 10, 'text')).not.toBe(type.outline('Ш', 10, 'text'));
  });
});

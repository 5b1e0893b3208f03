import {
  type AnalysedCard,
  analyse,
  labelBoxes,
  type Plot,
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

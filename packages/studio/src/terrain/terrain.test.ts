import { describe, expect, it } from 'vitest';
import { distance, pixels, variety } from '../testing/pixels.ts';
import { glyphPaths } from './glyphs.ts';
import { terrainLook, terrains } from './look.ts';
import { terrainPattern } from './pattern.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const page = (content: string, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/>${content}</svg>`;

/** Every pair of pictures with its distance. */
function pairs(pictures: readonly (readonly number[])[]): number[] {
  return pictures.flatMap((one, index) =>
    pictures.slice(index + 1).map((other) => distance(one, other)),
  );
}

describe('the grounds', () => {
  it('write their ink on their wash and on paper with AAA contrast', () => {
    for (const terrain of terrains) {
      const { ink, wash } = terrainLook(terrain);
      expect(contrast(ink, wash), terrain).toBeGreaterThan(7);
      expect(contrast(ink, '#f6f1e5'), terrain).toBeGreaterThan(7);
    }
  });

  it('have names of their own', () => {
    expect(new Set(terrains.map((terrain) => terrainLook(terrain).label)).size).toBe(
      terrains.length,
    );
  });

  it('can be told apart by their glyphs without colour', () => {
    const glyphs = terrains.map((terrain) =>
      pixels(page(glyphPaths(terrain).replaceAll('currentColor', '#000'), 24), 24),
    );
    for (const glyph of glyphs) expect(variety(glyph)).toBeGreaterThan(60);
    for (const apart of pairs(glyphs)) expect(apart).toBeGreaterThan(20);
  });

  it('can be told apart by their patterns without colour', () => {
    const patterns = terrains.map((terrain) => {
      const { deep } = terrainLook(terrain);
      const pattern = terrainPattern(terrain, 'ground').replaceAll(deep, '#000');
      const fill = '<rect width="120" height="120" fill="url(#ground)"/>';
      return pixels(page(`<defs>${pattern}</defs>${fill}`, 120), 120);
    });
    for (const apart of pairs(patterns)) expect(apart).toBeGreaterThan(10);
  });
});

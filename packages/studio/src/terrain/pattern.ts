import { element } from '../svg.ts';
import type { Terrain } from './look.ts';
import { terrainLook } from './look.ts';

interface Tile {
  width: number;
  height: number;
  /** Hairlines of the tile. */
  lines: string;
  /** A few heavier strokes, for rhythm. */
  heavy?: string;
}

/** Each tile meets itself at its edges. */
const tiles: Readonly<Record<Terrain, Tile>> = {
  earth: {
    width: 48,
    height: 32,
    lines:
      'M0 5q12 5 24 0t24 0M0 13q12 5 24 0t24 0M0 24q12 5 24 0t24 0M14 24l3-10M38 13l-3 10M30 5l2 9',
    heavy: 'M0 17q12 5 24 0t24 0',
  },
  water: {
    width: 40,
    height: 24,
    lines: 'M0 6q5-6 10 0t10 0 10 0 10 0M0 22q5-6 10 0t10 0 10 0 10 0',
    heavy: 'M0 14q5-6 10 0t10 0 10 0 10 0',
  },
  fire: {
    width: 32,
    height: 40,
    lines:
      'M8 40c-7-9 2-13 0-22 6 6 8 14 0 22M24 20c-7-9 2-13 0-22M24 20c8-8 6-16 0-22M24 60c-7-9 2-13 0-22 6 6 8 14 0 22',
    heavy: 'M8 34c-3-4 1-6 0-9 3 3 3 6 0 9M24 14c-3-4 1-6 0-9 3 3 3 6 0 9',
  },
  air: {
    width: 56,
    height: 28,
    lines: 'M0 8h30a4 4 0 1 0-4-4M36 8h20M0 22h8a3 3 0 1 1-3 3M18 22h38',
    heavy: 'M10 15h34',
  },
  electric: {
    width: 36,
    height: 36,
    lines: 'M0 9h8l4-6 5 12 4-6h15M0 27h14l3-5 5 10 3-5h11',
    heavy: 'M6 18h7l2-3 3 6 2-3h8',
  },
  light: {
    width: 36,
    height: 36,
    lines: 'M18 2v8M18 26v8M2 18h8M26 18h8M7 7l5 5M24 24l5 5M7 29l5-5M24 12l5-5',
    heavy: 'M18 15v6M15 18h6M0 0h1M36 36h-1M36 0h-1M0 36h1',
  },
  nature: {
    width: 36,
    height: 36,
    lines:
      'M4 16C4 8 10 4 16 4c0 8-6 12-12 12Zm0 0 8-8M22 34c0-8 6-12 12-12 0 8-6 12-12 12Zm0 0 8-8',
    heavy: 'M24 6q4 2 4 8M8 24q4 2 4 8',
  },
  dark: {
    width: 30,
    height: 30,
    lines: 'M0 4h30M0 10h30M0 16h9M21 16h9M0 22h30M0 28h30M9 16a6 6 0 0 1 12 0',
    heavy: 'M0 19h30',
  },
  rune: {
    width: 48,
    height: 36,
    lines:
      'M8 4v14M8 6l6 4-6 4M32 4v14M32 11l-6-5M32 11l6-5M18 20v14M18 22l6 5-6 5M42 20v14M38 24l8 6',
  },
  plain: { width: 24, height: 24, lines: 'M0 0 24 24M12 0l12 12M0 12l12 12' },
  red: { width: 24, height: 24, lines: 'M4 0v24M12 0v24M20 0v24', heavy: 'M8 4v7M16 14v7' },
  blue: { width: 32, height: 24, lines: 'M0 4h32M0 12h32M0 20h32', heavy: 'M4 8h9M20 16h9' },
  green: {
    width: 32,
    height: 28,
    lines: 'M8 3v8M4 11l4-8 4 8ZM24 17v8M20 25l4-8 4 8Z',
    heavy: 'M8 11v3M24 25v3M24 0v0',
  },
  yellow: { width: 24, height: 16, lines: 'M0 4l6-4M0 12 12 4l12 8M12 4 6 0M18 0l-6 4M24 4l-6-4' },
  black: {
    width: 20,
    height: 20,
    lines: 'M0 0l20 20M20 0 0 20M10 0l10 10-10 10L0 10Z',
    heavy: 'M10 8v4M8 10h4',
  },
};

/** A tiling contour pattern of a ground: a `<pattern>` element with the given id. */
export function terrainPattern(terrain: Terrain, id: string): string {
  const { width, height, lines, heavy } = tiles[terrain];
  const { deep } = terrainLook(terrain);
  const stroke = (data: string, weight: number): string =>
    element('path', {
      d: data,
      fill: 'none',
      stroke: deep,
      'stroke-width': weight,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  return element(
    'pattern',
    { id, width, height, patternUnits: 'userSpaceOnUse' },
    stroke(lines, 0.8) + (heavy === undefined ? '' : stroke(heavy, 1.6)),
  );
}

import type { Terrain } from './look.ts';

const line = (data: string, width = 2): string =>
  `<path d="${data}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (data: string): string =>
  `<path d="${data}" fill="currentColor" fill-rule="evenodd"/>`;

/** Every glyph has a silhouette of its own, so that none depends on colour. */
const glyphs: Readonly<Record<Terrain, string>> = {
  earth: solid('M2 20 9 5l3 5 2.5-4L22 20ZM8.7 9 6.5 14l2.3-1.3 1.7 2 1.5-2.200Z'),
  water: solid(
    'M12 2c3.5 5 6.5 8.3 6.5 12.300a6.5 6.5 0 0 1-13 0C5.5 10.3 8.5 7 12 2ZM8 14.500a4 4 0 0 0 4 4v-1.700a2.3 2.3 0 0 1-2.3-2.300Z',
  ),
  fire: solid(
    'M11.5 1.5c4.2 2.2 5.8 5.5 6 8.5 1-.8 1.5-1.8 1.6-3.2 1.7 2.3 2.4 5 1.7 8.2-1 4.5-4.6 7.5-8.8 7.5S3.5 19.5 3.3 15c-.1-3.6 2-5.8 2.9-9.5 2 1.4 2.9 3 3.2 5 2-2.3 2.9-5.4 2.1-9ZM12.2 13.5c-1.8 1.8-2.9 3-2.9 4.700a2.9 2.9 0 0 0 5.8 0c0-1.7-1.1-2.9-2.9-4.700Z',
  ),
  air: line(
    'M2 9h12.500a3 3 0 1 0-3-3M2 13h17a2.7 2.7 0 1 1-2.7 2.700M2 17h8.500a2.3 2.3 0 1 1-2.3 2.3',
  ),
  electric: solid('M14.5 1 4 13.500h6L8 23 20 9.500h-6.500Z'),
  light: `<circle cx="12" cy="12" r="4.5" fill="currentColor"/>${line('M12 1.800v3M12 19.200v3M1.8 12h3M19.2 12h3M4.8 4.800l2.1 2.100M17.1 17.100l2.1 2.100M4.8 19.200l2.1-2.100M17.1 6.900l2.1-2.1')}`,
  nature: solid(
    'M20.5 3.500C10 3 4 7.5 4 14c0 1.7.4 3 1 4L3 21.500l1.5 1L7 19.400c1 .4 2 .6 3.2.6 7.3 0 10.8-7 10.3-16.500ZM7.7 17.200l7.8-9-6.6 9.600Z',
  ),
  dark: solid('M15.5 2.200A10 10 0 1 0 21.8 15 8.2 8.2 0 0 1 15.5 2.200Z'),
  rune: line('M8 2.500v19M8 4l8 5-8 5M12.5 11.5 17 21'),
  plain: solid('M12 2.5 21.5 12 12 21.5 2.5 12ZM12 6.5 6.5 12l5.5 5.5 5.5-5.500Z'),
  red: solid('M5 2h2v1.500h12.500L16 8.500l3.5 5H7V22H5Z'),
  blue: line('M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 3.500l3 2.5 3-2.500M9 20.500l3-2.5 3 2.5'),
  green: solid(
    'M12 1.5 17.5 9h-2.800l4 5.500h-3.200L20 20h-6.700v2.500h-2.600V20H4l4.5-5.500H5.300l4-5.500H6.500Z',
  ),
  yellow: solid('M3 21 5.5 9.500l3.7 4L12 4l2.8 9.5 3.7-4L21 21Z'),
  black: solid(
    'M12 2.500a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Zm0 3.500a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm0 3.200a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.600Z',
  ),
};

/** A small glyph: inner markup for a 24 × 24 box, drawn in the current colour. */
export function glyphPaths(terrain: Terrain): string {
  return glyphs[terrain];
}

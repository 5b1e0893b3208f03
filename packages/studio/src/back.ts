import { mix, paper } from './colour.ts';
import { contourField } from './contours.ts';
import type { Point } from './geometry.ts';
import { hashText } from './seed.ts';
import { element, fifths, fillPath, linePath, num, strokePath, svgDocument } from './svg.ts';
import type { Terrain } from './terrain/look.ts';
import { terrainLook } from './terrain/look.ts';

const [width, height] = [250, 350];
const middle: Point = [width / 2, height / 2];

/** Grounds whose colours carry a whole card. */
const sheets: readonly Terrain[] = ['fire', 'blue', 'green', 'earth', 'dark', 'rune'];

const around = (degrees: number, radius: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [middle[0] + Math.sin(angle) * radius, middle[1] - Math.cos(angle) * radius];
};

/** A compass rose: long, middle and short points, each half in light and half in shadow. */
function rose(radius: number, shade: string, light: string): string {
  const point = (degrees: number, length: number, breadth: number): string => {
    const tip = around(degrees, length);
    const [left, right] = [
      around(degrees - breadth, length * 0.24),
      around(degrees + breadth, length * 0.24),
    ];
    return (
      fillPath(linePath([middle, tip, left], true), light) +
      fillPath(linePath([middle, tip, right], true), shade) +
      strokePath(linePath([left, tip, right], false), light, 0.6)
    );
  };
  const ring = (count: number, offset: number, length: number, breadth: number): string =>
    Array.from({ length: count }, (_, index) =>
      point(((index + offset) * 360) / count, length, breadth),
    ).join('');
  return ring(8, 0.5, radius * 0.6, 17) + ring(4, 0.5, radius * 0.8, 26) + ring(4, 0, radius, 36);
}

/** The degrees around the rose: every fifth longer, every fifteenth longest. */
function bearings(radius: number, line: string): string {
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const length = index % 18 === 0 ? 11 : index % 3 === 0 ? 7 : 4;
    return linePath([around(index * 5, radius), around(index * 5, radius - length)], false);
  });
  return strokePath(ticks.join(''), line, 0.7);
}

/** The ruled border of a survey sheet. */
function border(line: string): string {
  const ticks: string[] = [];
  const tick = (from: Point, to: Point): void => {
    ticks.push(linePath([from, to], false));
  };
  for (let x = 25; x <= width - 25; x += 10) {
    tick([x, 12], [x, 17]);
    tick([x, height - 12], [x, height - 17]);
  }
  for (let y = 25; y <= height - 25; y += 10) {
    tick([12, y], [17, y]);
    tick([width - 12, y], [width - 17, y]);
  }
  const frame = (inset: number, weight: number): string => {
    const [right, foot] = [width - inset, height - inset];
    const corners: Point[] = [
      [inset, inset],
      [right, inset],
      [right, foot],
      [inset, foot],
    ];
    return strokePath(linePath(corners, true), line, weight);
  };
  return frame(8, 2) + frame(12, 0.6) + frame(17, 0.6) + strokePath(ticks.join(''), line, 0.6);
}

/** The back of a card: a survey sheet with a compass rose, one for each game key. */
export function cardBack(key: string): string {
  const look = terrainLook(sheets[hashText(key) % sheets.length] ?? 'blue');
  const ground = mix(look.deep, look.ink, 0.72);
  const line = mix(look.wash, paper, 0.3);
  const disc = (radius: number, style: Record<string, string | number>): string =>
    element('circle', { cx: num(middle[0]), cy: num(middle[1]), r: num(radius), ...style });
  const contours = strokePath(contourField(key, width, height, 11), line, 0.8 / fifths, 0.4);
  const content = [
    element('rect', { width: num(width), height: num(height), rx: num(12), fill: ground }),
    element('g', { transform: `scale(${fifths})` }, contours),
    disc(80, { fill: ground }),
    border(line),
    bearings(76, line),
    rose(64, mix(look.deep, look.ink, 0.2), line),
    disc(5, { fill: ground, stroke: line, 'stroke-width': num(1) }),
    disc(80, { fill: 'none', stroke: line, 'stroke-width': num(1.6) }),
    disc(76, { fill: 'none', stroke: line, 'stroke-width': num(0.5) }),
  ];
  return svgDocument(width, height, content.join(''));
}

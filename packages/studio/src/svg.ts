import type { Knot, Point } from './geometry.ts';
import { pieces } from './geometry.ts';

/** Drawings are written in whole fifths of a unit: no decimal points, a third fewer bytes. */
export const fifths = 5;

/** A length in fifths. */
export function num(value: number): string {
  return String(Math.round(value * fifths) || 0);
}

/** Coordinates written as briefly as SVG allows. */
export function pair(x: number, y: number): string {
  const second = num(y);
  return second.startsWith('-') ? `${num(x)}${second}` : `${num(x)} ${second}`;
}

/** Path data of a curve through knots. */
export function curvePath(curve: readonly Knot[], closed: boolean): string {
  const start = curve[0];
  if (!start) return '';
  const body = pieces(curve, closed).map(({ from, first, second, to }, index) => {
    const [x, y] = from;
    const end = pair(to[0] - x, to[1] - y);
    const corner = curve[index]?.sharp ?? true;
    if (corner && second[0] === to[0] && second[1] === to[1]) return `l${end}`;
    const arrive = `${pair(second[0] - x, second[1] - y)} ${end}`;
    // At a smooth knot the leaving tangent mirrors the arriving one: SVG can infer it.
    if (!corner && index > 0) return `s${arrive}`;
    return `c${pair(first[0] - x, first[1] - y)} ${arrive}`;
  });
  return `M${pair(start.x, start.y)}${body.join('')}${closed ? 'z' : ''}`;
}

/** Path data of a closed polygon or an open line. */
export function linePath(points: readonly Point[], closed: boolean): string {
  const start = points[0];
  if (!start) return '';
  // Steps are measured from the rounded place, so that rounding does not add up.
  let [x, y] = [Math.round(start[0] * fifths), Math.round(start[1] * fifths)];
  let data = `M${x} ${y}l`;
  for (const point of points.slice(1)) {
    const [nextX, nextY] = [Math.round(point[0] * fifths), Math.round(point[1] * fifths)];
    const step = `${nextX - x}${nextY < y ? '' : ' '}${nextY - y}`;
    data += data.endsWith('l') || step.startsWith('-') ? step : ` ${step}`;
    [x, y] = [nextX, nextY];
  }
  return closed ? `${data}z` : data;
}

/** Attributes as SVG text; undefined ones are left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element; numbers are written as they are, lengths go through `num`. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const text = typeof value === 'number' ? Math.round(value * 100) / 100 : value;
      return ` ${key}="${text}"`;
    })
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Closed shapes with every start but the first written as a step from the one before. */
export function packMoves(data: string): string {
  let [x, y, first] = [0, 0, true];
  return data.replace(/M(-?\d+) ?(-?\d+)/g, (whole, right: string, down: string) => {
    const [dx, dy] = [Number(right) - x, Number(down) - y];
    [x, y] = [Number(right), Number(down)];
    if (!first) return `m${dx}${dy < 0 ? '' : ' '}${dy}`;
    first = false;
    return whole;
  });
}

/** A path filled without outline; every shape in it must be closed. Nothing without data. */
export function fillPath(data: string, fill: string, opacity?: number): string {
  return data === '' ? '' : element('path', { d: packMoves(data), fill, opacity });
}

/** A stroked path with round ends; nothing when there is no data. */
export function strokePath(data: string, stroke: string, width: number, opacity?: number): string {
  if (data === '') return '';
  return element('path', {
    d: data,
    fill: 'none',
    stroke,
    'stroke-width': num(width),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity,
  });
}

/** A whole document of the given size around a drawing in fifths. */
export function svgDocument(width: number, height: number, drawing: string, scale = 1): string {
  const box = `0 0 ${width} ${height}`;
  const sized = element(
    'g',
    { transform: `scale(${Math.round((scale / fifths) * 1e4) / 1e4})` },
    drawing,
  );
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: box }, sized);
}

import type { Point } from './geometry.ts';
import { chanceFrom } from './seed.ts';

type Field = (x: number, y: number) => number;

/** A smooth field that repeats after the width and the height, so that sheets tile. */
function tilingField(seed: string, width: number, height: number): Field {
  const chance = chanceFrom(`contours/${seed}`);
  const waves = Array.from({ length: 14 }, () => {
    const [across, down] = [chance.whole(-3, 3), chance.whole(-3, 3)];
    return {
      across: (across * Math.PI * 2) / width,
      down: (down * Math.PI * 2) / height,
      phase: chance.between(0, Math.PI * 2),
      size: 1 / (1 + Math.hypot(across, down)),
    };
  });
  return (x, y) =>
    waves.reduce(
      (sum, wave) => sum + wave.size * Math.sin(x * wave.across + y * wave.down + wave.phase),
      0,
    );
}

/** Marching squares: joins the crossings of a level to lines. */
function isolines(heights: readonly (readonly number[])[], step: number, level: number): Point[][] {
  const places = new Map<string, Point>();
  const links = new Map<string, string[]>();
  const edge = (row: number, column: number, down: boolean): string => {
    const key = `${row},${column},${down ? 1 : 0}`;
    if (!places.has(key)) {
      const start = heights[row]?.[column] ?? 0;
      const end = (down ? heights[row + 1]?.[column] : heights[row]?.[column + 1]) ?? 0;
      const share = (level - start) / (end - start || 1);
      places.set(key, [(column + (down ? 0 : share)) * step, (row + (down ? share : 0)) * step]);
    }
    return key;
  };
  const join = (from: string, to: string): void => {
    links.set(from, [...(links.get(from) ?? []), to]);
    links.set(to, [...(links.get(to) ?? []), from]);
  };
  for (let row = 0; row < heights.length - 1; row++) {
    const cells = (heights[row]?.length ?? 1) - 1;
    for (let column = 0; column < cells; column++) {
      const above = (r: number, c: number): boolean => (heights[r]?.[c] ?? 0) > level;
      const corners = [
        above(row, column),
        above(row, column + 1),
        above(row + 1, column + 1),
        above(row + 1, column),
      ];
      const crossed: string[] = [];
      if (corners[0] !== corners[1]) crossed.push(edge(row, column, false));
      if (corners[1] !== corners[2]) crossed.push(edge(row, column + 1, true));
      if (corners[2] !== corners[3]) crossed.push(edge(row + 1, column, false));
      if (corners[3] !== corners[0]) crossed.push(edge(row, column, true));
      for (let index = 0; index + 1 < crossed.length; index += 2) {
        join(crossed[index] as string, crossed[index + 1] as string);
      }
    }
  }
  return traceLines(links, places);
}

/** Follows the links from open ends first, then around the closed lines. */
function traceLines(
  links: ReadonlyMap<string, readonly string[]>,
  places: ReadonlyMap<string, Point>,
): Point[][] {
  const seen = new Set<string>();
  const starts = [...links.keys()].sort(
    (one, other) => (links.get(one)?.length ?? 0) - (links.get(other)?.length ?? 0),
  );
  const lines: Point[][] = [];
  for (const start of starts) {
    if (seen.has(start)) continue;
    const line: Point[] = [];
    let here: string | undefined = start;
    while (here !== undefined) {
      seen.add(here);
      line.push(places.get(here) as Point);
      const next: string | undefined = links.get(here)?.find((key) => !seen.has(key));
      if (next === undefined && line.length > 3 && links.get(here)?.includes(start)) {
        line.push(line[0] as Point);
      }
      here = next;
    }
    const closed = line.length > 3 && line[0] === line.at(-1);
    // Short closed ones are specks; open ones go on in the next tile.
    if (line.length > (closed ? 6 : 1)) lines.push(line);
  }
  return lines;
}

/** Path data with one decimal that rounds off the corners of a line but keeps its ends. */
function roundedPath(line: readonly Point[]): string {
  const first = line[0] as Point;
  const last = line.at(-1) as Point;
  const closed = first[0] === last[0] && first[1] === last[1];
  const middle = (one: Point, other: Point): Point => [
    (one[0] + other[0]) / 2,
    (one[1] + other[1]) / 2,
  ];
  const start = closed ? middle(first, line[1] as Point) : first;
  let here: Point = [tenth(start[0]), tenth(start[1])];
  let data = `M${here[0]} ${here[1]}`;
  const bend = (over: Point, to: Point): void => {
    const [x, y] = here;
    const end: Point = [tenth(to[0] - x), tenth(to[1] - y)];
    data += `q${tenth(over[0] - x)} ${tenth(over[1] - y)} ${end[0]} ${end[1]}`;
    here = [tenth(x + end[0]), tenth(y + end[1])];
  };
  for (let index = 1; index < line.length - 1; index++) {
    const [over, next] = [line[index] as Point, line[index + 1] as Point];
    bend(over, !closed && index === line.length - 2 ? next : middle(over, next));
  }
  if (closed) bend(last, start);
  else if (line.length === 2) bend(middle(first, last), last);
  return data;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Quiet contour lines for page backgrounds: path data that tiles at the given size. */
export function contourField(seed: string, width: number, height: number, levels = 9): string {
  const field = tilingField(seed, width, height);
  const columns = Math.max(8, Math.round(width / 10));
  const step = width / columns;
  const rows = Math.max(8, Math.round(height / step));
  const heights = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => field(column * step, (row * height) / rows)),
  );
  const flat = heights.flat();
  const [low, high] = [Math.min(...flat), Math.max(...flat)];
  const stretch = height / (rows * step);
  return Array.from({ length: levels }, (_, index) => low + ((high - low) * (index + 0.5)) / levels)
    .flatMap((level) => isolines(heights, step, level))
    .map((line) => roundedPath(line.map(([x, y]) => [x, y * stretch])))
    .join('');
}

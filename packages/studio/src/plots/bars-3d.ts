import { emptyPlot, heading, headingWidth, MARGIN, NOTE_SIZE, sheet, TEXT_SIZE } from './frame.ts';
import type { HeatMap } from './heat-map.ts';
import { fittedLabels } from './labels.ts';
import type { Measure, Plot, PlotInk, PlotMark } from './plot.ts';
import { roundNumbers } from './scale.ts';

/** Columns stand no closer, and never closer than the widest number. */
const LEAST_ACROSS = 34;
const NUMBER_GAP = 7;
/** How thick a bar is, and how far it goes back: to the right and up. */
const THICK = 17;
const DEEP = { x: 11, y: -9 };
/** Each row stands on a step of its own behind the one before: so high that nothing of it is hidden. */
const STEP_ACROSS = 12;
const ALL_STEPS = 900;
const STEP = { least: 78, most: 190 };
/** What a step needs besides its bars: their tops, and a number above. */
const ABOVE_BARS = 34;
/** Numbers of the scale stand no closer. */
const SCALE_GAP = 17;
const LONGEST_NAME = 210;
/** How thick the line is that leads from a name through its column. */
const GUIDE = 1.2;

/** The bars of a table in three dimensions, on steps that rise to the back; the last row stands there. */
export function bars3d(map: HeatMap, inkOf: (row: string) => PlotInk, measure: Measure): Plot {
  const { name, title, cells } = map;
  if (cells.flat().every(({ size }) => size === 0))
    return emptyPlot(map, Math.ceil(headingWidth(map, measure)), measure);
  const room = { width: LONGEST_NAME, size: TEXT_SIZE, face: 'text' } as const;
  const [rows, columns] = [map.rows, map.columns].map((names) =>
    fittedLabels(names, room, measure),
  ) as [string[], string[]];
  const widest = (texts: readonly string[], size: number, face: 'text' | 'bold') =>
    Math.max(0, ...texts.map((text) => measure(text, size, face)));
  const values = cells.flat().map(({ value }) => value);
  const most = Math.max(1, ...cells.flat().map(({ size }) => size));
  const step = Math.min(STEP.most, Math.max(STEP.least, ALL_STEPS / Math.max(1, rows.length)));
  const tallest = step - ABOVE_BARS;
  const round = roundNumbers(most, (SCALE_GAP / tallest) * most);
  const scale = round.length > 1 ? round : [0, most];
  const across = Math.max(LEAST_ACROSS, widest(values, NOTE_SIZE, 'bold') + NUMBER_GAP);

  const left = MARGIN + widest(scale.map(String), NOTE_SIZE, 'text') + 10;
  const length = columns.length * across + DEEP.x;
  const right = left + length + (rows.length - 1) * STEP_ACROSS + DEEP.x;
  const namesRight = right + 12 + widest(rows, TEXT_SIZE, 'text');
  const width = Math.ceil(Math.max(namesRight + MARGIN, headingWidth(map, measure)));
  const { marks: above, bodyTop } = heading(map, width, measure);
  const bottom = bodyTop + rows.length * step;
  const height = Math.ceil(bottom + 16 + widest(columns, TEXT_SIZE, 'text') + MARGIN);
  // The steps go to the right as they rise: a line from each name shows where its bars stand on each of them.
  const guides = columns.map((_, at) =>
    guide({ x: left + at * across + across / 2, bottom, rows: rows.length, step }),
  );
  const marks = [...sheet(width, height), ...above, ...guides];
  // What is nearer is drawn later; within a row, what is further right, as the sides show on the right.
  for (let back = rows.length - 1; back >= 0; back--) {
    const [x, y] = [left + back * STEP_ACROSS, bottom - back * step];
    marks.push(...wall({ x, y, length, tallest, most, scale }));
    marks.push({
      ...{ kind: 'text', text: rows[back] ?? '', x: x + length + DEEP.x + 12, y: y + 2 },
      ...{ size: TEXT_SIZE, face: 'text', anchor: 'start', ink: 'ink' },
    });
    for (const [column, cell] of (cells[back] ?? []).entries()) {
      if (cell.size === 0) continue;
      const from = x + column * across + (across - THICK) / 2;
      const up = Math.max(1, (cell.size / most) * tallest);
      marks.push(...bar({ x: from, y, up }, inkOf(map.rows[back] ?? ''), cell));
      marks.push({
        ...{ kind: 'text', text: cell.value, x: from + (THICK + DEEP.x) / 2 },
        ...{ y: y - up + DEEP.y - 4, size: NOTE_SIZE, face: 'bold', anchor: 'middle', ink: 'ink' },
      });
    }
  }
  for (const [at, text] of columns.entries()) {
    const x = left + at * across + across / 2;
    marks.push({
      ...{ kind: 'text', text, x: x + 2, y: bottom + 14, size: TEXT_SIZE, face: 'text' },
      ...{ anchor: 'end', ink: 'ink', turned: true },
    });
  }
  return { name, title, width, height, marks };
}

/** From below the name of a column through its place on every step, to the back of the last one. */
function guide({
  x,
  bottom,
  rows,
  step,
}: {
  x: number;
  bottom: number;
  rows: number;
  step: number;
}): PlotMark {
  const last = Math.max(0, rows - 1);
  const [farX, farY] = [x + last * STEP_ACROSS, bottom - last * step];
  const line: Point[] = [
    [x, bottom + 10],
    [x, bottom],
    [farX, farY],
    [farX + DEEP.x, farY + DEEP.y],
  ];
  const besides = line.map(([at, y]): Point => [at + GUIDE, y]).reverse();
  return { kind: 'shape', points: [...line, ...besides], ink: 'soft', strength: 0.45 };
}

type Point = readonly [number, number];

/** The three sides of a bar that are seen. */
function bar(
  { x, y, up }: { x: number; y: number; up: number },
  ink: PlotInk,
  { label, value, cards }: HeatMap['cells'][number][number],
): PlotMark[] {
  const about = { label, value, cards };
  const [right, top] = [x + THICK, y - up];
  const back = ([from, at]: Point): Point => [from + DEEP.x, at + DEEP.y];
  const side = (points: readonly Point[]) => ({ kind: 'shape', points, about }) as const;
  const front = side([
    [x, y],
    [right, y],
    [right, top],
    [x, top],
  ]);
  const shaded = side([[right, y], back([right, y]), back([right, top]), [right, top]]);
  const lit = side([[x, top], [right, top], back([right, top]), back([x, top])]);
  return [
    { ...front, ink },
    { ...shaded, ink },
    { ...shaded, ink: 'shade', strength: 0.35 },
    { ...lit, ink },
    { ...lit, ink: 'light', strength: 0.3 },
  ];
}

/** The step that a row stands on, the wall behind it with lines at round numbers, and what these are. */
function wall({
  x,
  y,
  length,
  tallest,
  most,
  scale,
}: {
  x: number;
  y: number;
  length: number;
  tallest: number;
  most: number;
  scale: readonly number[];
}): PlotMark[] {
  const step: PlotMark = {
    kind: 'shape',
    points: [
      [x, y],
      [x + length, y],
      [x + length + DEEP.x, y + DEEP.y],
      [x + DEEP.x, y + DEEP.y],
    ],
    ...{ ink: 'line', strength: 0.55 },
  };
  return [
    step,
    ...scale.flatMap((number): PlotMark[] => {
      const up = (number / most) * tallest;
      const [behind, at] = [x + DEEP.x, y + DEEP.y - up];
      return [
        { kind: 'box', x: behind, y: at, width: length, height: 1, ink: 'line' },
        // From the front, where the numbers stand, back along the side.
        {
          kind: 'shape',
          points: [
            [x, y - up],
            [behind, at],
            [behind, at + 1],
            [x, y - up + 1],
          ],
          ink: 'line',
        },
        {
          ...{ kind: 'text', text: String(number), x: x - 6, y: y - up + 4 },
          ...{ size: NOTE_SIZE, face: 'text', anchor: 'end', ink: 'soft' },
        },
      ];
    }),
  ];
}

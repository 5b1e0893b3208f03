import { BODY_TOP, frame, MARGIN, NOTE_SIZE, TEXT_SIZE } from './frame.ts';
import type { HeatMap } from './heat-map.ts';
import type { Measure, Plot, PlotInk, PlotMark } from './plot.ts';

/** How far apart columns stand, and how rows go back: to the right and up. */
const ACROSS = 30;
const BACK = { x: 21, y: -21 };
/** A bar's part of its place. */
const THICK = 0.56;
const TALLEST = 220;

/** The bars of a table in three dimensions, seen from above and the left; the last row stands at the back. */
export function bars3d(map: HeatMap, inkOf: (row: string) => PlotInk, measure: Measure): Plot {
  const { name, title, rows, columns, cells } = map;
  const widest = (texts: readonly string[]) =>
    Math.max(0, ...texts.map((text) => measure(text, TEXT_SIZE, 'text')));
  const left = MARGIN + 12;
  const top = BODY_TOP + TALLEST - rows.length * BACK.y;
  const right = left + columns.length * ACROSS + rows.length * BACK.x;
  const headRoom = Math.max(measure(title, 26, 'title'), measure(map.note, NOTE_SIZE, 'text'));
  const width = Math.ceil(Math.max(right + 16 + widest(rows) + MARGIN, headRoom + 2 * MARGIN));
  const height = Math.ceil(top + 14 + widest(columns) + MARGIN);
  const most = Math.max(1, ...cells.flat().map(({ size }) => size));
  const at = (across: number, back: number, up: number): readonly [number, number] => [
    left + across * ACROSS + back * BACK.x,
    top + back * BACK.y - up,
  ];
  const written = { kind: 'text', size: TEXT_SIZE, face: 'text', ink: 'ink' } as const;
  const marks = frame(map, width, height, measure);
  marks.push(...floor(rows.length, columns.length, at));
  for (const [across, text] of columns.entries()) {
    const [x, y] = at(across + THICK / 2, 0, 0);
    marks.push({ ...written, text, x: x + 5, y: y + 10, anchor: 'end', turned: true });
  }
  for (const [back, text] of rows.entries()) {
    const [x, y] = at(columns.length, back + 0.5, 0);
    marks.push({ ...written, text, x: x + 12, y: y + 5, anchor: 'start' });
  }
  // What is nearer is drawn later; within a row, what is further right, as the sides show on the right.
  for (let back = rows.length - 1; back >= 0; back--) {
    for (const [across, cell] of (cells[back] ?? []).entries()) {
      if (cell.size === 0) continue;
      const up = (cell.size / most) * TALLEST;
      marks.push(...barMarks(at, { across, back, up }, inkOf(rows[back] ?? ''), cell));
    }
  }
  return { name, title, width, height, marks };
}

type At = (across: number, back: number, up: number) => readonly [number, number];

function barMarks(
  at: At,
  { across, back, up }: { across: number; back: number; up: number },
  ink: PlotInk,
  { label, value, cards }: HeatMap['cells'][number][number],
): PlotMark[] {
  const [right, behind] = [across + THICK, back + THICK];
  const about = { label, value, cards };
  const faces: [number, (readonly [number, number])[]][] = [
    // The front, the side in shade, and the top in the light.
    [0, [at(across, back, 0), at(right, back, 0), at(right, back, up), at(across, back, up)]],
    [0.35, [at(right, back, 0), at(right, behind, 0), at(right, behind, up), at(right, back, up)]],
    [
      -0.3,
      [at(across, back, up), at(right, back, up), at(right, behind, up), at(across, behind, up)],
    ],
  ];
  return faces.flatMap(([shade, points]): PlotMark[] => [
    { kind: 'shape', points, ink, about },
    ...(shade === 0
      ? []
      : [
          {
            kind: 'shape',
            points,
            ink: shade > 0 ? 'shade' : 'light',
            strength: Math.abs(shade),
            about,
          } as const,
        ]),
  ]);
}

/** A grid on the ground, and one step up for the eye. */
function floor(rows: number, columns: number, at: At): PlotMark[] {
  const strip = (from: readonly [number, number], to: readonly [number, number]): PlotMark => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [x, y] = [(-dy / length) * 0.5, (dx / length) * 0.5];
    return {
      kind: 'shape',
      points: [
        [from[0] - x, from[1] - y],
        [to[0] - x, to[1] - y],
        [to[0] + x, to[1] + y],
        [from[0] + x, from[1] + y],
      ],
      ink: 'line',
    };
  };
  return [
    ...Array.from({ length: rows + 1 }, (_, back) => strip(at(0, back, 0), at(columns, back, 0))),
    ...Array.from({ length: columns + 1 }, (_, across) =>
      strip(at(across, 0, 0), at(across, rows, 0)),
    ),
  ];
}

import {
  emptyPlot,
  type Heading,
  heading,
  headingWidth,
  MARGIN,
  NOTE_SIZE,
  sheet,
  TEXT_SIZE,
} from './frame.ts';
import { fittedLabels } from './labels.ts';
import type { About, Measure, Plot, PlotMark } from './plot.ts';

/** A cell of a table of colours. */
export interface HeatCell extends About {
  readonly size: number;
}

/** What a heat map shows. */
export interface HeatMap extends Heading {
  readonly name: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** For each row, one for each column. */
  readonly cells: readonly (readonly HeatCell[])[];
}

/** A cell is no smaller, and never smaller than the widest number. */
const LEAST_CELL = 30;
const GAP = 8;
const LONGEST_NAME = 210;
/** From this strength on, numbers are written in the colour of the paper. */
const STRONG = 0.55;

/** Draws a table in which the most is the strongest; the names of columns read upwards. */
export function heatMap(map: HeatMap, measure: Measure): Plot {
  const { name, title, cells } = map;
  if (cells.flat().every(({ size }) => size === 0))
    return emptyPlot(map, Math.ceil(headingWidth(map, measure)), measure);
  const room = { width: LONGEST_NAME, size: TEXT_SIZE, face: 'text' } as const;
  const rows = fittedLabels(map.rows, room, measure);
  const columns = fittedLabels(map.columns, room, measure);
  const widest = (texts: readonly string[]) =>
    Math.max(0, ...texts.map((text) => measure(text, TEXT_SIZE, 'text')));
  const numbers = cells.flat().map(({ value }) => measure(value, NOTE_SIZE, 'bold') + GAP);
  const side = Math.max(LEAST_CELL, ...numbers);
  const left = MARGIN + widest(rows) + GAP;
  const right = left + columns.length * side + MARGIN;
  const width = Math.ceil(Math.max(right, headingWidth(map, measure)));
  const { marks: above, bodyTop } = heading(map, width, measure);
  const top = bodyTop + widest(columns) + GAP;
  const height = Math.ceil(top + rows.length * side + MARGIN);
  const most = Math.max(1, ...cells.flat().map(({ size }) => size));
  const written = { kind: 'text', size: TEXT_SIZE, face: 'text', ink: 'ink' } as const;
  return {
    ...{ name, title, width, height },
    marks: [
      ...sheet(width, height),
      ...above,
      ...rows.map((text, at): PlotMark => {
        const y = top + at * side + side / 2 + 5;
        return { ...written, text, x: left - GAP, y, anchor: 'end' };
      }),
      ...columns.map((text, at): PlotMark => {
        const x = left + at * side + side / 2 + 5;
        return { ...written, text, x, y: top - GAP, anchor: 'start', turned: true };
      }),
      ...cells.flatMap((row, down) =>
        row.flatMap((cell, across) =>
          cellMarks(
            cell,
            { x: left + across * side, y: top + down * side, side },
            cell.size / most,
          ),
        ),
      ),
    ],
  };
}

function cellMarks(
  { label, value, cards, size }: HeatCell,
  { x, y, side }: { x: number; y: number; side: number },
  share: number,
): PlotMark[] {
  const box = { kind: 'box', x: x + 1, y: y + 1, width: side - 2, height: side - 2 } as const;
  const strength = size > 0 ? 0.12 + 0.88 * share : 0.05;
  const about = { label, value, cards };
  if (size === 0) return [{ ...box, ink: 'bar', strength, about }];
  return [
    { ...box, ink: 'bar', strength, about },
    {
      ...{ kind: 'text', text: value, x: x + side / 2, y: y + side / 2 + 4, size: NOTE_SIZE },
      ...{ face: 'bold', anchor: 'middle', ink: strength > STRONG ? 'paper' : 'ink' },
    },
  ];
}

import { BODY_TOP, frame, type Heading, MARGIN, NOTE_SIZE, TEXT_SIZE } from './frame.ts';
import { type About, fitted, type Measure, type Plot, type PlotMark } from './plot.ts';

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

const CELL = 30;
const GAP = 8;
const LONGEST_NAME = 150;
/** From this strength on, numbers are written in the colour of the paper. */
const STRONG = 0.55;

/** Draws a table in which the most is the strongest; the names of columns read upwards. */
export function heatMap(map: HeatMap, measure: Measure): Plot {
  const { name, title, cells } = map;
  const short = (text: string) => fitted(text, LONGEST_NAME, TEXT_SIZE, 'text', measure);
  const [rows, columns] = [map.rows.map(short), map.columns.map(short)];
  const widest = (texts: readonly string[]) =>
    Math.max(0, ...texts.map((text) => measure(text, TEXT_SIZE, 'text')));
  const left = MARGIN + widest(rows) + GAP;
  const top = BODY_TOP + widest(columns) + GAP;
  const headRoom = measure(title, 26, 'title') + 2 * MARGIN;
  const noteRoom = measure(map.note, NOTE_SIZE, 'text') + 2 * MARGIN;
  const width = Math.ceil(Math.max(left + columns.length * CELL + MARGIN, headRoom, noteRoom));
  const height = Math.ceil(top + rows.length * CELL + MARGIN);
  const most = Math.max(1, ...cells.flat().map(({ size }) => size));
  const written = { kind: 'text', size: TEXT_SIZE, face: 'text', ink: 'ink' } as const;
  return {
    ...{ name, title, width, height },
    marks: [
      ...frame(map, width, height, measure),
      ...rows.map((text, at): PlotMark => {
        const y = top + at * CELL + CELL / 2 + 5;
        return { ...written, text, x: left - GAP, y, anchor: 'end' };
      }),
      ...columns.map((text, at): PlotMark => {
        const x = left + at * CELL + CELL / 2 + 5;
        return { ...written, text, x, y: top - GAP, anchor: 'start', turned: true };
      }),
      ...cells.flatMap((row, down) =>
        row.flatMap((cell, across) =>
          cellMarks(cell, left + across * CELL, top + down * CELL, cell.size / most),
        ),
      ),
    ],
  };
}

function cellMarks(
  { label, value, cards, size }: HeatCell,
  x: number,
  y: number,
  share: number,
): PlotMark[] {
  const box = { kind: 'box', x: x + 1, y: y + 1, width: CELL - 2, height: CELL - 2 } as const;
  const strength = size > 0 ? 0.12 + 0.88 * share : 0.05;
  const about = { label, value, cards };
  if (size === 0) return [{ ...box, ink: 'bar', strength, about }];
  return [
    { ...box, ink: 'bar', strength, about },
    {
      ...{ kind: 'text', text: value, x: x + CELL / 2, y: y + CELL / 2 + 4, size: NOTE_SIZE },
      ...{ face: 'bold', anchor: 'middle', ink: strength > STRONG ? 'paper' : 'ink' },
    },
  ];
}

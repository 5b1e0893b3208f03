import { fitted, type Measure, type PlotMark } from './plot.ts';

/** What stands above a plot. */
export interface Heading {
  readonly title: string;
  /** What is counted. */
  readonly note: string;
}

/** The room around what is drawn. */
export const MARGIN = 24;
const TITLE_SIZE = 26;
export const TEXT_SIZE = 15;
export const NOTE_SIZE = 13;

/** Where what is drawn begins, below the heading. */
export const BODY_TOP = 92;

/** The sheet, its double edge and its heading. */
export function frame(
  { title, note }: Heading,
  width: number,
  height: number,
  measure: Measure,
): PlotMark[] {
  const edge = (inset: number): PlotMark => ({
    ...{ kind: 'box', x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset },
    ...{ ink: inset > 4 ? 'line' : 'soft', hollow: true },
  });
  const room = width - 2 * MARGIN;
  return [
    { kind: 'box', x: 0, y: 0, width, height, ink: 'paper' },
    edge(1),
    edge(6),
    {
      kind: 'text',
      text: fitted(title, room, TITLE_SIZE, 'title', measure),
      ...{ x: MARGIN, y: 46, size: TITLE_SIZE, face: 'title', anchor: 'start', ink: 'ink' },
    },
    {
      kind: 'text',
      text: fitted(note, room, NOTE_SIZE, 'text', measure),
      ...{ x: MARGIN, y: 68, size: NOTE_SIZE, face: 'text', anchor: 'start', ink: 'soft' },
    },
  ];
}

import { wrapped } from './labels.ts';
import type { Measure, Plot, PlotFace, PlotInk, PlotMark } from './plot.ts';

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
/** A line of a text takes so much of its size. */
const LEADING = 1.25;

/** What is above a plot, laid out. */
export interface LaidHeading {
  readonly marks: readonly PlotMark[];
  /** Where what is drawn begins. */
  readonly bodyTop: number;
}

/** Lays out a heading in a room of this width, in as many lines as it takes. */
export function heading({ title, note }: Heading, width: number, measure: Measure): LaidHeading {
  const room = width - 2 * MARGIN;
  const marks: PlotMark[] = [];
  let y = 46;
  const write = (text: string, size: number, face: PlotFace, ink: PlotInk) => {
    for (const line of wrapped(text, { width: room, size, face }, measure)) {
      marks.push({ kind: 'text', text: line, x: MARGIN, y, size, face, anchor: 'start', ink });
      y += size * LEADING;
    }
  };
  write(title, TITLE_SIZE, 'title', 'ink');
  y += 22 - TITLE_SIZE * LEADING;
  write(note, NOTE_SIZE, 'text', 'soft');
  return { marks, bodyTop: Math.ceil(y - NOTE_SIZE * LEADING + 24) };
}

/** A plot of which there is nothing to draw: it says so. */
export function emptyPlot(
  plot: Heading & { readonly name: string },
  width: number,
  measure: Measure,
): Plot {
  const { name, title } = plot;
  const { marks, bodyTop } = heading(plot, width, measure);
  const height = bodyTop + 40;
  const place = { x: MARGIN, y: bodyTop + 10, size: TEXT_SIZE };
  const none: PlotMark = {
    ...{ kind: 'text', text: 'There is none.', ...place },
    ...{ face: 'text', anchor: 'start', ink: 'ink' },
  };
  return { name, title, width, height, marks: [...sheet(width, height), ...marks, none] };
}

/** How wide a sheet must be for its heading to stand in one line each. */
export function headingWidth({ title, note }: Heading, measure: Measure): number {
  const widest = Math.max(measure(title, TITLE_SIZE, 'title'), measure(note, NOTE_SIZE, 'text'));
  return widest + 2 * MARGIN;
}

/** The sheet and its double edge. */
export function sheet(width: number, height: number): PlotMark[] {
  const edge = (inset: number): PlotMark => ({
    ...{ kind: 'box', x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset },
    ...{ ink: inset > 4 ? 'line' : 'soft', hollow: true },
  });
  return [{ kind: 'box', x: 0, y: 0, width, height, ink: 'paper' }, edge(1), edge(6)];
}

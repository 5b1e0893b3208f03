import { emptyPlot, type Heading, heading, MARGIN, NOTE_SIZE, sheet, TEXT_SIZE } from './frame.ts';
import { labelLines } from './labels.ts';
import type { About, Measure, Plot, PlotInk, PlotMark } from './plot.ts';
import { roundNumbers } from './scale.ts';

/** A bar: what it is about, and how long it is. */
export interface Bar extends About {
  readonly size: number;
  readonly ink: PlotInk;
}

/** What a bar chart shows. */
export interface BarChart extends Heading {
  readonly name: string;
  readonly bars: readonly Bar[];
}

/** A row with a name of one line, and each line more. */
const ROW = 26;
const LINE = 17;
const MOST_LINES = 3;
const BAR_HEIGHT = 16;
const GAP = 10;
/** Names take no more of the width than this. */
const MOST_FOR_NAMES = 0.46;
/** Marks of the scale stand no closer. */
const SCALE_GAP = 56;

/** Draws bars, one below the other, with their names on the left and their values behind them. */
export function barChart(chart: BarChart, width: number, measure: Measure): Plot {
  const { name, title, bars } = chart;
  if (bars.every(({ size }) => size === 0)) return emptyPlot(chart, width, measure);
  const { marks: above, bodyTop } = heading(chart, width, measure);
  const room = {
    width: (width - 2 * MARGIN) * MOST_FOR_NAMES,
    lines: MOST_LINES,
    ...{ size: TEXT_SIZE, face: 'text' as const },
  };
  const names = labelLines(
    bars.map(({ label }) => label),
    room,
    measure,
  );
  const values = bars.map(({ value }) => value);
  const left = MARGIN + widest(names.flat(), 'text', measure) + GAP;
  const right = width - MARGIN - widest(values, 'bold', measure) - GAP;
  const largest = Math.max(1, ...bars.map(({ size }) => size));
  const perOne = Math.max(1, right - left) / largest;
  const rows: PlotMark[] = [];
  let top = bodyTop;
  for (const [at, bar] of bars.entries()) {
    const lines = names[at] ?? [];
    const height = ROW + (lines.length - 1) * LINE;
    const length = Math.max(bar.size * perOne, bar.size > 0 ? 2 : 0);
    rows.push(...rowOf(bar, lines, { left, y: top + height / 2, length }));
    top += height;
  }
  const bottom = Math.max(top, bodyTop + ROW);
  const height = bottom + 40;
  const scaled = scale({ left, top: bodyTop - 6, bottom, perOne, largest });
  const marks = [...sheet(width, height), ...above, ...scaled, ...rows];
  return { name, title, width, height, marks };
}

function rowOf(
  bar: Bar,
  lines: readonly string[],
  { left, y, length }: { left: number; y: number; length: number },
): PlotMark[] {
  const written = { kind: 'text', size: TEXT_SIZE, ink: 'ink' } as const;
  const { label, value, cards } = bar;
  const box = { kind: 'box', x: left, y: y - BAR_HEIGHT / 2, height: BAR_HEIGHT } as const;
  const first = y + 5 - ((lines.length - 1) * LINE) / 2;
  return [
    { ...box, width: length, ink: bar.ink, about: { label, value, cards } },
    ...lines.map((text, line): PlotMark => {
      const place = { x: left - GAP, y: first + line * LINE };
      return { ...written, ...place, text, face: 'text', anchor: 'end' };
    }),
    { ...written, text: value, x: left + length + 6, y: y + 5, face: 'bold', anchor: 'start' },
  ];
}

interface Scale {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly perOne: number;
  readonly largest: number;
}

/** Thin lines at round numbers, named at the foot. */
function scale({ left, top, bottom, perOne, largest }: Scale): PlotMark[] {
  return roundNumbers(largest, SCALE_GAP / perOne).flatMap((number): PlotMark[] => {
    const x = left + number * perOne;
    return [
      { kind: 'box', x, y: top, width: 1, height: bottom - top + 6, ink: 'line' },
      {
        ...{ kind: 'text', text: String(number), x, y: bottom + 22, size: NOTE_SIZE },
        ...{ face: 'text', anchor: 'middle', ink: 'soft' },
      },
    ];
  });
}

function widest(texts: readonly string[], face: 'text' | 'bold', measure: Measure): number {
  return Math.max(0, ...texts.map((text) => measure(text, TEXT_SIZE, face)));
}

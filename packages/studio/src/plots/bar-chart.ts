import { BODY_TOP, frame, type Heading, MARGIN, NOTE_SIZE, TEXT_SIZE } from './frame.ts';
import {
  type About,
  fitted,
  type Measure,
  type Plot,
  type PlotInk,
  type PlotMark,
} from './plot.ts';

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

const ROW = 26;
const BAR_HEIGHT = 16;
const GAP = 10;
/** Names take no more of the width than this. */
const MOST_FOR_NAMES = 0.46;
/** Marks of the scale stand no closer. */
const SCALE_GAP = 56;

/** Draws bars, one below the other, with their names on the left and their values behind them. */
export function barChart(chart: BarChart, width: number, measure: Measure): Plot {
  const { name, title, bars } = chart;
  const nameRoom = (width - 2 * MARGIN) * MOST_FOR_NAMES;
  const names = bars.map(({ label }) => fitted(label, nameRoom, TEXT_SIZE, 'text', measure));
  const left = MARGIN + widest(names, 'text', measure) + GAP;
  const right =
    width -
    MARGIN -
    widest(
      bars.map(({ value }) => value),
      'bold',
      measure,
    ) -
    GAP;
  const largest = Math.max(1, ...bars.map(({ size }) => size));
  const perOne = Math.max(1, right - left) / largest;
  const bottom = BODY_TOP + Math.max(1, bars.length) * ROW;
  const height = bottom + 40;
  return {
    ...{ name, title, width, height },
    marks: [
      ...frame(chart, width, height, measure),
      ...scale({ left, top: BODY_TOP - 6, bottom, perOne, largest, measure }),
      ...bars.flatMap((bar, at) => {
        const y = BODY_TOP + at * ROW + ROW / 2;
        const length = Math.max(bar.size * perOne, bar.size > 0 ? 2 : 0);
        return rowOf(bar, names[at] ?? '', { left, y, length });
      }),
    ],
  };
}

function rowOf(
  bar: Bar,
  name: string,
  { left, y, length }: { left: number; y: number; length: number },
): PlotMark[] {
  const written = { kind: 'text', y: y + 5, size: TEXT_SIZE, ink: 'ink' } as const;
  const { label, value, cards } = bar;
  const box = { kind: 'box', x: left, y: y - BAR_HEIGHT / 2, height: BAR_HEIGHT } as const;
  return [
    { ...box, width: length, ink: bar.ink, about: { label, value, cards } },
    { ...written, text: name, x: left - GAP, face: 'text', anchor: 'end' },
    { ...written, text: value, x: left + length + 6, face: 'bold', anchor: 'start' },
  ];
}

interface Scale {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly perOne: number;
  readonly largest: number;
  readonly measure: Measure;
}

/** Thin lines at round numbers, named at the foot. */
function scale({ left, top, bottom, perOne, largest }: Scale): PlotMark[] {
  const step = roundStep(SCALE_GAP / perOne);
  const marks: PlotMark[] = [];
  for (let at = 0; at <= largest; at += step) {
    const x = left + at * perOne;
    marks.push({ kind: 'box', x, y: top, width: 1, height: bottom - top + 6, ink: 'line' });
    marks.push({
      ...{ kind: 'text', text: String(at), x, y: bottom + 22, size: NOTE_SIZE },
      ...{ face: 'text', anchor: 'middle', ink: 'soft' },
    });
  }
  return marks;
}

/** 1, 2, 5, 10, 20, ...: the first that is not smaller. */
function roundStep(least: number): number {
  for (let ten = 1; ; ten *= 10)
    for (const one of [1, 2, 5]) if (one * ten >= least) return one * ten;
}

function widest(texts: readonly string[], face: 'text' | 'bold', measure: Measure): number {
  return Math.max(0, ...texts.map((text) => measure(text, TEXT_SIZE, face)));
}

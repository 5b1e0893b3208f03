/** The faces that plots are written in: names and titles, reading, numbers and names that weigh more. */
export type PlotFace = 'title' | 'text' | 'bold';

/** How wide a text is. */
export type Measure = (text: string, size: number, face: PlotFace) => number;

/** The colours of a plot by what they are for, or a colour of its own. */
export type PlotInk =
  | 'paper'
  | 'ink'
  | 'soft'
  | 'line'
  | 'bar'
  | 'bar2'
  | 'shade'
  | 'light'
  | `#${string}`;

/** What a part of a plot is about, for those who ask. */
export interface About {
  readonly label: string;
  readonly value: string;
  readonly cards: readonly string[];
}

/** A thing that is drawn. */
export type PlotMark =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly ink: PlotInk;
      /** How much of it covers what is below, from 0 to 1. */
      readonly strength?: number;
      /** Only its edge is drawn. */
      readonly hollow?: true;
      readonly about?: About;
    }
  | {
      readonly kind: 'shape';
      readonly points: readonly (readonly [number, number])[];
      readonly ink: PlotInk;
      readonly strength?: number;
      readonly about?: About;
    }
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Where its base line begins, has its middle, or ends. */
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly face: PlotFace;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly ink: PlotInk;
      /** It reads from the bottom to the top. */
      readonly turned?: true;
    };

/** A drawing, laid out. */
export interface Plot {
  /** As it is called in a file's name. */
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly PlotMark[];
}

/** The room that a written text takes. */
export interface LabelBox {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far letters reach above and below their base line, in sizes. */
const ABOVE = 0.78;
const BELOW = 0.24;

/** The boxes of all texts of a plot. */
export function labelBoxes({ marks }: Plot, measure: Measure): LabelBox[] {
  return marks.flatMap((mark): LabelBox[] => {
    if (mark.kind !== 'text') return [];
    const { text, x, y, size, face, anchor, turned } = mark;
    const width = measure(text, size, face);
    const before = { start: 0, middle: width / 2, end: width }[anchor];
    const [start, end] = [-before, width - before];
    const [above, below] = [ABOVE * size, BELOW * size];
    return turned
      ? [{ text, left: x - above, right: x + below, top: y - end, bottom: y - start }]
      : [{ text, left: x + start, right: x + end, top: y - above, bottom: y + below }];
  });
}

/** The parts of a plot that can be asked about, each once. */
export function partsOf({ marks }: Plot): About[] {
  const parts = marks.flatMap((mark) => ('about' in mark && mark.about ? [mark.about] : []));
  return [...new Set(parts)];
}

import type { Measure, PlotFace } from './plot.ts';

/** How a label is written: how wide it may be, and in how many lines. */
export interface LabelRoom {
  readonly width: number;
  readonly lines: number;
  readonly size: number;
  readonly face: PlotFace;
}

const ELLIPSIS = '…';
/** So much is left of the beginning where the middle is cut out. */
const HEAD = 8;
/** So much stands before the place where a label differs from another one. */
const LEAD = 4;
/** More signs are not even measured. */
const LONGEST = 400;

/**
 * Labels in lines that fit. What is too long is cut where that does not matter: two labels that differ are
 * written differently, as far as there is room.
 */
export function labelLines(
  labels: readonly string[],
  room: LabelRoom,
  measure: Measure,
): (readonly string[])[] {
  return labels.map((label) => {
    const lines = wrapped(label.slice(0, LONGEST), room, measure);
    if (label.length <= LONGEST && isRight(lines, room, measure)) return lines;
    return wrapped(shortened(label, differsAt(label, labels), room, measure), room, measure);
  });
}

/** The same, each in one line. */
export function fittedLabels(
  labels: readonly string[],
  room: Omit<LabelRoom, 'lines'>,
  measure: Measure,
): string[] {
  return labelLines(labels, { ...room, lines: 1 }, measure).map(([line = '']) => line);
}

/** Where a label stops being like the one that is most like it. */
function differsAt(label: string, labels: readonly string[]): number {
  return labels.reduce((most, other) => {
    if (other === label) return most;
    let at = 0;
    while (at < label.length && label[at] === other[at]) at++;
    return Math.max(most, at);
  }, 0);
}

/** A label with its end cut off, or the middle if it differs from another one behind that. */
function shortened(label: string, differs: number, room: LabelRoom, measure: Measure): string {
  const fits = (text: string) => isRight(wrapped(text, room, measure), room, measure);
  const long = Math.min(label.length, LONGEST);
  const end = mostThatFits(long, (length) => fits(cut(label, length)));
  if (end > differs) return cut(label, end);
  const tail = label.slice(Math.max(HEAD, differs - LEAD));
  if (tail.length <= LONGEST && fits(`${cut(label, HEAD)}${tail}`)) {
    const head = mostThatFits(long, (length) => fits(`${cut(label, length)}${tail}`));
    return `${cut(label, head)}${tail}`;
  }
  const kept = mostThatFits(Math.min(tail.length, LONGEST), (length) =>
    fits(`${cut(label, HEAD)}${cut(tail, length)}`),
  );
  return `${cut(label, HEAD)}${cut(tail, kept)}`;
}

function cut(text: string, length: number): string {
  return `${text.slice(0, length).trimEnd()}${ELLIPSIS}`;
}

/** The largest number that fits, if all smaller ones do. */
function mostThatFits(most: number, fits: (length: number) => boolean): number {
  let [least, over] = [0, most + 1];
  while (over - least > 1) {
    const middle = (least + over) >> 1;
    if (fits(middle)) least = middle;
    else over = middle;
  }
  return least;
}

/** A text in lines, broken between its words; a word that is too wide stands alone. */
export function wrapped(
  text: string,
  { width, size, face }: Omit<LabelRoom, 'lines'>,
  measure: Measure,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer, size, face) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function isRight(
  lines: readonly string[],
  { width, lines: most, size, face }: LabelRoom,
  measure: Measure,
): boolean {
  return lines.length <= most && lines.every((line) => measure(line, size, face) <= width);
}

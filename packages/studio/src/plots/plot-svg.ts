import { type Plot, type PlotFace, type PlotInk, type PlotMark, partsOf } from './plot.ts';

/** Writes texts as outlines, so that a picture looks the same wherever it is opened. */
export interface Typesetter {
  /** How wide a text is. */
  width(text: string, size: number, face: PlotFace): number;
  /** Its outline as the path of an SVG, from the start of its base line at 0, 0. */
  outline(text: string, size: number, face: PlotFace): string;
}

/** Ink on paper by day. */
const INKS: Readonly<Record<Exclude<PlotInk, `#${string}`>, string>> = {
  paper: '#f6f1e5',
  ink: '#1f2a33',
  soft: '#56616a',
  line: '#d8cfba',
  bar: '#256f90',
  bar2: '#4b7c31',
  shade: '#1f2a33',
  light: '#f6f1e5',
};

/** A plot as the text of an SVG file. */
export function plotSvg(plot: Plot, type: Typesetter): string {
  const { title, width, height, marks } = plot;
  const told = partsOf(plot).map(({ label, value }) => `${label}: ${value}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(told.join(', '))}</desc>`,
    ...marks.map((mark) => markSvg(mark, type)),
    '</svg>\n',
  ].join('\n');
}

function markSvg(mark: PlotMark, type: Typesetter): string {
  const colour = colourOf(mark.ink);
  if (mark.kind === 'text') {
    const { text, x, y, size, face, anchor, turned } = mark;
    const before = { start: 0, middle: 0.5, end: 1 }[anchor] * type.width(text, size, face);
    const turn = turned ? ' rotate(-90)' : '';
    const shift = before === 0 ? '' : ` translate(${-tidy(before)} 0)`;
    const path = type.outline(text, size, face);
    return `<path transform="translate(${tidy(x)} ${tidy(y)})${turn}${shift}" fill="${colour}" d="${path}"/>`;
  }
  const strength = mark.strength === undefined ? '' : ` fill-opacity="${tidy(mark.strength)}"`;
  const about = mark.about
    ? `<title>${escaped(`${mark.about.label}: ${mark.about.value}`)}</title>`
    : '';
  if (mark.kind === 'shape') {
    const points = mark.points.map(([x, y]) => `${tidy(x)},${tidy(y)}`).join(' ');
    return `<polygon points="${points}" fill="${colour}"${strength}>${about}</polygon>`;
  }
  const place = `x="${tidy(mark.x)}" y="${tidy(mark.y)}" width="${tidy(mark.width)}" height="${tidy(mark.height)}"`;
  if (mark.hollow) return `<rect ${place} fill="none" stroke="${colour}"/>`;
  return `<rect ${place} fill="${colour}"${strength}>${about}</rect>`;
}

function colourOf(ink: PlotInk): string {
  return ink in INKS ? INKS[ink as keyof typeof INKS] : ink;
}

function tidy(number: number): number {
  return Math.round(number * 100) / 100;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}

import { Resvg } from '@resvg/resvg-js';

/** The red, green and blue values of a drawing, rendered small. */
export function pixels(svg: string, width = 60): number[] {
  const rendered = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  return [...rendered.pixels].filter((_, index) => index % 4 !== 3);
}

/** How far two pictures are apart: the mean difference of their values, 0 to 255. */
export function distance(one: readonly number[], other: readonly number[]): number {
  const sum = one.reduce((total, value, index) => total + Math.abs(value - (other[index] ?? 0)), 0);
  return sum / one.length;
}

/** How much a picture varies: the standard deviation of its values. */
export function variety(picture: readonly number[]): number {
  const mean = picture.reduce((sum, value) => sum + value, 0) / picture.length;
  return Math.sqrt(picture.reduce((sum, value) => sum + (value - mean) ** 2, 0) / picture.length);
}

/** A row of pictures of one size. */
export interface Row {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** Draws a picture; `time` goes from 0 to 1 over the row. */
  draw(time: number, index: number): string;
}

/** A sheet: rows below each other. */
export interface Sheet {
  /** The name of the file. */
  readonly name: string;
  readonly rows: readonly Row[];
}

/** A sheet as a drawing. No picture reaches into the next one. */
export function drawSheet({ rows }: Sheet): string {
  const width = Math.max(...rows.map((row) => row.width * row.count));
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  let top = 0;
  const pictures = rows.map((row) => {
    const drawn = Array.from({ length: row.count }, (_, index) => {
      const picture = row.draw(row.count > 1 ? index / (row.count - 1) : 0, index);
      const size = `width="${row.width}" height="${row.height}"`;
      return `<svg x="${index * row.width}" y="${top}" ${size}>${picture}</svg>`;
    });
    top += row.height;
    return drawn.join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${pictures.join('')}</svg>`;
}

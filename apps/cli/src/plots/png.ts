import { Resvg } from '@resvg/resvg-js';

/** Drawn at twice its size, for screens and print. */
const ZOOM = 2;

/** A drawing as a PNG file. Its texts must be outlines: no font is looked for. */
export function pngOf(svg: string): Uint8Array {
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: ZOOM },
    font: { loadSystemFonts: false },
  });
  return drawing.render().asPng();
}

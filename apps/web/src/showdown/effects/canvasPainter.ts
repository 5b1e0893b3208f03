import type { BlendMode, DrawnEffect } from '@cardscape/showdown';
import type { Painter, Sheets } from './painter.ts';
import { TintedPictures } from './tintedPictures.ts';

/**
 * How a 2D canvas blends. Effects blend with each other only: the table below is no part of the
 * canvas, and shows through wherever nothing is drawn.
 */
const COMPOSITES: Readonly<Record<BlendMode, GlobalCompositeOperation>> = {
  normal: 'source-over',
  add: 'lighter',
  screen: 'screen',
  multiply: 'multiply',
  exclusion: 'exclusion',
  difference: 'difference',
  erase: 'destination-out',
  none: 'source-over',
};

const WHITE = 0xffffff;

/** The part of a 2D context that effects are drawn with. */
export type PaintContext = Pick<
  CanvasRenderingContext2D,
  'setTransform' | 'clearRect' | 'drawImage' | 'globalAlpha' | 'globalCompositeOperation'
>;

/** Paints on a 2D canvas, which every browser has. */
export function canvasPainter(
  canvas: Pick<HTMLCanvasElement, 'width' | 'height'>,
  context: PaintContext,
  sheets: Sheets,
  tinted: Pick<TintedPictures, 'picture'> = new TintedPictures(),
): Painter {
  let ratio = 1;
  const clear = () => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
  };

  function draw({ source, frame, transform, tint, alpha, blend }: DrawnEffect): void {
    const sheet = sheets.get(source);
    if (!sheet) return;
    const { x, y, width, height } = frame;
    // A browser refuses to draw from beside a picture.
    if (x < 0 || y < 0 || x + width > sheet.width || y + height > sheet.height) return;
    const [a, b, c, d, e, f] = transform;
    context.setTransform(a * ratio, b * ratio, c * ratio, d * ratio, e * ratio, f * ratio);
    context.globalAlpha = alpha;
    context.globalCompositeOperation = COMPOSITES[blend];
    const picture = tint === WHITE ? null : tinted.picture(source, sheet.image, frame, tint);
    if (picture) context.drawImage(picture, 0, 0, width, height);
    else context.drawImage(sheet.image, x, y, width, height, 0, 0, width, height);
  }

  return {
    resize(width, height, pixels) {
      ratio = pixels;
      canvas.width = Math.round(width * pixels);
      canvas.height = Math.round(height * pixels);
    },
    paint(effects) {
      context.globalAlpha = 1;
      context.globalCompositeOperation = 'source-over';
      clear();
      for (const effect of effects) draw(effect);
    },
    destroy: clear,
  };
}

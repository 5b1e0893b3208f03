import type { DrawnEffect } from '@cardscape/showdown';

/** So many coloured pictures are kept; scripts can ask for any colour in any frame. */
const MOST = 200;

/** Colours this close are the same: 16 shades of each part. */
const SHADES = 0xf0f0f0;

/** Pictures of sheets in other colours, made once: a 2D canvas cannot colour while it draws. */
export class TintedPictures {
  readonly #pictures = new Map<string, HTMLCanvasElement>();

  /** The frame of a sheet with its colours multiplied by a tint; nothing where no canvas is to be had. */
  picture(
    source: string,
    image: CanvasImageSource,
    { x, y, width, height }: DrawnEffect['frame'],
    tint: number,
  ): HTMLCanvasElement | null {
    const shade = tint & SHADES;
    const key = `${source} ${x} ${y} ${width} ${height} ${shade}`;
    const known = this.#pictures.get(key);
    if (known) return known;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d');
    if (!context) return null;
    const part = [x, y, width, height, 0, 0, width, height] as const;
    context.drawImage(image, ...part);
    context.globalCompositeOperation = 'multiply';
    // The lower half of each part says the same as the upper one, so that white stays white.
    context.fillStyle = `#${(shade | (shade >> 4)).toString(16).padStart(6, '0')}`;
    context.fillRect(0, 0, width, height);
    // The colour has filled what was transparent.
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(image, ...part);
    this.#keep(key, canvas);
    return canvas;
  }

  #keep(key: string, canvas: HTMLCanvasElement): void {
    const [oldest] = this.#pictures.keys();
    if (oldest !== undefined && this.#pictures.size >= MOST) this.#pictures.delete(oldest);
    this.#pictures.set(key, canvas);
  }
}

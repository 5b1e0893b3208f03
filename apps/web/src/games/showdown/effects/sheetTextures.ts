import type { DrawnEffect } from '@cardscape/showdown/tools';
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import type { Sheets } from './painter.ts';

/** The frames of sheets as textures: a sheet is sent to the graphics card once, a frame is cut once. */
export class SheetTextures {
  readonly #sources = new Map<string, ImageSource>();
  readonly #frames = new Map<string, Texture>();

  constructor(sheets: Sheets) {
    for (const [name, { image }] of sheets)
      this.#sources.set(name, new ImageSource({ resource: image }));
  }

  /** A frame of a sheet; nothing if the sheet does not have it. */
  find({ source, frame: { x, y, width, height } }: DrawnEffect): Texture | null {
    const key = `${source} ${x} ${y} ${width} ${height}`;
    const known = this.#frames.get(key);
    if (known) return known;
    const sheet = this.#sources.get(source);
    if (!sheet) return null;
    if (x < 0 || y < 0 || x + width > sheet.width || y + height > sheet.height) return null;
    const texture = new Texture({ source: sheet, frame: new Rectangle(x, y, width, height) });
    this.#frames.set(key, texture);
    return texture;
  }

  destroy(): void {
    for (const texture of this.#frames.values()) texture.destroy();
    for (const source of this.#sources.values()) source.destroy();
    this.#frames.clear();
    this.#sources.clear();
  }
}

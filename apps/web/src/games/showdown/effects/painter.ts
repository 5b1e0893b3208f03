import type { DrawnEffect } from '@cardscape/showdown/tools';

/** A sheet of pictures that has been loaded. */
export interface SheetImage {
  readonly image: HTMLImageElement;
  readonly width: number;
  readonly height: number;
}

/** The sheets by the names that descriptors give them. */
export type Sheets = ReadonlyMap<string, SheetImage>;

/** Draws effects on a canvas. Whatever does it, this is all that the rest knows of it. */
export interface Painter {
  /** Fits the drawing to a size in CSS pixels. */
  resize(width: number, height: number, ratio: number): void;
  /** Draws a frame, the first effect at the bottom, in place of the one before. */
  paint(effects: readonly DrawnEffect[]): void;
  destroy(): void;
}

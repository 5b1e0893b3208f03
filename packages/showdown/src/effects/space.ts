/** A place. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the coordinates of effects lie on the drawing: their origin, and how long one of them is. */
export interface Space extends Point {
  readonly unit: number;
}

/**
 * The screen that scripts place effects on. The document names no size; in the figures a position
 * of 600, 300 is about the middle.
 */
const SCREEN = { width: 1280, height: 720 };

/** The screen of scripts in the middle of a drawing, as large as fits. */
export function screenSpace(width: number, height: number): Space {
  const unit = Math.min(width / SCREEN.width, height / SCREEN.height);
  return {
    x: (width - SCREEN.width * unit) / 2,
    y: (height - SCREEN.height * unit) / 2,
    unit,
  };
}

/** A place of the drawing in the coordinates of a space. */
export function inSpace({ x, y, unit }: Space, place: Point): Point {
  return unit > 0 ? { x: (place.x - x) / unit, y: (place.y - y) / unit } : { x: 0, y: 0 };
}

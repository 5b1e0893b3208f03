/** A picture of a sprite: a rectangle of its sheet, in pixels. */
export interface SpriteFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pictures of a sheet that are shown one after the other, again and again. */
export interface SpriteDesign {
  readonly name: string;
  /** The file with the sheet. */
  readonly source: string;
  /** As listed; of automatic frames only the first. */
  readonly frames: readonly SpriteFrame[];
  /** How many frames follow from the first, and how far apart they lie. */
  readonly automatic: { readonly count: number; readonly dx: number; readonly dy: number } | null;
}

/**
 * All frames of a sprite. Automatic ones are read as one reads a page: to the right as long as the
 * sheet goes, then on in the next row, which begins at the left of the sheet.
 */
export function framesOf({ frames, automatic }: SpriteDesign, sheetWidth: number): SpriteFrame[] {
  const [first] = frames;
  if (!automatic || !first) return [...frames];
  const { count, dx, dy } = automatic;
  const left = dx > 0 ? first.x % dx : first.x;
  const all: SpriteFrame[] = [];
  let { x, y } = first;
  while (all.length < count) {
    all.push({ ...first, x, y });
    x += dx;
    const isFull = dx === 0 || (dy > 0 && x + first.width > sheetWidth);
    if (isFull) [x, y] = [left, y + dy];
  }
  return all;
}

/** The four ways the arrow keys go. */
export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** A box on the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Going aside counts this much more than going ahead, so that rows are kept to. */
const asideCost = 3;

/** Which of the boxes lies next in this way from a box; -1 if none does. */
export function nearestIn(way: Way, from: Box, boxes: readonly Box[]): number {
  const sideways = way === 'ArrowLeft' || way === 'ArrowRight';
  const sign = way === 'ArrowRight' || way === 'ArrowDown' ? 1 : -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const across = middle(box).x - middle(from).x;
    const down = middle(box).y - middle(from).y;
    const ahead = (sideways ? across : down) * sign;
    const aside = Math.abs(sideways ? down : across);
    // Left and right stay in the row; up and down leave it.
    if (ahead <= 1 || (sideways ? aside > from.height / 2 : ahead < from.height / 2)) return;
    const cost = sideways ? ahead + aside * asideCost : ahead * asideCost + aside;
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}

function middle({ left, top, width, height }: Box): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

/** A point of a drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where somebody stands on a ring, and the arrow from them to the next. */
export interface RingPlace {
  readonly at: Point;
  readonly arrow: string;
  /** Where the card is named: on the arrow. */
  readonly middle: Point;
}

/** A drawing is as wide and as high as this. */
export const SIDE = 240;
const RADIUS = 84;
/** So much of the way an arrow leaves free at its ends, as a part of a full turn. */
const ROOM = 0.35;

/** The places of a ring of so many people, clockwise from the top. */
export function ringPlaces(count: number): RingPlace[] {
  const turn = (2 * Math.PI) / count;
  // With many people there is less room between two of them.
  const room = Math.min(ROOM, turn * 0.28);
  return Array.from({ length: count }, (_, number) => {
    const angle = number * turn;
    const start = onCircle(angle + room);
    const end = onCircle(angle + turn - room);
    const isLarge = turn - 2 * room > Math.PI ? 1 : 0;
    return {
      at: onCircle(angle),
      arrow: `M ${start.x} ${start.y} A ${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${end.x} ${end.y}`,
      middle: onCircle(angle + turn / 2),
    };
  });
}

function onCircle(angle: number): Point {
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(SIDE / 2 + RADIUS * Math.sin(angle)),
    y: round(SIDE / 2 - RADIUS * Math.cos(angle)),
  };
}

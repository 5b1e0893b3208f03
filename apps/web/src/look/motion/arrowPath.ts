interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far from the middle of a card an arrow begins and ends, as a share of its smaller side. */
const standOff = 0.4;
const headLength = 22;
const headWidth = 12;

const middleOf = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** A bowed shaft from the edge of one box to the edge of another, and a head with weight. */
export function arrowPath(from: Box, to: Box): { shaft: string; head: string } {
  const source = middleOf(from);
  const target = middleOf(to);
  const bow = Math.min(70, Math.hypot(target.x - source.x, target.y - source.y) * 0.2);
  const bend = { x: (source.x + target.x) / 2, y: (source.y + target.y) / 2 - bow };
  const leaving = Math.atan2(bend.y - source.y, bend.x - source.x);
  const arriving = Math.atan2(target.y - bend.y, target.x - bend.x);
  const start = along(source, leaving, Math.min(from.width, from.height) * standOff);
  const tip = along(target, arriving, -Math.min(to.width, to.height) * standOff);
  const neck = along(tip, arriving, -headLength);
  const left = along(neck, arriving - Math.PI / 2, headWidth);
  const right = along(neck, arriving + Math.PI / 2, headWidth);
  return {
    shaft: `M${write(start)}Q${write(bend)} ${write(neck)}`,
    head: `M${write(tip)}L${write(left)}L${write(right)}Z`,
  };
}

interface Place {
  x: number;
  y: number;
}

function along(from: Place, angle: number, distance: number): Place {
  return { x: from.x + Math.cos(angle) * distance, y: from.y + Math.sin(angle) * distance };
}

function write({ x, y }: Place): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

const width = 300;
const height = 420;
const gap = 14;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a large card goes: beside the one pointed at, where there is room, wholly on screen. */
export function placeBeside(card: Box, screen: Size): { left: number; top: number } {
  const top = onScreen((card.top + card.bottom) / 2 - height / 2, screen);
  const room = width + 2 * gap;
  if (screen.width - card.right >= room) return { left: card.right + gap, top };
  if (card.left >= room) return { left: card.left - width - gap, top };
  return { left: Math.max(gap, (screen.width - width) / 2), top };
}

/** Where a large card goes on a table: at the side away from its card, over nothing that follows. */
export function placeAtSide(card: Box, table: Box, screen: Size): { left: number; top: number } {
  const isLeft = card.left + card.right < table.left + table.right;
  const middle = (table.top + table.bottom) / 2 - height / 2;
  return {
    left: Math.max(0, isLeft ? table.right - width : table.left),
    top: onScreen(Math.min(middle, table.bottom - height), screen),
  };
}

/** Where a large card goes that has a place of its own: from the top of it, as high as it is. */
export function placeIn({ left, right, top, bottom }: Box): {
  left: number;
  top: number;
  width: number;
  maxHeight: number;
  overflow: 'hidden';
} {
  return { left, top, width: right - left, maxHeight: bottom - top, overflow: 'hidden' };
}

function onScreen(top: number, screen: Size): number {
  return Math.max(gap, Math.min(top, screen.height - height - gap));
}

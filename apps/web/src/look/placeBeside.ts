const width = 300;
const height = 420;
const gap = 14;

/** Where a large card goes: beside the one pointed at, where there is room, wholly on screen. */
export function placeBeside(
  card: { left: number; right: number; top: number; bottom: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const middle = (card.top + card.bottom) / 2 - height / 2;
  const top = Math.max(gap, Math.min(middle, screen.height - height - gap));
  const room = width + 2 * gap;
  if (screen.width - card.right >= room) return { left: card.right + gap, top };
  if (card.left >= room) return { left: card.left - width - gap, top };
  return { left: Math.max(gap, (screen.width - width) / 2), top };
}

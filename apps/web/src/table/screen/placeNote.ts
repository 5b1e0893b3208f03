import {
  type ClientRectObject,
  type ComputePositionConfig,
  flip,
  offset,
  shift,
} from '@floating-ui/react-dom';

/** A box on the page. */
type Box = Pick<ClientRectObject, 'left' | 'right' | 'top' | 'bottom'>;

/** A note is so wide and so high at most. */
const most = { width: 288, height: 130 } as const;

/**
 * Where a note goes: beside what it speaks of, which it must never hide, on its side of the line that asks. Where
 * that side has no room, the line is hidden rather than the card.
 */
export function placeNote(
  tried: Box,
  line: Box | undefined,
  screen: Box,
): Required<Pick<ComputePositionConfig, 'placement' | 'middleware'>> {
  const side = line ? sideOf(line, tried, screen) : screen;
  const { left, top, right, bottom } = hasRoom(tried, side) ? side : screen;
  const room = {
    boundary: { x: left, y: top, width: right - left, height: bottom - top },
    padding: 12,
  };
  return {
    placement: 'top',
    middleware: [
      offset(10),
      flip({ crossAxis: false, fallbackPlacements: ['bottom', 'right', 'left'], ...room }),
      // What leaves no room beside it has room on it.
      shift({ crossAxis: true, ...room }),
    ],
  };
}

/** Is there room for a note beside a box? */
function hasRoom(box: Box, { left, top, right, bottom }: Box): boolean {
  const gap = 22;
  const high = Math.max(box.top - top, bottom - box.bottom);
  const wide = Math.max(box.left - left, right - box.right);
  return high >= most.height + gap || (wide >= most.width + gap && bottom - top >= most.height);
}

/** The part of the screen on that side of the line on which the box lies; all of it for what lies across. */
function sideOf(line: Box, box: Box, screen: Box): Box {
  if (box.top >= line.bottom) return { ...screen, top: line.bottom };
  if (box.bottom <= line.top) return { ...screen, bottom: line.top };
  if (box.left >= line.right) return { ...screen, left: line.right };
  if (box.right <= line.left) return { ...screen, right: line.left };
  return screen;
}

import {
  type ClientRectObject,
  type ComputePositionConfig,
  flip,
  offset,
  shift,
} from '@floating-ui/react-dom';

/** A box on the page. */
type Box = Pick<ClientRectObject, 'left' | 'right' | 'top' | 'bottom'>;

/** Where a note goes: beside what it speaks of, on its side of the line that asks, which it must not hide. */
export function placeNote(
  tried: Box,
  line: Box | undefined,
  screen: Box,
): Required<Pick<ComputePositionConfig, 'placement' | 'middleware'>> {
  const { left, top, right, bottom } = line ? sideOf(line, tried, screen) : screen;
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

/** The part of the screen on that side of the line on which the box lies; all of it for what lies across. */
function sideOf(line: Box, box: Box, screen: Box): Box {
  if (box.top >= line.bottom) return { ...screen, top: line.bottom };
  if (box.bottom <= line.top) return { ...screen, bottom: line.top };
  if (box.left >= line.right) return { ...screen, left: line.right };
  if (box.right <= line.left) return { ...screen, right: line.left };
  return screen;
}

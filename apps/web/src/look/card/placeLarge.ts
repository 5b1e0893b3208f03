import {
  type ComputePositionConfig,
  flip,
  offset,
  type Placement,
  shift,
} from '@floating-ui/react-dom';

const gap = 14;

/** A box on the page. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Where a large card goes: beside the one it shows, where there is room, wholly on screen. At a table it goes
 * on to the side of that away from its card, and ends where the table ends, so that what follows stays free.
 */
export function placeLarge(
  card: Box,
  table?: Box,
): Required<Pick<ComputePositionConfig, 'placement' | 'middleware'>> {
  const isRight = table && card.left + card.right >= table.left + table.right;
  const farAway = (placement: Placement, width: number) => {
    if (table && placement === 'right') return table.right - width - card.right;
    if (table && placement === 'left') return card.left - width - table.left;
    return gap;
  };
  return {
    placement: isRight ? 'left' : 'right',
    middleware: [
      offset(({ placement, rects }) => Math.max(gap, farAway(placement, rects.floating.width))),
      flip({
        crossAxis: false,
        fallbackPlacements: [isRight ? 'right' : 'left', 'bottom', 'top'],
        padding: table ? 0 : gap,
      }),
      shift(
        table
          ? {
              padding: { top: gap },
              boundary: { x: 0, y: 0, width: innerWidth, height: table.bottom },
            }
          : { padding: gap },
      ),
    ],
  };
}

import {
  type ClientRectObject,
  type ComputePositionConfig,
  computePosition,
  platform,
} from '@floating-ui/react-dom';

/** A box on the screen. */
export type Box = Pick<ClientRectObject, 'left' | 'right' | 'top' | 'bottom'>;

/** The screen of these tests. */
export const desk: Box = { left: 0, top: 0, right: 1280, bottom: 800 };

/** Where something of a size comes to lie beside a box, on a screen without a page. */
export async function placed(
  size: { readonly width: number; readonly height: number },
  beside: Box,
  way: Partial<ComputePositionConfig>,
): Promise<Box> {
  const { x, y } = await computePosition({} as Element, {} as HTMLElement, {
    ...way,
    platform: {
      ...platform,
      isRTL: () => false,
      isElement: () => true,
      getOffsetParent: () => ({}) as Element,
      getScale: () => ({ x: 1, y: 1 }),
      getElementRects: () => ({ reference: rectOf(beside), floating: { x: 0, y: 0, ...size } }),
      getDimensions: () => size,
      convertOffsetParentRelativeRectToViewportRelativeRect: ({ rect }) => rect,
      getClippingRect: ({ boundary }) =>
        typeof boundary === 'object' && 'x' in boundary ? boundary : rectOf(desk),
    },
  });
  return { left: x, right: x + size.width, top: y, bottom: y + size.height };
}

/** Whether a box lies over another. */
export function overlap(one: Box, other: Box): boolean {
  const across = one.left < other.right && other.left < one.right;
  return across && one.top < other.bottom && other.top < one.bottom;
}

function rectOf({ left, top, right, bottom }: Box) {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

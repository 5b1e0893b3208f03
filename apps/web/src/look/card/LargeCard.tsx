import { useFloating } from '@floating-ui/react-dom';
import type { CSSProperties, ReactNode } from 'react';
import { placeLarge } from './placeLarge.ts';
import type { DetailDock } from './useCardDetail.tsx';

/** A card shown large, out of the way of what it shows. */
export function LargeCard({
  beside,
  dock,
  children,
}: {
  beside: Element;
  dock: DetailDock | undefined;
  children: ReactNode;
}) {
  const kept = dock?.place?.current?.getBoundingClientRect();
  const table = dock?.element.current?.getBoundingClientRect();
  const { refs, floatingStyles, isPositioned } = useFloating({
    strategy: 'fixed',
    transform: false,
    elements: { reference: beside },
    ...placeLarge(beside.getBoundingClientRect(), table),
  });
  const hidden = isPositioned ? undefined : 'hidden';
  return (
    <aside
      ref={refs.setFloating}
      className="card-detail"
      style={kept && kept.width > 0 ? placeIn(kept) : { ...floatingStyles, visibility: hidden }}
      aria-label="The card, large"
    >
      {children}
    </aside>
  );
}

/** Where a large card goes that has a place of its own: from the top of it, as high as it is. */
function placeIn({ left, width, top, height }: DOMRect): CSSProperties {
  return { left, top, width, maxHeight: height, overflow: 'hidden' };
}

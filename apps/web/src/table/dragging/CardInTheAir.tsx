import { DragOverlay, useDndContext } from '@dnd-kit/core';
import { elementAt } from '../../look/motion/elementAt.ts';
import './CardInTheAir.css';

/** By touch a card is lifted out of its strip; sideways the strip scrolls. */
export const lifted = { distance: { y: 8 }, tolerance: { x: 12 } } as const;

/** What is said of the place under it stands over it. */
const belowWords = { zIndex: 'var(--layer-dialog)' } as const;

/** A copy of the card that is being dragged, as it lies, under the pointer. */
export function CardInTheAir() {
  return (
    <DragOverlay dropAnimation={null} style={belowWords}>
      <Copy />
    </DragOverlay>
  );
}

function Copy() {
  const active = useDndContext().active;
  const source = active && elementAt(String(active.id));
  if (!source) return null;
  return (
    <div
      className="card-in-the-air"
      data-dragged
      aria-hidden="true"
      ref={(holder) => {
        if (!holder || holder.firstChild) return;
        const copy = source.cloneNode(true) as HTMLElement;
        delete copy.dataset.anchor;
        copy.style.width = `${source.offsetWidth}px`;
        copy.style.height = `${source.offsetHeight}px`;
        copy.style.setProperty('--card-width', `${source.offsetWidth}px`);
        holder.append(copy);
      }}
    />
  );
}

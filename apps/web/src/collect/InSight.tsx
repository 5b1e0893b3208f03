import { type ReactNode, useEffect, useRef, useState } from 'react';
import './InSight.css';

/** How far from the screen something is drawn, so that scrolling finds it there. */
const near = '800px';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Tells once when an element comes near the screen; one observer serves a whole album. */
function whenNear(element: Element, tell: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: near },
  );
  waiting.set(element, tell);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/** Draws a card once it comes near the screen: pictures take time, and most are out of sight. */
export function InSight({
  name,
  children,
}: {
  /** What stands in its place until then. */
  name: string;
  children: () => ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || seen) return;
    return whenNear(place.current, () => setSeen(true));
  }, [seen]);
  return (
    <div ref={place}>
      {seen ? (
        children()
      ) : (
        <div className="card-blank">
          <span>{name}</span>
        </div>
      )}
    </div>
  );
}

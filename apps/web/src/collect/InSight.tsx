import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Draws its content once it comes near the screen: pictures take time, and most are out of sight. */
export function InSight({ blank, children }: { blank: ReactNode; children: () => ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return <div ref={place}>{seen ? children() : blank}</div>;
}

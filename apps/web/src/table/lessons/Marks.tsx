import { useEffect } from 'react';
import './Marks.css';

/** Stands still where nothing may move. */
const ring =
  'box-shadow: 0 0 0 3px var(--paper), 0 0 0 6px var(--accent);' +
  'animation: lesson-ring 1.6s ease-in-out infinite;';

/** Rings round what is pointed out, wherever it lies on the table. */
export function Marks({
  of,
  still = false,
}: {
  of: readonly string[];
  /** Whether the page stays where it is, even if some of it is out of sight. */
  still?: boolean;
}) {
  const places = of.map((place) => `[data-table] ${place}`).join(',');
  useEffect(() => {
    if (places === '' || still) return;
    const show = () => bringIntoSight([...document.querySelectorAll(places)]);
    const timer = setTimeout(show, settling);
    return () => clearTimeout(timer);
  }, [places, still]);
  if (places === '') return null;
  return <style>{`${places} { ${ring} }`}</style>;
}

/** How long cards may still travel to their places. */
const settling = 350;
/** Room round what is brought into sight, for its ring. */
const margin = 16;

/** Scrolls the page so that all of these are seen below the coach; if not all fit, the lowest are. */
function bringIntoSight(marked: readonly Element[]): void {
  const boxes = marked.map((each) => each.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top)) - margin;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + margin;
  const coach = document.querySelector('[data-coach="above"]')?.getBoundingClientRect();
  const above = Math.min(0, top - (coach?.bottom ?? 0));
  const below = Math.max(0, bottom - innerHeight);
  scrollBy({ top: below || above });
}

import { useEffect } from 'react';

/** What answers to the space bar itself. */
const answering = 'a, button, input, select, textarea, summary, [role="dialog"]';

/** Keeps the space bar from scrolling a page that is all table. */
export function useStillPage(still: boolean): void {
  useEffect(() => {
    if (!still) return;
    const onKey = (event: KeyboardEvent) => {
      const place = event.target as Element;
      if (event.key === ' ' && !place.closest(answering)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [still]);
}

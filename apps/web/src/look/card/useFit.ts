import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How often a text may be set smaller before it scrolls; the css says what each step means. */
const steps = 6;

/**
 * Sets `data-fit` on an element, from 0 upwards, until its content fits. Written straight to the
 * element, because fitting must be done before the first paint.
 */
export function useFit<E extends HTMLElement>(content: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the content changes
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    for (let step = 0; step <= steps; step += 1) {
      element.dataset.fit = String(step);
      if (element.scrollHeight <= element.clientHeight) break;
    }
    // Text that had to scroll must be reachable by the keyboard.
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  }, [content]);
  return ref;
}

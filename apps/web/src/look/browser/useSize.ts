import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The size of an element, kept up to date; before it stands it counts as this wide. */
export function useSize(
  wide = 0,
): readonly [ref: RefObject<HTMLDivElement | null>, width: number, height: number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(wide);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      setWidth(element.clientWidth);
      setHeight(element.clientHeight);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [ref, width, height];
}

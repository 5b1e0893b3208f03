import { useEffect, useRef, useState } from 'react';
import { wantsStillness } from './motion.ts';
import './CountUp.css';

const duration = 420;

/** A number that counts in place to its new value, and shows for a moment which way it went. */
export function CountUp({
  value,
  show = String,
}: {
  value: number;
  /** How a value is written; numbers between are whole. */
  show?: ((value: number) => string) | undefined;
}) {
  // React draws the first value only; from then on the count writes.
  const [first] = useState(() => show(value));
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  const write = useRef(show);
  useEffect(() => {
    write.current = show;
  });
  useEffect(() => {
    const from = shown.current;
    const target = element.current;
    if (!target || from === value) return;
    target.dataset.went = value > from ? 'up' : 'down';
    const started = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const way = wantsStillness() ? 1 : Math.min(1, (now - started) / duration);
      shown.current = Math.round(from + (value - from) * way);
      target.textContent = write.current(shown.current);
      if (way < 1) frame = requestAnimationFrame(step);
      else setTimeout(() => delete target.dataset.went, duration);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return (
    <span className="count-up figures">
      <span className="sr-only">{show(value)}</span>
      <span ref={element} aria-hidden="true">
        {first}
      </span>
    </span>
  );
}

import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { arrowPath } from './arrowPath.ts';
import './ArrowOverlay.css';

/** An arrow from one anchor on the page to another. */
export interface ArrowLink {
  from: string;
  to: string;
  /** Meant to hurt, to help, or only to point. */
  tone?: 'harm' | 'help' | 'point' | undefined;
}

interface Drawn {
  key: string;
  tone: string;
  shaft: string;
  head: string;
}

function boxOf(anchor: string): DOMRect | undefined {
  return document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)?.getBoundingClientRect();
}

function draw(arrows: readonly ArrowLink[]): Drawn[] {
  return arrows.flatMap(({ from, to, tone = 'harm' }) => {
    const start = boxOf(from);
    const end = boxOf(to);
    if (!start || !end) return [];
    return [{ key: `${from} ${to}`, tone, ...arrowPath(start, end) }];
  });
}

/** Draws arrows over the page between elements that carry these `data-anchor`s. */
export function ArrowOverlay({ arrows }: { arrows: readonly ArrowLink[] }) {
  const [drawn, setDrawn] = useState<Drawn[]>([]);
  const redraw = useCallback(() => setDrawn(draw(arrows)), [arrows]);
  useLayoutEffect(redraw, [redraw]);
  useEffect(() => {
    addEventListener('scroll', redraw, { passive: true, capture: true });
    addEventListener('resize', redraw);
    return () => {
      removeEventListener('scroll', redraw, { capture: true });
      removeEventListener('resize', redraw);
    };
  }, [redraw]);
  return (
    <svg className="arrow-overlay" aria-hidden="true">
      {drawn.map((arrow) => (
        <g key={arrow.key} className={`arrow arrow--${arrow.tone}`}>
          <path className="arrow__halo" d={arrow.shaft} />
          <path className="arrow__shaft" d={arrow.shaft} />
          <path className="arrow__head" d={arrow.head} />
        </g>
      ))}
    </svg>
  );
}

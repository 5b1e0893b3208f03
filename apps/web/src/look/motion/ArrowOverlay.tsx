import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/** Where an anchor is on the screen; nothing if it is not drawn. */
function boxOf(anchor: string): DOMRect | undefined {
  const box = document
    .querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)
    ?.getBoundingClientRect();
  return box && box.width > 0 ? box : undefined;
}

function draw(arrows: readonly ArrowLink[]): Drawn[] {
  return arrows.flatMap(({ from, to, tone = 'harm' }) => {
    const start = boxOf(from);
    const end = boxOf(to);
    if (!start || !end) return [];
    return [{ key: `${from} ${to}`, tone, ...arrowPath(start, end) }];
  });
}

/** For so many frames nothing must have moved before the arrows stop following. */
const restingFrames = 12;

/** Draws arrows over the page between elements that carry these `data-anchor`s, and follows them. */
export function ArrowOverlay({ arrows }: { arrows: readonly ArrowLink[] }) {
  const [drawn, setDrawn] = useState<Drawn[]>([]);
  const shown = useRef('');
  const follow = useCallback(() => {
    const next = draw(arrows);
    const lines = next.map(({ shaft, tone }) => `${tone} ${shaft}`).join();
    if (lines === shown.current) return false;
    shown.current = lines;
    setDrawn(next);
    return true;
  }, [arrows]);
  // With every render cards may set out on their way.
  useLayoutEffect(() => {
    follow();
    if (arrows.length === 0) return;
    return untilRest(follow);
  });
  useEffect(() => {
    let stop = () => {};
    const wake = () => {
      stop();
      stop = untilRest(follow);
    };
    addEventListener('scroll', wake, { passive: true, capture: true });
    addEventListener('resize', wake);
    return () => {
      stop();
      removeEventListener('scroll', wake, { capture: true });
      removeEventListener('resize', wake);
    };
  }, [follow]);
  return (
    <svg className="arrow-overlay" aria-hidden="true">
      {drawn.map((arrow) => (
        <g key={arrow.key} className={`arrow arrow--${arrow.tone}`} data-arrow={arrow.tone}>
          <path className="arrow__halo" d={arrow.shaft} />
          <path className="arrow__shaft" d={arrow.shaft} />
          <path className="arrow__head" d={arrow.head} />
        </g>
      ))}
    </svg>
  );
}

/** Calls `follow` with every frame until it has found everything at rest; gives the way to stop it. */
function untilRest(follow: () => boolean): () => void {
  let still = 0;
  let frame = requestAnimationFrame(function look() {
    still = follow() ? 0 : still + 1;
    if (still < restingFrames) frame = requestAnimationFrame(look);
  });
  return () => cancelAnimationFrame(frame);
}

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { pace } from '../settings/settings.ts';

/** A place on the page. */
export interface Point {
  x: number;
  y: number;
}

const shortest = 180;
const longest = 320;

/** Whether the person asked their system for less motion. */
export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long a card travels: further takes longer, within the bounds of the look. */
export function travelTime(distance: number): number {
  return Math.round(Math.min(longest, shortest + distance * 0.18) * pace());
}

/** Places along an arc from `from` to the origin, bulging upwards, one for each step. */
export function arc(from: Point, steps = 6): Point[] {
  const lift = Math.min(90, Math.hypot(from.x, from.y) * 0.22);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const way = step / steps;
    const rise = 4 * lift * way * (1 - way);
    return { x: from.x * (1 - way), y: from.y * (1 - way) - rise };
  });
}

/** Moves an element from where it was to where it is, along an arc; any click or key ends it. */
function travel(element: HTMLElement, from: Point, scale = 1): Animation {
  const still = wantsStillness();
  const path = arc(from);
  const frames: Keyframe[] = still
    ? [{ opacity: 0 }, { opacity: 1 }]
    : path.map((place, step) => ({
        transform: `translate(${place.x}px, ${place.y}px) scale(${scale + (1 - scale) * (step / (path.length - 1))})`,
      }));
  const animation = element.animate(frames, {
    duration: still ? shortest : travelTime(Math.hypot(from.x, from.y)),
    easing: 'cubic-bezier(0.25, 0.7, 0.25, 1)',
  });
  skipOnInput(animation);
  return animation;
}

function skipOnInput(animation: Animation): void {
  const over = new AbortController();
  const finish = () => animation.finish();
  addEventListener('pointerdown', finish, { signal: over.signal, capture: true });
  addEventListener('keydown', finish, { signal: over.signal, capture: true });
  const tidy = () => over.abort();
  animation.finished.then(tidy, tidy);
}

type Places = Map<string, DOMRect>;

function measure(table: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of table.querySelectorAll<HTMLElement>('[data-anchor]')) {
    places.set(element.dataset.anchor ?? '', element.getBoundingClientRect());
  }
  return places;
}

/** How large a card is in the place it comes out of: a whole hand is wider than any of its cards. */
function scaleInside(place: DOMRect, card: DOMRect): number {
  return Math.min(place.width / card.width, place.height / card.height);
}

/**
 * Lets everything with a `data-anchor` inside `table` travel when it has changed its place after
 * `moment` changed. `origin` says where a card that was not on the table before comes from (the
 * anchor of a pile, say). While `still` holds nothing travels, and nothing is measured for it.
 */
export function useTravel(
  table: RefObject<HTMLElement | null>,
  moment: unknown,
  origin?: (anchor: string) => string | undefined,
  still = false,
): void {
  const places = useRef<Places>(new Map());
  const remember = useCallback(() => {
    if (table.current) places.current = measure(table.current);
  }, [table]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: things move when the moment changes
  useLayoutEffect(() => {
    if (!table.current) return;
    if (still) {
      places.current = new Map();
      return;
    }
    const before = places.current;
    const after = measure(table.current);
    for (const [anchor, now] of after) {
      const own = before.get(anchor);
      const was = own ?? before.get(origin?.(anchor) ?? '');
      const element = table.current.querySelector<HTMLElement>(
        `[data-anchor="${CSS.escape(anchor)}"]`,
      );
      if (!was || !element || now.width === 0) continue;
      const from = {
        x: was.left + was.width / 2 - (now.left + now.width / 2),
        y: was.top + was.height / 2 - (now.top + now.height / 2),
      };
      const scale = own ? own.width / now.width : scaleInside(was, now);
      if (Math.hypot(from.x, from.y) > 2) travel(element, from, scale);
    }
    places.current = after;
  }, [moment, table, still]);
  useEffect(() => {
    // Scrolling moves everything without anything having travelled.
    addEventListener('scroll', remember, { passive: true, capture: true });
    addEventListener('resize', remember);
    return () => {
      removeEventListener('scroll', remember, { capture: true });
      removeEventListener('resize', remember);
    };
  }, [remember]);
}

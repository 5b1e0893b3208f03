import type { ShowdownEvent } from '@cardscape/showdown';
import { effectsInOrder } from '@cardscape/showdown/tools';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { wantsStillness } from '../../../look/motion/motion.ts';
import css from './EffectOverlay.module.css';
import type { EffectLayer } from './effectLayer.ts';
import type { DrawnSprites } from './openLayer.ts';
import { type Anchors, type Layout, measureTable, placesFor } from './places.ts';

/** More pixels than this nobody sees in sparks. */
const sharpest = 2;

interface EffectOverlayProps {
  /** What happened last: a new list each time, the same list while nothing happens. */
  events: readonly ShowdownEvent[];
  anchors: Anchors;
  drawn: DrawnSprites;
  /** Effects with the same seed look the same. */
  seed: string;
}

/**
 * Shows what happens on a table with sprites. It stands directly inside the table, which needs a
 * position, and covers it; it keeps its place among its siblings by a key. The sprites are loaded
 * with the first thing that happens, and not at all for people who asked for less motion.
 */
export function EffectOverlay({ events, anchors, drawn, seed }: EffectOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const layer = useRef<Promise<EffectLayer | null>>(null);
  const layout = useRef<Layout>(null);
  const shown = useRef<readonly ShowdownEvent[]>(null);

  // With every render cards may have moved: what is shown needs to know where they were.
  useLayoutEffect(() => {
    // Not a ref of the table: while it is being mounted, its own comes later than this.
    const table = overlay.current?.parentElement;
    if (!table || !overlay.current || wantsStillness()) return;
    const before = layout.current;
    const after = measureTable(table);
    layout.current = after;
    const isNews = before !== null && shown.current !== events;
    shown.current = events;
    if (!isNews) return;
    const requests = effectsInOrder(events, (event) => placesFor(event, before, after, anchors));
    if (requests.length === 0) return;
    layer.current ??= openIn(overlay.current, drawn, seed);
    layer.current.then((opened) => opened?.show(requests));
  });

  useEffect(() => {
    const host = overlay.current;
    if (!host) return;
    const observer = new ResizeObserver(() => {
      layer.current?.then((opened) => opened && fitTo(host, opened));
    });
    observer.observe(host);
    return () => {
      observer.disconnect();
      layer.current?.then((opened) => opened?.destroy());
      layer.current = null;
    };
  }, []);

  return (
    <div ref={overlay} className={css.effectOverlay} data-effects="layer" aria-hidden="true" />
  );
}

/** Loads the effects. Where that fails the match goes on without them. */
async function openIn(
  host: HTMLElement,
  drawn: DrawnSprites,
  seed: string,
): Promise<EffectLayer | null> {
  try {
    const { openLayer } = await import('./openLayer.ts');
    const layer = await openLayer(host, drawn, seed);
    fitTo(host, layer);
    return layer;
  } catch (reason) {
    console.info('Effects are not shown:', reason);
    return null;
  }
}

function fitTo({ clientWidth, clientHeight }: HTMLElement, layer: EffectLayer): void {
  layer.resize(clientWidth, clientHeight, Math.min(sharpest, devicePixelRatio));
}

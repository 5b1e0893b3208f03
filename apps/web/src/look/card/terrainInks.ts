import { type Terrain, terrainLook } from '@cardscape/studio';
import type { CSSProperties } from 'react';

/** The inks of a terrain, for what is drawn on its ground. */
export function terrainInks(terrain: Terrain): CSSProperties {
  const { ink, wash, deep, glow } = terrainLook(terrain);
  return { '--t-ink': ink, '--t-wash': wash, '--t-deep': deep, '--t-glow': glow } as CSSProperties;
}

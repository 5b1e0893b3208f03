import { type LoadedSprite, ownSprites } from '@cardscape/showdown';
import { EffectLayer } from './effectLayer.ts';
import { pixiPainter } from './pixiPainter.ts';
import { loadSheets } from './sheetImages.ts';

/** Sprites that came with custom cards, and the addresses of their sheets by file name. */
export interface CustomSprites {
  readonly sprites: readonly LoadedSprite[];
  readonly sheets: ReadonlyMap<string, string>;
}

/** Opens a layer of effects inside an element; throws where the browser gives nothing to draw with. */
export async function openLayer(
  host: HTMLElement,
  custom: CustomSprites | undefined,
  seed: string,
): Promise<EffectLayer> {
  const sprites = [...ownSprites(), ...(custom?.sprites ?? [])];
  const sheets = await loadSheets(sprites, custom?.sheets ?? new Map());
  return new EffectLayer({
    painter: await pixiPainter(host, sheets),
    sprites,
    sheets,
    seed,
    clock: {
      request: (frame) => requestAnimationFrame(frame),
      cancel: (handle) => cancelAnimationFrame(handle),
    },
    // For whoever writes the sprite; the match goes on.
    report: (fault) => console.warn(fault),
  });
}

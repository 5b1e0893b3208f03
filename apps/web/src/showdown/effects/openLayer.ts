import { type LoadedSprite, ownSprites } from '@cardscape/showdown';
import { canvasPainter } from './canvasPainter.ts';
import { EffectLayer } from './effectLayer.ts';
import { loadSheets } from './sheetImages.ts';

/** Sprites that came with custom cards, and the addresses of their sheets by file name. */
export interface CustomSprites {
  readonly sprites: readonly LoadedSprite[];
  readonly sheets: ReadonlyMap<string, string>;
}

/** Opens a layer of effects on a canvas; nothing where the browser gives no context to draw with. */
export async function openLayer(
  canvas: HTMLCanvasElement,
  custom: CustomSprites | undefined,
  seed: string,
): Promise<EffectLayer | null> {
  const context = canvas.getContext('2d');
  if (!context) return null;
  const sprites = [...ownSprites(), ...(custom?.sprites ?? [])];
  const sheets = await loadSheets(sprites, custom?.sheets ?? new Map());
  return new EffectLayer({
    painter: canvasPainter(canvas, context, sheets),
    sprites,
    sheets,
    seed,
    clock: { request: (frame) => requestAnimationFrame(frame), cancel: cancelAnimationFrame },
    // For whoever writes the sprite; the match goes on.
    report: (fault) => console.warn(fault),
  });
}

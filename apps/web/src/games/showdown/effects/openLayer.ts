import type { LoadedSprite } from '@cardscape/showdown/tools';
import { EffectLayer } from './effectLayer.ts';
import { pixiPainter } from './pixiPainter.ts';
import { loadSheets } from './sheetImages.ts';

/** Sprites, and the addresses of the sheets that came with custom cards by file name. */
export interface DrawnSprites {
  readonly sprites: readonly LoadedSprite[];
  readonly sheets: ReadonlyMap<string, string>;
}

/** Opens a layer of effects inside an element; throws where the browser gives nothing to draw with. */
export async function openLayer(
  host: HTMLElement,
  { sprites, sheets: dropped }: DrawnSprites,
  seed: string,
): Promise<EffectLayer> {
  const sheets = await loadSheets(sprites, dropped);
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

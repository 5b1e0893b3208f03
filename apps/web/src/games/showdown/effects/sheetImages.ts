import type { LoadedSprite } from '@cardscape/showdown/tools';
import type { SheetImage, Sheets } from './painter.ts';

/** The addresses of our own sheets by their paths. */
const OWN_SHEETS = import.meta.glob<string>('../../../../../../packages/showdown/effects/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a sheet of our own. */
function ownAddress(source: string): string | undefined {
  return Object.entries(OWN_SHEETS).find(([path]) => path.endsWith(`/${source}`))?.[1];
}

/**
 * Loads the sheets that sprites need: those that were dropped with them first (`dropped`: addresses
 * by file name), then our own. A sheet that is missing or broken is left out.
 */
export async function loadSheets(
  sprites: readonly LoadedSprite[],
  dropped: ReadonlyMap<string, string>,
): Promise<Sheets> {
  const sources = [...new Set(sprites.map(({ sprite }) => sprite.source))];
  const loaded = await Promise.all(
    sources.map(async (source): Promise<[string, SheetImage][]> => {
      const address = dropped.get(source) ?? ownAddress(source);
      const image = address === undefined ? null : await loadImage(address);
      return image ? [[source, image]] : [];
    }),
  );
  return new Map(loaded.flat());
}

async function loadImage(address: string): Promise<SheetImage | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return { image, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  }
}

import {
  type ArtSubject,
  cardArt,
  cardBack,
  type Terrain,
  terrainPattern,
} from '@cardscape/studio';

/**
 * Pictures are drawn once and handed out as addresses of one blob each: every `<img>` of a card then
 * shares one decoded picture, and the page holds no second copy of the drawing.
 */
const addresses = new Map<string, string>();

function addressOf(key: string, draw: () => string): string {
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
  addresses.set(key, address);
  return address;
}

const artKey = (subject: ArtSubject) => `art ${JSON.stringify(subject)}`;

/** The address of a card's art, if it has been drawn. */
export function drawnArt(subject: ArtSubject): string | undefined {
  return addresses.get(artKey(subject));
}

/** The address of a card's art, drawn now if it has not been. */
export function artAddress(subject: ArtSubject): string {
  return addressOf(artKey(subject), () => cardArt(subject));
}

/** The address of a game's card back. */
export function backAddress(key: string): string {
  return addressOf(`back ${key}`, () => cardBack(key));
}

/** The address of a terrain's pattern as a picture that fills `width` x `height`. */
export function patternAddress(terrain: Terrain, width: number, height: number): string {
  return addressOf(
    `pattern ${terrain} ${width} ${height}`,
    () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<defs>${terrainPattern(terrain, 'p')}</defs>` +
      `<rect width="100%" height="100%" fill="url(#p)"/></svg>`,
  );
}

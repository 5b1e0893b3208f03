import type { CardPrint } from '@cardscape/kernel';

/** The addresses of the pictures that were dropped on the page, by their file names. */
const addresses = new Map<string, string>();

/** A file name without its folders, in lower case. */
function plainName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).toLowerCase();
}

/** Keeps a picture for as long as the page is open. */
export function keepPicture(path: string, bytes: Uint8Array<ArrayBuffer>): void {
  const name = plainName(path);
  const before = addresses.get(name);
  if (before !== undefined) URL.revokeObjectURL(before);
  addresses.set(name, URL.createObjectURL(new Blob([bytes], { type: 'image/png' })));
}

/** The picture that came with a card, if one did; built-in cards are drawn. */
export function pictureOf(print: CardPrint | undefined): string | undefined {
  const image = print?.art.image;
  return image === undefined ? undefined : addresses.get(plainName(image));
}

/** The pictures that were dropped, for sprite sheets. */
export function droppedPictures(): ReadonlyMap<string, string> {
  return addresses;
}

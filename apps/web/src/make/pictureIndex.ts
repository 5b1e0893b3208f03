import type { PictureFile } from './dropped.ts';

/** Finds the picture that a card names among those that were brought. */
export type FindPicture = (image: string) => PictureFile | undefined;

/**
 * A card names its picture by a path that is right on its maker's machine. Of the pictures with that file
 * name, the one is meant whose folders agree the furthest.
 */
export function pictureIndex(pictures: readonly PictureFile[]): FindPicture {
  const byName = new Map<string, { readonly parts: string[]; readonly picture: PictureFile }[]>();
  for (const picture of pictures) {
    const parts = partsOf(picture.path);
    const name = parts.at(-1) ?? '';
    byName.set(name, [...(byName.get(name) ?? []), { parts, picture }]);
  }
  return (image) => {
    const wanted = partsOf(image);
    let [best, most] = [undefined as PictureFile | undefined, 0];
    for (const { parts, picture } of byName.get(wanted.at(-1) ?? '') ?? []) {
      const shared = sharedEnd(parts, wanted);
      if (shared > most) [best, most] = [picture, shared];
    }
    return best;
  };
}

function partsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[\\/]+/)
    .filter((part) => part !== '' && part !== '.' && part !== '..');
}

function sharedEnd(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && one.at(-1 - count) === other.at(-1 - count)) count++;
  return count;
}

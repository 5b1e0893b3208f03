import type { TtcgPrint } from '@cardscape/ttcg';
import { useSyncExternalStore } from 'react';
import type { PictureFile } from '../../../make/dropped.ts';

/** The picture that came with a card of one's own. */
export interface OwnPicture {
  /** Two lists may have cards of one name: the serial tells them apart. */
  readonly serial: string;
  readonly picture: PictureFile;
}

let pictures: ReadonlyMap<string, OwnPicture> = new Map();
const addresses = new Map<PictureFile, string>();
const listeners = new Set<() => void>();

/** Shows these pictures, by the names of their cards, in place of those before. */
export function showPictures(next: ReadonlyMap<string, OwnPicture>): void {
  pictures = next;
  const still = new Set([...next.values()].map(({ picture }) => picture));
  for (const [picture, address] of addresses)
    if (!still.has(picture)) {
      URL.revokeObjectURL(address);
      addresses.delete(picture);
    }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The address of the picture that came with a card, if one did. */
export function useOwnPicture({ name, serial }: TtcgPrint): string | undefined {
  return useSyncExternalStore(subscribe, () => {
    const own = pictures.get(name);
    return own && own.serial === serial ? addressOf(own.picture) : undefined;
  });
}

function addressOf(picture: PictureFile): string {
  const address = addresses.get(picture) ?? URL.createObjectURL(picture.blob);
  addresses.set(picture, address);
  return address;
}

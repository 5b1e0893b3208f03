import type { BroughtCards } from '@cardscape/kernel';
import { useSyncExternalStore } from 'react';
import type { Dropped } from '../../../make/dropped.ts';
import { keepPicture } from './customPictures.ts';
import { cardsOnShelf, type KeptCards, putOnShelf } from './ownCardsShelf.ts';

/** The cards that someone brought: this browser keeps them. */
export interface OwnCards extends KeptCards {
  /** What a match is played with besides the built-in set, or in its place. */
  readonly cards: BroughtCards | undefined;
}

const none: OwnCards = { files: [], pictures: [], withoutBuiltIn: false, cards: undefined };

let current = none;
let restoring: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** The cards that someone brought. */
export function useOwnCards(): OwnCards {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

/** Adds what was brought; a file of the same path gives way. Says whether this browser keeps it. */
export async function bringCards({ texts, pictures: held }: Dropped): Promise<boolean> {
  const pictures = await Promise.all(
    held.map(async ({ path, blob }) => ({ path, bytes: new Uint8Array(await blob.arrayBuffer()) })),
  );
  for (const { path, bytes } of pictures) keepPicture(path, bytes);
  return change({
    ...current,
    files: replaced(current.files, texts),
    pictures: replaced(current.pictures, pictures),
  });
}

/** Puts all cards away that someone brought; they are shown until this browser has let go of them. */
export async function forgetCards(): Promise<void> {
  const { files, pictures, withoutBuiltIn } = none;
  await putOnShelf({ files, pictures, withoutBuiltIn });
  tell(none);
}

/** Says whether the built-in set is played with too. */
export function playBuiltIn(on: boolean): Promise<boolean> {
  return change({ ...current, withoutBuiltIn: !on });
}

/** Brings back what this browser keeps, once. */
export function restoreOwnCards(): Promise<void> {
  restoring ??= cardsOnShelf().then((kept) => {
    // What was brought meanwhile is newer.
    if (!kept || current !== none) return;
    for (const { path, bytes } of kept.pictures) keepPicture(path, bytes);
    tell(kept);
  });
  return restoring;
}

function change(kept: KeptCards): Promise<boolean> {
  tell(kept);
  const { files, pictures, withoutBuiltIn } = kept;
  return putOnShelf({ files, pictures, withoutBuiltIn });
}

function tell({ files, pictures, withoutBuiltIn }: KeptCards): void {
  // By path, so that it does not matter in which order they were brought.
  const inOrder = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const isBrought = files.length > 0 || withoutBuiltIn;
  const cards = { files: inOrder, ...(withoutBuiltIn && { alone: true }) };
  current = { files, pictures, withoutBuiltIn, cards: isBrought ? cards : undefined };
  for (const listener of listeners) listener();
}

function replaced<F extends { readonly path: string }>(
  before: readonly F[],
  brought: readonly F[],
): readonly F[] {
  return [...before.filter(({ path }) => !brought.some((one) => one.path === path)), ...brought];
}

import type { Problem } from '@cardscape/kernel';
import type { Design, TtcgOpened } from '@cardscape/ttcg';
import { useSyncExternalStore } from 'react';
import { type Dropped, type GivenFile, readFiles } from '../../../make/dropped.ts';
import { filesShelf, type KeptFiles } from '../../../make/keptFiles.ts';
import { pictureIndex } from '../../../make/pictureIndex.ts';
import { builtIn, openWith } from '../core.ts';
import { listFiles } from './listFiles.ts';
import { type OwnPicture, showPictures } from './ownPictures.ts';

/** The cards that can be played with here: the built-in ones, and those that someone brought. */
export interface OwnCards extends KeptFiles {
  readonly opened: TtcgOpened;
  /** Those that were brought, as in their list. */
  readonly designs: readonly Design[];
  /** How many of them have a picture. */
  readonly pictured: number;
  /** What is wrong with the list; or with the last one, of which nothing could be used. */
  readonly problems: readonly Problem[];
  /** Files that were left alone, and why. */
  readonly refused: readonly string[];
  readonly isReading: boolean;
}

const none: OwnCards = {
  files: [],
  pictures: [],
  opened: builtIn,
  designs: [],
  pictured: 0,
  problems: [],
  refused: [],
  isReading: false,
};

const shelf = filesShelf('ttcg');
let current = none;
let restoring: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** The cards as they are now, for those who do not watch them. */
export function ownCards(): OwnCards {
  return current;
}

/** The cards, kept up to date. */
export function useOwnCards(): OwnCards {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, ownCards);
}

/**
 * Takes what was brought: a list takes the place of the one before; pictures join those that are there.
 * A list of which nothing can be used changes nothing. Says whether this browser keeps it.
 */
export async function takeFiles(given: Iterable<GivenFile>): Promise<boolean> {
  tell({ ...current, isReading: true });
  const dropped = await readFiles(given, listFiles);
  // Reading thousands of texts takes a moment: that it goes on is shown first.
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const { refused } = dropped;
  if (dropped.texts.length + dropped.pictures.length > 0) return bring(dropped);
  tell({ ...current, refused, isReading: false });
  return true;
}

async function bring({ texts, pictures, refused }: Dropped): Promise<boolean> {
  const files = texts.length > 0 ? texts : current.files;
  const joined = [...withoutSame(current.pictures, pictures), ...pictures];
  const next = cardsWith({ files, pictures: joined });
  if ('wrong' in next) {
    tell({ ...current, problems: next.wrong, refused, isReading: false });
    return true;
  }
  tell({ ...next, refused });
  return shelf.write({ files, pictures: joined });
}

/** Puts the list and its pictures away; they are shown until this browser has let go of them. */
export async function forgetCards(): Promise<void> {
  await shelf.write({ files: none.files, pictures: none.pictures });
  tell(none);
}

/** Brings back what this browser keeps, once. */
export function restoreOwnCards(): Promise<void> {
  restoring ??= shelf.read().then((kept) => {
    // What was brought meanwhile is newer.
    if (!kept || current !== none) return;
    const found = cardsWith(kept);
    if (!('wrong' in found)) tell(found);
  });
  return restoring;
}

/** The cards with these files; or what is wrong, where nothing of them can be used. */
function cardsWith({ files, pictures }: KeptFiles): OwnCards | { wrong: readonly Problem[] } {
  const opening = files.length > 0 ? openWith({ cards: { files } }) : { opened: builtIn };
  if ('problems' in opening) return { wrong: opening.problems };
  const { opened } = opening;
  const names = new Set(opened.designs().flatMap(({ name, own }) => (own ? [name] : [])));
  const designs = opened.cardSet.designs.filter(({ name }) => names.has(name));
  const pictured = picturesOf(designs, pictures).size;
  return { ...none, files, pictures, opened, designs, pictured, problems: opened.problems };
}

function picturesOf(
  designs: readonly Design[],
  pictures: KeptFiles['pictures'],
): ReadonlyMap<string, OwnPicture> {
  const find = pictureIndex(pictures);
  return new Map(
    designs.flatMap(({ name, serial, image }) => {
      const picture = find(image);
      return picture ? [[name, { serial, picture }] as const] : [];
    }),
  );
}

function tell(next: OwnCards): void {
  if (next.designs !== current.designs || next.pictures !== current.pictures)
    showPictures(picturesOf(next.designs, next.pictures));
  current = next;
  for (const listener of listeners) listener();
}

function withoutSame<F extends { readonly path: string }>(
  before: readonly F[],
  brought: readonly F[],
): F[] {
  const paths = new Set(brought.map(({ path }) => path));
  return before.filter(({ path }) => !paths.has(path));
}

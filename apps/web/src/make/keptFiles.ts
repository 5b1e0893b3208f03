import type { TextFile } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import type { DBSchema } from 'idb';
import { browserDatabase } from '../look/browser/database.ts';
import type { PictureFile } from './dropped.ts';

/** What is kept of the files that someone brought for a game. */
export interface KeptFiles {
  readonly files: readonly TextFile[];
  readonly pictures: readonly PictureFile[];
}

const blob = z.custom<Blob>((found) => found instanceof Blob);
const keptFiles = z.object({
  files: z.array(z.object({ path: z.string(), text: z.string() })),
  pictures: z.array(z.object({ path: z.string(), blob })),
});

/** What was brought, by the name of its game. */
interface Shelves extends DBSchema {
  files: { key: string; value: unknown };
}

const database = browserDatabase<Shelves>('cardscape/brought', 1, ['files']);

/** Where this browser keeps what was brought for a game. */
export function filesShelf(game: string) {
  return {
    /** What is kept; nothing if nothing is, or the browser keeps nothing at all. */
    async read(): Promise<KeptFiles | undefined> {
      try {
        return keptFiles.safeParse(await (await database()).get('files', game)).data;
      } catch {
        return undefined;
      }
    },
    /** Keeps files in place of those before. Says whether this browser does. */
    async write(kept: KeptFiles): Promise<boolean> {
      try {
        const shelves = await database();
        if (kept.files.length + kept.pictures.length > 0) await shelves.put('files', kept, game);
        else await shelves.delete('files', game);
        return true;
      } catch {
        return false;
      }
    },
  };
}

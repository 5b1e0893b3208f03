import type { TextFile } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import { browserDatabase } from './database.ts';
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

const transact = browserDatabase('cardscape/brought', 1, ['files']);

/** Where this browser keeps what was brought for a game. */
export function filesShelf(game: string) {
  return {
    /** What is kept; nothing if nothing is, or the browser keeps nothing at all. */
    read: (): Promise<KeptFiles | undefined> =>
      transact('readonly', ({ files }) => files.get(game)).then(
        (found) => keptFiles.safeParse(found).data,
        () => undefined,
      ),
    /** Keeps files in place of those before. Says whether this browser does. */
    write: (kept: KeptFiles): Promise<boolean> =>
      transact('readwrite', async ({ files }) => {
        if (kept.files.length + kept.pictures.length > 0) await files.put(game, kept);
        else await files.remove(game);
        return true;
      }).catch(() => false),
  };
}

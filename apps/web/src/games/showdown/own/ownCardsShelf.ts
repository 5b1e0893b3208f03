import type { TextFile } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import { database } from '../profiles/database.ts';

/** A picture with the file it came from. */
export interface KeptPicture {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What is kept of the cards that someone brought. */
export interface KeptCards {
  readonly files: readonly TextFile[];
  readonly pictures: readonly KeptPicture[];
  readonly withoutBuiltIn: boolean;
}

const bytes = z.custom<Uint8Array<ArrayBuffer>>((found) => found instanceof Uint8Array);
const keptCards = z.object({
  files: z.array(z.object({ path: z.string(), text: z.string() })),
  pictures: z.array(z.object({ path: z.string(), bytes })),
  withoutBuiltIn: z.boolean(),
});

const place = 'own';

/** The cards that this browser keeps; nothing if it keeps none. */
export async function cardsOnShelf(): Promise<KeptCards | undefined> {
  try {
    return keptCards.safeParse(await (await database()).get('cards', place)).data;
  } catch {
    return undefined;
  }
}

/** Keeps the cards in place of those before. Says whether this browser does. */
export async function putOnShelf(kept: KeptCards): Promise<boolean> {
  try {
    const shelves = await database();
    if (kept.files.length + kept.pictures.length > 0 || kept.withoutBuiltIn)
      await shelves.put('cards', kept, place);
    else await shelves.delete('cards', place);
    return true;
  } catch {
    return false;
  }
}

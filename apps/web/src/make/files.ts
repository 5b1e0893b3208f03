import { type FileError, readCardFile } from '@cardscape/kolyma';
import { draftOf, type NewDraft } from './draft.ts';

/** What opening files came to: what could be read, and what could not. */
export interface Opened {
  readonly drafts: readonly NewDraft[];
  readonly errors: readonly FileError[];
}

/** Reads card files. A broken card hides no other. */
export async function openFiles(files: Iterable<File>): Promise<Opened> {
  const read = await Promise.all(
    [...files].map(async (file) => readCardFile(await file.text(), file.name)),
  );
  return {
    drafts: read.flatMap(({ entries }) => entries).map(draftOf),
    errors: read.flatMap(({ errors }) => errors),
  };
}

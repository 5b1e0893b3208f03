import type { Problem } from '@cardscape/kernel';
import { readCardFile } from '@cardscape/kolyma/tools';
import { draftOf, type NewDraft } from './draft.ts';
import { FIRST } from './sentence/errorWords.ts';

/** What opening files came to: what could be read, and what could not. */
export interface Opened {
  readonly drafts: readonly NewDraft[];
  readonly errors: readonly Problem[];
}

/** Reads card files. A broken card hides no other. */
export async function openFiles(files: Iterable<File>): Promise<Opened> {
  const read = await Promise.all(
    [...files].map(async (file) => readCardFile(await file.text(), file.name, FIRST)),
  );
  return {
    drafts: read.flatMap(({ entries }) => entries).map(draftOf),
    errors: read.flatMap(({ errors }) => errors),
  };
}

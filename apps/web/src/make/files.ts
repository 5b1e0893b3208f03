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

/** Hands a text to the browser as a file to save. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** A file name that says what is in it: "Chain Link" is in `chain-link.json`. */
export function fileNameFor(name: string): string {
  const stem = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${stem || 'card'}.json`;
}

import { type ReadSource, readSource } from '@cardscape/games';

const largest = 8_000_000;

/** A record read from outside, with the name of the file it was in, if it was in one. */
export type NamedSource = ReadSource & { readonly name?: string };

/** Reads a file that someone opened or dropped. */
export async function readFile(file: File): Promise<NamedSource> {
  if (file.size > largest)
    return { problem: `"${file.name}" is too large to be the record of a match.` };
  const text = await file.text();
  if (text.trim() === '') return { problem: `"${file.name}" is empty.` };
  const read = await readSource(text);
  return 'problem' in read
    ? { problem: `"${file.name}": ${read.problem}` }
    : { ...read, name: file.name };
}

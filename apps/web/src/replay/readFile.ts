import { type ReadSource, readSource } from '@cardscape/games';

const largest = 8_000_000;

/** Reads a file that someone opened or dropped. */
export async function readFile(file: File): Promise<ReadSource> {
  if (file.size > largest)
    return { problem: `"${file.name}" is too large to be the record of a match.` };
  const text = await file.text();
  if (text.trim() === '') return { problem: `"${file.name}" is empty.` };
  const read = await readSource(text);
  return 'problem' in read ? { problem: `"${file.name}": ${read.problem}` } : read;
}

import { basename, dirname, extname, normalize, relative, sep } from 'node:path';
import { decodeText, eitherOf, fileProblem, type Problem, type TextFile } from '@cardscape/kernel';
import { filesIn } from '../files-in.ts';
import type { Host } from '../host.ts';
import { readText } from '../read-text.ts';

/** The texts of cards that someone brought, or what kept them from being read. */
export type ReadCards =
  | { readonly files: readonly TextFile[] }
  | { readonly problems: readonly Problem[] };

/** The file that says which files of its folder count; the game reads it with them. */
const LIST = 'metadata.txt';

/**
 * Reads the files named, each once. A folder stands for those in it, and in its folders, that have the
 * endings of the game's own files.
 */
export async function readCards(
  host: Host,
  names: readonly string[],
  endings: readonly string[],
): Promise<ReadCards> {
  const files = new Map<string, TextFile>();
  const problems: Problem[] = [];
  for (const name of new Set(names.map((each) => normalize(each)))) {
    const paths = await pathsOf(host, name, endings);
    if (paths.length === 0) problems.push(emptyFolder(name, endings));
    for (const path of paths) {
      // In any of the encodings that editors write.
      const read = await readText(host, path, decodeText);
      if ('problem' in read) problems.push(read.problem);
      else files.set(path, { path: path.replaceAll('\\', '/'), text: read.text });
    }
  }
  return problems.length > 0 ? { problems } : { files: [...files.values()] };
}

/** The endings of some files: `.json`. */
export function endingsOf(files: readonly TextFile[]): string[] {
  return [...new Set(files.map(({ path }) => extname(path).toLowerCase()))];
}

async function pathsOf(host: Host, name: string, endings: readonly string[]): Promise<string[]> {
  const found = await host.files.look(name).catch(() => undefined);
  return found?.kind === 'folder' ? pathsIn(host, name, found.names, endings) : [name];
}

async function pathsIn(
  host: Host,
  folder: string,
  names: readonly string[],
  endings: readonly string[],
): Promise<string[]> {
  const isOfCards = (path: string) => endings.includes(extname(path).toLowerCase());
  const paths = await filesIn(host, folder, names, (name) => isOfCards(name) || isList(name));
  // A list alone speaks of nothing.
  return paths.filter(
    (path) =>
      !isList(path) || paths.some((other) => !isList(other) && isBelow(other, dirname(path))),
  );
}

function isList(path: string): boolean {
  return basename(path).toLowerCase() === LIST;
}

function isBelow(path: string, folder: string): boolean {
  return relative(folder, path).split(sep)[0] !== '..';
}

function emptyFolder(name: string, endings: readonly string[]): Problem {
  const kinds = `${eitherOf(endings)} files`;
  const message = `There are no ${kinds} in this folder.`;
  return fileProblem(name, { found: 'none', expected: [`a folder with ${kinds}`], message });
}

import { dirname, join, normalize } from 'node:path';
import { fileProblem, type Problem } from '@cardscape/kernel';
import {
  type DescriptorFile,
  decodeText,
  type FilesToCheck,
  type FolderFile,
  listedDescriptors,
} from '@cardscape/showdown/tools';
import { filesIn } from '../files-in.ts';
import type { Host } from '../host.ts';
import { systemProblem } from '../read-text.ts';

/** Descriptors, and the pictures that lie with them. */
export interface FoundFiles extends FilesToCheck {
  /** What the lists of folders leave out. */
  readonly unlisted: readonly Unlisted[];
}

/** Descriptors that lie in a folder and that its list does not name: they are not read. */
export interface Unlisted {
  readonly list: string;
  readonly files: readonly string[];
}

/** So many names are told. */
const MOST_NAMES = 20;

/** What a list leaves out, in a line. */
export function unlistedLine({ list, files }: Unlisted): string {
  const more = files.length - MOST_NAMES;
  const names = files.slice(0, MOST_NAMES).join(', ');
  return `Not in ${list}, so left out: ${names}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** The file that says which descriptors of its folder count; without it all do. */
const LIST = 'metadata.txt';

/** Reads the descriptors named, each once; a folder stands for all in it and in its folders. */
export async function findDescriptors(host: Host, names: readonly string[]): Promise<FoundFiles> {
  const descriptors = new Map<string, DescriptorFile>();
  const pictures = new Map<string, FolderFile>();
  const lists: Problem[] = [];
  const unlisted: Unlisted[] = [];
  for (const name of new Set(names.map((each) => normalize(each)))) {
    const found = await host.files.look(name).catch(() => undefined);
    const isFolder = found?.kind === 'folder';
    const paths = isFolder ? await filesIn(host, name, found.names, isOfCards) : [name];
    const own = isFolder ? paths.filter((path) => hasEnding(path, '.lua')) : paths;
    if (own.length === 0) descriptors.set(name, emptyFolder(name));
    const read = await Promise.all(own.map((path) => readDescriptorFile(host, path)));
    const { files, problems, leaves } = isFolder
      ? await chosenOf(host, name, found.names, read)
      : { files: read, problems: [], leaves: [] };
    for (const file of files) descriptors.set(file.path, file);
    lists.push(...problems);
    unlisted.push(...leaves);
    const beside = isFolder ? paths : await siblings(host, name);
    for (const path of beside.filter((each) => hasEnding(each, '.png')))
      if (!pictures.has(path)) pictures.set(path, { path, bytes: await host.files.bytes(path) });
  }
  return {
    descriptors: [...descriptors.values()],
    pictures: [...pictures.values()],
    lists,
    unlisted,
  };
}

/** Those descriptors of a folder that count: what its list names, or all. */
async function chosenOf(
  host: Host,
  folder: string,
  names: readonly string[],
  read: readonly DescriptorFile[],
): Promise<{
  files: readonly DescriptorFile[];
  problems: readonly Problem[];
  leaves: readonly Unlisted[];
}> {
  const name = names.find((each) => each.toLowerCase() === LIST);
  if (name === undefined) return { files: read, problems: [], leaves: [] };
  const list = join(folder, name);
  const { files, problems } = listedDescriptors([...read, await readDescriptorFile(host, list)]);
  const chosen = new Set(files.map(({ path }) => path));
  const left = read.filter(({ path }) => !chosen.has(path)).map(({ path }) => path);
  const leaves = left.length > 0 ? [{ list, files: left }] : [];
  return { files: read.filter(({ path }) => chosen.has(path)), problems, leaves };
}

/** Reads a descriptor as text, in any of the encodings that editors write. */
async function readDescriptorFile(host: Host, path: string): Promise<DescriptorFile> {
  try {
    const bytes = await host.files.bytes(path);
    return { path, text: decodeText(bytes) };
  } catch (error) {
    return { path, problem: systemProblem(path, error, 'read') };
  }
}

/** The descriptors that lie in the same folder as a file. */
export async function siblings(host: Host, path: string): Promise<string[]> {
  const folder = dirname(path);
  const found = await host.files.look(folder).catch(() => undefined);
  return found?.kind === 'folder' ? found.names.map((name) => join(folder, name)) : [];
}

/** Does a path end so, in upper or lower case? */
export function hasEnding(path: string, ending: string): boolean {
  return path.toLowerCase().endsWith(ending);
}

const isOfCards = (name: string) => /\.(lua|png)$/i.test(name);

function emptyFolder(path: string): DescriptorFile {
  const expected = ['a folder with .lua files'];
  const message = 'There are no .lua files in this folder.';
  return { path, problem: fileProblem(path, { found: 'none', expected, message }) };
}

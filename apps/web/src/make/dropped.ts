import { decodeText, type TextFile } from '@cardscape/kernel';

/** A file with the path that it has in its folder. */
export interface GivenFile {
  readonly path: string;
  readonly file: File;
}

/** A picture with the path it came from. */
export interface PictureFile {
  readonly path: string;
  readonly blob: Blob;
}

/** What was dropped on the page or chosen: texts and pictures. */
export interface Dropped {
  readonly texts: readonly TextFile[];
  readonly pictures: readonly PictureFile[];
  /** What was left alone, and why. */
  readonly refused: readonly string[];
}

/** Which files a game takes. */
export interface FileKinds {
  readonly isText: (path: string) => boolean;
  readonly isPicture: (path: string) => boolean;
  /** Their endings, in words. */
  readonly endings: string;
  /** Larger files than this are left alone, in millions of bytes. */
  readonly megabytes: number;
}

/** Reads the texts among files; pictures are only held. */
export async function readFiles(
  files: Iterable<GivenFile>,
  { isText, isPicture, endings, megabytes }: FileKinds,
): Promise<Dropped> {
  const texts: TextFile[] = [];
  const pictures: PictureFile[] = [];
  const refused: string[] = [];
  for (const { path, file } of files) {
    if (!isText(path) && !isPicture(path))
      refused.push(`${path} is left out: it is no ${endings} file.`);
    else if (file.size > megabytes * 1_000_000)
      refused.push(`${path} is left out: it has more than ${megabytes} MB.`);
    else if (isPicture(path)) pictures.push({ path, blob: file });
    else texts.push({ path, text: decodeText(new Uint8Array(await file.arrayBuffer())) });
  }
  return { texts, pictures, refused };
}

/** The files that were chosen, with the paths they have in their folder. */
export function chosenFiles({ files }: Pick<HTMLInputElement, 'files'>): GivenFile[] {
  return [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** All files of what was dropped, folders and the folders within them included. */
export async function filesOf(items: DataTransferItemList): Promise<GivenFile[]> {
  // The list is emptied as soon as the event is over: its entries must be taken at once.
  const held = [...items].map((item) => item.webkitGetAsEntry() ?? item.getAsFile());
  const found = held.map((one) => {
    if (!one) return [];
    return one instanceof File ? [{ path: one.name, file: one }] : filesIn(one);
  });
  return (await Promise.all(found)).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<GivenFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => {
      (entry as FileSystemFileEntry).file(resolve, reject);
    });
    return [{ path: entry.fullPath.replace(/^\//, ''), file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: GivenFile[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return found;
    for (const each of some) found.push(...(await filesIn(each)));
  }
}

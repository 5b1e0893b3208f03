import type { TextFile } from '@cardscape/kernel';
import { decodeText } from '@cardscape/showdown/tools';

/** A picture with the file it came from. */
export interface PictureFile {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What was dropped on the page or chosen: texts and pictures. */
export interface Dropped {
  readonly texts: readonly TextFile[];
  readonly pictures: readonly PictureFile[];
  /** What was left alone, and why. */
  readonly refused: readonly string[];
}

/** Larger files than this are left alone; a descriptor may have 256 KB. */
const largest = 4_000_000;

const isText = (path: string) => /\.(lua|txt)$/i.test(path);
const isPicture = (path: string) => /\.png$/i.test(path);

/** Reads files, with the paths they have in their folder. */
export async function readFiles(files: Iterable<File>): Promise<Dropped> {
  const texts: TextFile[] = [];
  const pictures: PictureFile[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const path = file.webkitRelativePath || file.name;
    if (!isText(path) && !isPicture(path))
      refused.push(`${path} is left out: it is no .lua, .png or .txt file.`);
    else if (file.size > largest) refused.push(`${path} is left out: it has more than 4 MB.`);
    else {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (isText(path)) texts.push({ path, text: decodeText(bytes) });
      else pictures.push({ path, bytes });
    }
  }
  return { texts, pictures, refused };
}

/** All files of what was dropped, folders and the folders within them included. */
export async function filesOf(items: DataTransferItemList): Promise<File[]> {
  // The list is emptied as soon as the event is over: its entries must be taken at once.
  const held = [...items].map((item) => item.webkitGetAsEntry() ?? item.getAsFile());
  const found = held.map((one) => (one instanceof File || !one ? one : filesIn(one)));
  return (await Promise.all(found)).flat().filter((file) => file !== null);
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [
      await new Promise<File>((resolve, reject) => {
        (entry as FileSystemFileEntry).file(resolve, reject);
      }),
    ];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: File[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return found;
    for (const each of some) found.push(...(await filesIn(each)));
  }
}

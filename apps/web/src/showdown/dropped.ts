import type { CardFile } from './library.ts';

/** What was dropped on the page or chosen: texts and pictures. */
export interface Dropped {
  readonly texts: readonly CardFile[];
  readonly pictures: readonly { readonly path: string; readonly bytes: Uint8Array<ArrayBuffer> }[];
}

/** Larger files than this are left alone; a descriptor may have 256 KB. */
const largest = 4_000_000;

const isText = (path: string) => /\.(lua|txt)$/i.test(path);
const isPicture = (path: string) => /\.png$/i.test(path);

/** Reads files, with the paths they have in their folder. */
export async function readFiles(files: Iterable<File>): Promise<Dropped> {
  const texts: CardFile[] = [];
  const pictures: { path: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  for (const file of files) {
    const path = file.webkitRelativePath || file.name;
    if (file.size > largest) continue;
    if (isText(path)) texts.push({ path, text: await file.text() });
    else if (isPicture(path))
      pictures.push({ path, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
  return { texts, pictures };
}

/** All files of what was dropped, folders and the folders within them included. */
export async function filesOf(items: DataTransferItemList): Promise<File[]> {
  // The list is emptied as soon as the event is over: its entries must be taken at once.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return (await Promise.all(entries.map(filesIn))).flat();
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

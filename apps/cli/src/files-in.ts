import { join } from 'node:path';
import type { Host } from './host.ts';

/** How deep folders may lie within folders: deeper ones are not looked at. */
const DEEPEST = 20;

/** The paths of all files in a folder, and in its folders, whose names are wanted. */
export async function filesIn(
  host: Host,
  folder: string,
  names: readonly string[],
  isWanted: (name: string) => boolean,
  depth = 0,
): Promise<string[]> {
  const paths: string[] = [];
  for (const name of names) {
    const path = join(folder, name);
    if (isWanted(name)) {
      paths.push(path);
      continue;
    }
    const found = await host.files.look(path).catch(() => undefined);
    if (found?.kind === 'folder' && depth < DEEPEST)
      paths.push(...(await filesIn(host, path, found.names, isWanted, depth + 1)));
  }
  return paths;
}

import { join, normalize } from 'node:path';
import { fileProblem } from '@cardscape/kernel';
import type { Host } from '../host.ts';
import { readText, type TextFile } from '../read-text.ts';

/** Reads the files named, each once; a folder stands for the .json files in it. */
export async function readCardFiles(host: Host, names: readonly string[]): Promise<TextFile[]> {
  const files: TextFile[] = [];
  for (const name of new Set(names.map((each) => normalize(each))))
    files.push(...(await readNamed(host, name)));
  return files;
}

async function readNamed(host: Host, name: string): Promise<TextFile[]> {
  const found = await host.files.look(name).catch(() => undefined);
  if (found?.kind !== 'folder') return [await readText(host, name)];
  const inside = found.names.filter((file) => file.endsWith('.json'));
  if (inside.length === 0) {
    const expected = ['a folder with .json files'];
    const message = 'There are no .json files in this folder.';
    return [{ name, problem: fileProblem(name, { found: 'none', expected, message }) }];
  }
  return Promise.all(inside.map((file) => readText(host, join(name, file))));
}

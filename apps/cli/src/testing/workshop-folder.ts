import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Folder } from './captured-host.ts';

const FILES = {
  'effects/all_effect_templates.txt': 'Draw <number> cards\nGain <number> <type> points\n',
  'placeholders/number.txt': '1\n2\n3\n',
  'placeholders/type.txt': 'fire\nwater\n',
  'placeholders/combinations_to_remove.txt': '# None\n',
  'placeholders/phrase_replacements.txt': '# None\n',
};

/** A folder with templates and placeholders where they are looked for, and these files. */
export const folderWith = (files: Record<string, string> = {}) =>
  Folder.with({ ...FILES, ...files });
/** The text of a file of a folder. */
export const fileIn = (folder: Folder, name: string) => readFile(join(folder.path, name), 'utf8');

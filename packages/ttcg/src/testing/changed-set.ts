import { type CardSetFiles, digest } from '@cardscape/kernel';
import { builtInFiles } from './built-in.ts';

/** The built-in set with its card list changed, as a designer would change it. */
export function changedSet(change: (list: string) => string): CardSetFiles {
  const files = builtInFiles.files.map((file) =>
    file.path === 'cards/card_list.csv' ? { ...file, text: change(file.text) } : file,
  );
  return { id: builtInFiles.id, hash: digest(files).slice(0, 16), files };
}

/** A row of a card list: a small fire unit with these effects. */
export function cardRow(name: string, first: string, second: string): string {
  const serial = digest(name).slice(0, 14);
  return `${name};Fire;Beast;1;;250;250;${first};${second};${serial};0;50;None;None\n`;
}

import type { CardSetFiles } from '@cardscape/kernel';
import built from '../../built/set.json' with { type: 'json' };
import { loadSet } from '../files/set.ts';
import type { CardFile, CardSet } from '../files/set-types.ts';

const { files }: CardSetFiles = built;

/** The files of the built-in card set, under names that no file of a designer has. */
export const coreFiles: readonly CardFile[] = files.map(({ path, text }) => ({
  name: `built-in ${path}`,
  text,
}));

let loaded: CardSet | undefined;

/** The built-in card set. A fault in it is a fault of ours, so it throws. */
export function coreSet(): CardSet {
  loaded ??= loadCore();
  return loaded;
}

function loadCore(): CardSet {
  const { set, errors } = loadSet(coreFiles);
  if (errors.length === 0) return set;
  const lines = errors.map(({ file, path, message }) => `${file} ${path}: ${message}`);
  throw new Error(`The built-in card set has errors.\n${lines.join('\n')}`);
}

import { type CardSetFiles, digest } from '@cardscape/kernel';
import { builtInSet } from './built-in.ts';

/** The built-in set with one of its files changed, as if the designer had done it. */
export function changedSet(
  file: 'specials' | 'numbers' | 'characters',
  change: (entries: Record<string, unknown>[]) => unknown,
): CardSetFiles {
  const files = builtInSet.files.map(({ path, text }) =>
    path === `cards/${file}.json`
      ? { path, text: JSON.stringify(change(JSON.parse(text))) }
      : { path, text },
  );
  return { ...builtInSet, hash: digest(files), files };
}

/** The built-in set with one number changed of a special card. */
export function rebalancedSet(special: string, values: readonly number[]): CardSetFiles {
  return changedSet('specials', (entries) =>
    entries.map((entry) =>
      entry.name === special ? { ...entry, values, text: undefined } : entry,
    ),
  );
}

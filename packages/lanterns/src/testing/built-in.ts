import type { TextFile } from '@cardscape/kernel';
import lanterns from '../../cards/lanterns.json' with { type: 'json' };

/** The files of the built-in set. */
export const builtInFiles: readonly TextFile[] = [
  { path: 'cards/lanterns.json', text: JSON.stringify(lanterns) },
];

import type { CardSetFiles } from '@cardscape/kernel';
import set from '../../built/set.json' with { type: 'json' };

/** The built-in set. */
export const builtInSet: CardSetFiles = set;

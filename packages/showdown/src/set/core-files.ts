import { filesIn, type TextFile } from '@cardscape/kernel';
import set from '../../built/set.json' with { type: 'json' };

/** The descriptors of the built-in cards. */
export const cardFiles = (): readonly TextFile[] => filesIn(set, 'cards');

/** The descriptors of our own effects. */
export const effectFiles = (): readonly TextFile[] => filesIn(set, 'effects');

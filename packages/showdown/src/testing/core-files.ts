import { filesIn, type TextFile } from '@cardscape/kernel';
import { builtInSet } from './built-in.ts';

/** The descriptors of the built-in cards. */
export const cardFiles = (): readonly TextFile[] => filesIn(builtInSet, 'cards');

/** The descriptors of our own effects. */
export const effectFiles = (): readonly TextFile[] => filesIn(builtInSet, 'effects');

import type { Profile } from '@cardscape/showdown/tools';
import type { DBSchema } from 'idb';
import { browserDatabase } from '../../../look/browser/database.ts';

/**
 * The shelves of Showdown: profiles by the key of their name, rewards by the key of a match, and the cards
 * that someone brought.
 */
interface Shelves extends DBSchema {
  profiles: { key: string; value: Profile };
  rewards: { key: string; value: unknown };
  cards: { key: string; value: unknown };
}

/** The database of Showdown. */
export const database = browserDatabase<Shelves>('cardscape/showdown', 2, [
  'profiles',
  'rewards',
  'cards',
]);

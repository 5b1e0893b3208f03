import { browserDatabase } from '../../../make/database.ts';

/**
 * The shelves of Showdown: profiles by the key of their name, rewards by the key of a match, and the cards
 * that someone brought.
 */
export const transact = browserDatabase('cardscape/showdown', 2, ['profiles', 'rewards', 'cards']);

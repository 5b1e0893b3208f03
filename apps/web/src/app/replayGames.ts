import type { ReplayGames } from '../replay/replayGames.ts';
import { tableOf } from './gameTables.ts';

/** The games of the site, as the replay page is told of them. */
export const replayGames: ReplayGames = { tableOf, sample: 'kolyma' };

import type { ReplayGames } from '../replay/kit/replayKit.ts';
import { tableOf } from './gameTables.ts';

/** The games of the site, as the replay page is told of them. */
export const replayGames: ReplayGames = { tableOf, sample: 'kolyma' };

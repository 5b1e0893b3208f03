import { ReplayPage } from '../../replay/ReplayPage.tsx';
import { replayGames } from '../replayGames.ts';

/** Matches of every game of the site, watched again. */
export function Replay() {
  return <ReplayPage games={replayGames} />;
}

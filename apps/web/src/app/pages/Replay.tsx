import { useParams } from '@tanstack/react-router';
import { ReplayPage } from '../../replay/ReplayPage.tsx';
import { replayGames } from '../replayGames.ts';

/** Matches of every game of the site, watched again: one at its address, the last one, or one to be chosen. */
export function Replay() {
  const { id } = useParams({ strict: false }) as { id?: string };
  return <ReplayPage id={id} games={replayGames} />;
}

import { Navigate, useParams } from '@tanstack/react-router';
import { lastMatch } from '../../table/matches/matches.ts';
import { matchAddress } from '../../table/matches/useBegin.ts';

/** Where a game was left: leads to its last match, or to where one is set up. */
export function LastMatch() {
  const { game = '' } = useParams({ strict: false }) as { game?: string };
  const match = lastMatch(game);
  return <Navigate replace to={match ? matchAddress(match.id) : `/play/${game}`} />;
}

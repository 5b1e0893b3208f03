import { useParams } from '@tanstack/react-router';
import { MatchPage } from '../../table/matches/MatchPage.tsx';
import { tableOf } from '../gameTables.ts';

/** A match of any game, at its address. */
export function Match() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  return <MatchPage key={id} id={id} tableOf={tableOf} />;
}

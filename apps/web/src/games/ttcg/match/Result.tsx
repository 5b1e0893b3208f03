import { SEATS } from '@cardscape/kernel';
import type { TtcgEvent, TtcgView } from '@cardscape/ttcg';
import { StandingBars } from '../../../table/ending/StandingBars.tsx';
import type { EndedMatch } from '../../../table/gameTable.ts';

/** The result of a match: the points of both. */
export function Result({ view, names, outcome }: EndedMatch<TtcgView, TtcgEvent>) {
  const sides = SEATS.map((seat) => {
    const value = Math.max(0, view.players[seat].points);
    const words = value === 1 ? 'point' : 'points';
    return { seat, name: names[seat], value, words, won: outcome.winner === seat };
  });
  return <StandingBars sides={sides} />;
}

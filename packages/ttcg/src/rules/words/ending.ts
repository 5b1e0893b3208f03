import { LAST_TURN } from '../position/limits.ts';
import type { Ending } from '../position/state.ts';

const ENDINGS: Record<Ending, string> = {
  points: 'no points left',
  bothPoints: 'no points left on either side',
  turns: `nobody has won by turn ${LAST_TURN}`,
};

/** Why a game ended, as a clause. */
export function ending(reason: Ending): string {
  return ENDINGS[reason];
}

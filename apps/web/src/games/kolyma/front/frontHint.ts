import type { SeatDecision } from '@cardscape/kernel';
import type { KolymaView } from '@cardscape/kolyma';
import { cardAnchor } from '../../../table/anchors.ts';

/** What is pointed out to one who hesitates: in words, and where on the table it is. */
export interface FrontHint {
  readonly words: string;
  readonly place: string;
}

const WINNER = 'Long Pace';
/** What it adds. */
const STEPS = 5;

/** The winning card of the front page while it wins, then the pass that ends the round. Nothing anywhere else. */
export function frontHint(
  { players: [mine], target }: Pick<KolymaView, 'players' | 'target'>,
  decision: SeatDecision,
): FrontHint | undefined {
  if (decision.ask !== 'pick' || decision.kind !== 'turn' || decision.seat !== 0) return undefined;
  if (mine.total === target)
    return {
      words: 'You stand on the target: nobody can come closer. Press Pass.',
      place: '[data-deed="pass"]',
    };
  const seen = mine.hand.flatMap((each) => ('card' in each ? [each] : []));
  const winner = seen.find(({ design }) => design === WINNER);
  if (mine.total + STEPS !== target || !winner) return undefined;
  return {
    words: `You lack ${STEPS}, and ${WINNER} adds ${STEPS}. Play it.`,
    place: `[data-anchor="${cardAnchor(winner.card)}"]`,
  };
}

import { opponentOf } from '@cardscape/kernel';
import type { KolymaEvent, KolymaView, RoundReason } from '@cardscape/kolyma';
import { StandingBars } from '../../../table/ending/StandingBars.tsx';
import type { PlayStand } from '../../../table/gameTable.ts';
import { doing } from '../../../table/screen/doing.ts';
import { Interlude } from '../../../table/screen/Interlude.tsx';
import { Wins } from '../table/Seat.tsx';
import { wayTo } from './messages.ts';

const reasons: Readonly<Record<RoundReason, string>> = {
  closer: 'Closer to the target without going over.',
  over: 'The other side went over the target.',
  'both over': 'Both sides went over the target.',
  equal: 'Both sides stand at the same total.',
};

/** The end of a round: both totals against the target, who scores, and why (R-K3). */
export function RoundEnd({
  end: { round, result },
  near,
  names,
  view,
  skip,
}: PlayStand<KolymaView, KolymaEvent> & { end: Extract<KolymaEvent, { type: 'round over' }> }) {
  const { winner, totals, target, reason } = result;
  const sides = [opponentOf(near), near].map((seat) => ({
    seat,
    name: names[seat],
    value: totals[seat],
    words: wayTo(totals[seat], target).toLowerCase(),
    won: winner === seat,
    under: <Wins wins={view.players[seat].wins + (winner === seat ? 1 : 0)} />,
  }));
  return (
    <Interlude
      label={`Round ${round} ends`}
      seed={`round ${round} ${target}`}
      deed="Go on"
      onDeed={skip}
    >
      <p className="capitals">Round {round}</p>
      <h2>{winner === null ? 'Nobody scores' : doing(names[winner], 'score')}</h2>
      <p>{reasons[reason]}</p>
      <StandingBars sides={sides} mark={target} />
    </Interlude>
  );
}

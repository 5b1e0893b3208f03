import { opponentOf, type Seat } from '@cardscape/kernel';
import type { KolymaView, RoundReason, RoundResult } from '@cardscape/kolyma';
import { StandingBars } from '../../../table/ending/StandingBars.tsx';
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
  round,
  result: { winner, totals, target, reason },
  near,
  names,
  view,
  onGoOn,
}: {
  round: number;
  result: RoundResult;
  near: Seat;
  names: readonly [string, string];
  /** The position before its end. */
  view: KolymaView;
  onGoOn: () => void;
}) {
  const sides = [opponentOf(near), near].map((seat) => ({
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
      onDeed={onGoOn}
    >
      <p className="capitals">Round {round}</p>
      <h2>{winner === null ? 'Nobody scores' : scores(names[winner])}</h2>
      <p>{reasons[reason]}</p>
      <StandingBars sides={sides} mark={target} />
    </Interlude>
  );
}

function scores(name: string): string {
  return name === 'You' ? 'You score' : `${name} scores`;
}

import { opponentOf, type Seat } from '@cardscape/kernel';
import type { RoundReason, RoundResult } from '@cardscape/kolyma';
import type { CSSProperties } from 'react';
import { numeral } from '../../../look/card/numerals.ts';
import { Interlude } from '../../../table/screen/Interlude.tsx';
import { Wins } from '../table/Seat.tsx';
import { wayTo } from './messages.ts';
import css from './RoundEnd.module.css';

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
  wins,
  onGoOn,
}: {
  round: number;
  result: RoundResult;
  near: Seat;
  names: readonly [string, string];
  /** Rounds won before this one, by seat. */
  wins: readonly [number, number];
  onGoOn: () => void;
}) {
  const most = Math.max(target, ...totals, 1) * 1.08;
  const least = Math.min(0, ...totals) * 1.08;
  const share = (value: number) => value / (most - least);
  return (
    <Interlude
      label={`Round ${round} ends`}
      seed={`round ${round} ${target}`}
      deed="Go on"
      onDeed={onGoOn}
    >
      <p className={css.round}>Round {round}</p>
      <h2>{winner === null ? 'Nobody scores' : scores(names[winner])}</h2>
      <p>{reasons[reason]}</p>
      <div
        className={css.bars}
        style={{ '--zero': share(-least), '--post': share(target - least) } as CSSProperties}
      >
        {[opponentOf(near), near].map((seat) => (
          <div key={seat} className={css.side}>
            <span className={css.name}>
              {names[seat]}
              <Wins wins={wins[seat] + (winner === seat ? 1 : 0)} />
            </span>
            <span className={css.ground}>
              <span
                className={css.bar}
                data-below={totals[seat] < 0 || undefined}
                data-over={totals[seat] > target || undefined}
                data-won={winner === seat || undefined}
                style={
                  { '--reach': Math.max(0.01, share(Math.abs(totals[seat]))) } as CSSProperties
                }
              />
            </span>
            <span className="figures">
              <strong>{numeral(totals[seat])}</strong> {wayTo(totals[seat], target).toLowerCase()}
            </span>
          </div>
        ))}
        <span className={`${css.post} figures`}>{target}</span>
      </div>
    </Interlude>
  );
}

function scores(name: string): string {
  return name === 'You' ? 'You score' : `${name} scores`;
}

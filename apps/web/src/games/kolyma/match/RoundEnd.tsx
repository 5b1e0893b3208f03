import { opponentOf, type Seat } from '@cardscape/kernel';
import type { RoundReason, RoundResult } from '@cardscape/kolyma';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Button } from '../../../look/control/Button.tsx';
import { Contours } from '../../../look/paper/Contours.tsx';
import { Wins } from '../table/Plaque.tsx';
import { totalWords, wayTo } from '../table/totals.ts';
import './RoundEnd.css';

const reasons: Readonly<Record<RoundReason, string>> = {
  closer: 'Closer to the target without going over.',
  over: 'The other side went over the target.',
  'both over': 'Both sides went over the target.',
  equal: 'Both sides stand at the same total.',
};

/** The end of a round: both totals against the target, who scores, and why (R-K3). */
export function RoundEnd({
  round,
  result,
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
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const { winner, totals, target, reason } = result;
  const most = Math.max(target, ...totals, 1) * 1.08;
  const least = Math.min(0, ...totals) * 1.08;
  const share = (value: number) => value / (most - least);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside answers to the keyboard
    <section
      className="round-end"
      role="dialog"
      aria-label={`Round ${round} ends`}
      onClick={(event) => {
        // The page under it goes on by a click too: once is enough.
        event.stopPropagation();
        onGoOn();
      }}
    >
      <div className="round-end__sheet">
        <Contours seed={`round ${round} ${target}`} />
        <p className="round-end__round">Round {round}</p>
        <h2>{winner === null ? 'Nobody scores' : scores(names[winner])}</h2>
        <p>{reasons[reason]}</p>
        <div
          className="round-end__bars"
          style={{ '--zero': share(-least), '--post': share(target - least) } as CSSProperties}
        >
          {[opponentOf(near), near].map((seat) => (
            <div key={seat} className="round-end__side">
              <span className="round-end__name">
                {names[seat]}
                <Wins wins={wins[seat] + (winner === seat ? 1 : 0)} />
              </span>
              <span className="round-end__ground">
                <span
                  className={`round-end__bar ${totals[seat] < 0 ? 'round-end__bar--below' : ''} ${totals[seat] > target ? 'round-end__bar--over' : ''} ${winner === seat ? 'round-end__bar--won' : ''}`}
                  style={
                    { '--reach': Math.max(0.01, share(Math.abs(totals[seat]))) } as CSSProperties
                  }
                />
              </span>
              <span className="figures">
                <strong>{totalWords(totals[seat])}</strong>{' '}
                {wayTo(totals[seat], target).toLowerCase()}
              </span>
            </div>
          ))}
          <span className="round-end__post figures">{target}</span>
        </div>
        <Button ref={button} tone="primary">
          Go on
        </Button>
      </div>
    </section>
  );
}

function scores(name: string): string {
  return name === 'You' ? 'You score' : `${name} scores`;
}

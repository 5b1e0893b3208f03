import type { PlayerView } from '@cardscape/kolyma';
import { artAddress } from '../../../look/card/pictures.ts';
import { useTable } from './TableContext.tsx';
import { wayTo } from './totals.ts';
import './Plaque.css';

const winsNeeded = [1, 2] as const;

/** Who sits here, how many rounds they have won, and how far they are from the target. */
export function Plaque({
  player,
  name,
  target,
  active,
  passed,
}: {
  player: PlayerView;
  name: string;
  target: number;
  /** Whether it is their turn. */
  active: boolean;
  /** Whether they passed last. */
  passed: boolean;
}) {
  const { prints } = useTable();
  return (
    <div className={`plaque ${active ? 'plaque--active' : ''}`}>
      <img
        className="plaque__portrait"
        src={artAddress(prints.portrait(player.character))}
        alt=""
        draggable={false}
      />
      {passed && <span className="plaque__passed">Passed</span>}
      <div className="plaque__words">
        <span className="plaque__name" title={player.character}>
          <strong>{player.character}</strong>
          <span className="plaque__hand figures" aria-hidden="true">
            {player.hand.length} in hand
          </span>
        </span>
        <span className="plaque__who">
          {name}
          <Wins wins={player.wins} />
        </span>
        <span className="plaque__way figures">{wayTo(player.total, target)}</span>
      </div>
    </div>
  );
}

/** Two flags for the two rounds a match needs: planted when won. */
export function Wins({ wins }: { wins: number }) {
  return (
    <svg
      className="wins"
      viewBox="0 0 34 18"
      width="34"
      height="18"
      role="img"
      aria-label={`${wins} of 2 rounds won`}
    >
      {winsNeeded.map((need) => (
        <path
          key={need}
          className={wins >= need ? 'wins__won' : ''}
          d={`M${need * 17 - 13} 17 V2 L${need * 17 - 2} 5.5 L${need * 17 - 13} 9.5`}
        />
      ))}
    </svg>
  );
}

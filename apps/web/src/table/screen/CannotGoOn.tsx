import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../look/control/Button.tsx';
import { watched } from '../kept/watched.ts';
import type { StuckMatch } from '../matches/matches.ts';
import { replayAddress } from '../matches/useBegin.ts';
import './CannotGoOn.css';

/** Says that a match cannot go on, and why; it can still be watched. */
export function CannotGoOn({
  words,
  stuck: { record, why },
  children,
}: {
  /** Which match it is: "Your last match cannot go on." */
  words: string;
  stuck: Pick<StuckMatch, 'record' | 'why'>;
  /** Other ways from here. */
  children?: ReactNode;
}) {
  const onWatch = useWatching();
  return (
    <div className="cannot-go-on" role="status">
      <p>
        <strong>{words}</strong> {why}
      </p>
      <div className="cannot-go-on__deeds">
        <Button onClick={() => onWatch(record)}>Watch it</Button>
        {children}
      </div>
    </div>
  );
}

/** Opens a match on the replay page. */
function useWatching(): (record: StuckMatch['record']) => void {
  const navigate = useNavigate();
  return (record) => void navigate({ to: replayAddress(watched.keep(record)) });
}

import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Button, buttonClass } from '../../look/control/Button.tsx';
import type { StuckMatch } from '../kept/keeper.ts';
import { CannotGoOn } from '../screen/CannotGoOn.tsx';
import { LeaveMatch } from './LeaveMatch.tsx';

/** The head of a set-up page: what the game is, and the ways into a match. */
export function SetUpHead({
  title,
  line,
  match,
  learn,
  waiting,
  stuck,
  disabled = false,
  onStart,
  onContinue,
  children,
}: {
  title: string;
  /** What one does in it. */
  line: string;
  /** Where matches are played. */
  match: string;
  /** Where the game is learnt. */
  learn: { readonly to: string; readonly words: string };
  /** Whether a match waits to be continued, which a new one takes the place of. */
  waiting: boolean;
  /** The match that waits, if it cannot go on. */
  stuck: StuckMatch | undefined;
  disabled?: boolean;
  onStart: () => void;
  /** Called before the match that waits is continued. */
  onContinue: () => void;
  children?: ReactNode;
}) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const goOn = () => {
    onContinue();
    void navigate({ to: match });
  };
  return (
    <header className="set-up__head">
      <h1>{title}</h1>
      <p>{line}</p>
      <div className="set-up__deeds">
        <Button
          tone="primary"
          disabled={disabled}
          onClick={waiting ? () => setLeaving(true) : onStart}
        >
          Start the match
        </Button>
        {waiting && !stuck && (
          <Link to={match} className={buttonClass()} onClick={onContinue}>
            Continue your match
          </Link>
        )}
        <Link to={learn.to} className={buttonClass()}>
          {learn.words}
        </Link>
      </div>
      {stuck && <CannotGoOn words="Your last match cannot go on." stuck={stuck} />}
      {children}
      <LeaveMatch
        open={leaving}
        stuck={stuck}
        onGoOn={goOn}
        onStart={onStart}
        onClose={() => setLeaving(false)}
      />
    </header>
  );
}

import type { ReactNode } from 'react';
import { SurveyMark } from '../card/StateMarks.tsx';
import './MessageLine.css';

/** Whose move it is and what is expected; read out politely when it changes. */
export function MessageLine({
  whose,
  yours,
  notice,
  children,
  actions,
}: {
  /** "Your move", "Vera's move". */
  whose: string;
  /** Whether the person at the screen is asked. */
  yours: boolean;
  /** What stands over the line until it is answered, and moves nothing. */
  notice?: ReactNode;
  /** What is expected, as a short sentence. */
  children: ReactNode;
  /** The deeds that answer it. */
  actions?: ReactNode;
}) {
  return (
    <div
      className={`message-line ${yours ? 'message-line--yours' : ''}`}
      data-message={yours ? 'yours' : 'theirs'}
    >
      {notice && <div className="message-line__notice">{notice}</div>}
      <p className="message-line__words" role="status" aria-live="polite">
        <span className="message-line__whose">
          <SurveyMark />
          {whose}
        </span>{' '}
        <span>{children}</span>
      </p>
      {actions && <div className="message-line__actions">{actions}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import './QuestionFrame.css';

/** A panel over the table with a question, and what answers it. Buttons in a row lie in `question__answers`. */
export function QuestionFrame({
  label,
  prompt,
  className,
  beside,
  children,
}: {
  /** What it is, for those who hear it. */
  label: string;
  prompt: string;
  /** Where it lies over the table. */
  className: string | undefined;
  /** The cards that it is about. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={`question ${className}`} aria-label={label} data-question>
      {beside}
      <div className="question__words">
        <p className="question__prompt">{prompt}</p>
        {children}
      </div>
    </section>
  );
}

import { memo, useEffect, useRef } from 'react';
import './StepLog.css';

/** What one step told. */
export interface StepLines {
  readonly step: number;
  /** In order; the weighty ones open a part of the match or end it. */
  readonly sentences: readonly { readonly words: string; readonly weighty: boolean }[];
  /** What someone wrote here. */
  readonly notes: readonly string[];
}

/** All that happened; a click on a line goes there, and the line of the moment stays in sight. */
export function StepLog({
  lines,
  at,
  onGo,
}: {
  lines: readonly StepLines[];
  at: number;
  onGo: (step: number) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>(`[data-step="${at}"]`);
    if (!list.current || !here) return;
    // Not scrollIntoView: it would move the whole page along.
    const top = here.offsetTop - list.current.clientHeight / 2 + here.offsetHeight / 2;
    list.current.scrollTo({ top });
  }, [at]);
  return (
    <section className="step-log" aria-label="Log">
      <h2>Log</h2>
      <ol ref={list} className="step-log__list">
        {lines.filter(saysSomething).map((line) => (
          <Line key={line.step} line={line} here={line.step === at} onGo={onGo} />
        ))}
      </ol>
    </section>
  );
}

function saysSomething({ sentences, notes }: StepLines): boolean {
  return sentences.length + notes.length > 0;
}

const Line = memo(function Line({
  line: { step, sentences, notes },
  here,
  onGo,
}: {
  line: StepLines;
  here: boolean;
  onGo: (step: number) => void;
}) {
  return (
    <li className="step-log__item" data-step={step}>
      <button
        type="button"
        className="step-log__line"
        aria-current={here ? 'step' : undefined}
        onClick={() => onGo(step)}
      >
        <span className="step-log__step figures">{step}</span>
        <span>
          {sentences.map(({ words, weighty }) =>
            weighty ? (
              <strong key={words} className="step-log__weighty">
                {words}
              </strong>
            ) : (
              `${words} `
            ),
          )}
          {notes.map((note) => (
            <em key={note} className="step-log__note">
              {note}
            </em>
          ))}
        </span>
      </button>
    </li>
  );
});

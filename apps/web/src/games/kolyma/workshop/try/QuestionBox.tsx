import type { OpenQuestion } from '@cardscape/kolyma/tools';
import { useState } from 'react';
import { Button } from '../../../../look/control/Button.tsx';
import css from './TryPanel.module.css';

/** A question that came up while the card worked, with its options to click. */
export function QuestionBox({
  question,
  onAnswer,
}: {
  question: OpenQuestion;
  onAnswer: (picks: readonly number[]) => void;
}) {
  const [picks, setPicks] = useState<readonly number[]>([]);
  const { seat, prompt, count, options } = question;
  const toggle = (option: number) => {
    if (count === 1) return onAnswer([option]);
    setPicks(picks.includes(option) ? picks.filter((pick) => pick !== option) : [...picks, option]);
  };
  return (
    <section className={css.questionBox} aria-label="Question">
      <p role="status">
        <b>{seat === 0 ? 'You are asked:' : 'Your opponent is asked:'}</b> {prompt}
      </p>
      <div className={css.questionBoxOptions}>
        {options.map((option, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one name are two options
            key={index}
            type="button"
            className="chip chip--switch"
            aria-pressed={picks.includes(index)}
            onClick={() => toggle(index)}
          >
            {option}
          </button>
        ))}
      </div>
      {count > 1 && (
        <Button tone="primary" disabled={picks.length !== count} onClick={() => onAnswer(picks)}>
          {picks.length === count ? 'Confirm' : `${picks.length} of ${count} chosen`}
        </Button>
      )}
    </section>
  );
}

import { Button } from '../../look/control/Button.tsx';
import { stepped } from './numbers.ts';
import type { AskedNumber } from './turn.ts';
import './NumberChoice.css';

/** A question for a number: it is stepped or typed, and answered with a button or Enter. */
export function NumberChoice({
  question,
  amount,
  onAmount,
  onChoose,
}: {
  question: AskedNumber;
  /** The number that is set; none while nothing is typed. */
  amount: number;
  onAmount: (to: number) => void;
  onChoose: () => void;
}) {
  const { min, max } = question;
  const step = (by: 1 | -1) => onAmount(stepped(question, amount, by));
  return (
    <form
      className="number-choice"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      <button type="button" aria-label="One less" disabled={amount <= min} onClick={() => step(-1)}>
        −
      </button>
      <input
        className="figures"
        type="number"
        aria-label={`Number from ${min} to ${max}`}
        min={min}
        max={max}
        value={Number.isNaN(amount) ? '' : amount}
        onChange={({ target }) => onAmount(target.valueAsNumber)}
      />
      <button type="button" aria-label="One more" disabled={amount >= max} onClick={() => step(1)}>
        +
      </button>
      <Button type="submit" tone="primary" data-pick>
        Choose {Number.isNaN(amount) ? '' : amount} <kbd>C</kbd>
      </Button>
    </form>
  );
}

import type { AskedPick, Option, Picks } from '@cardscape/kernel';
import { useState } from 'react';
import { Button } from '../../look/control/Button.tsx';
import { Dialog } from '../../look/control/Dialog.tsx';
import { NumberChoice } from '../picking/NumberChoice.tsx';
import { isAnswer } from '../picking/numbers.ts';
import type { AskedNumber } from '../picking/turn.ts';
import './ChoicePanel.css';

/** Every legal answer as a button, in words: the way to play that needs no table. */
export function ChoicePanel({
  question,
  label,
  none = 'Choose none',
  onChoose,
  onClose,
}: {
  question: AskedPick | AskedNumber;
  /** An option in words. */
  label: (option: Option) => string;
  /** What choosing none of them does, as a deed. */
  none?: string | undefined;
  onChoose: (picks: Picks) => void;
  onClose: () => void;
}) {
  const [picks, setPicks] = useState<Picks>([]);
  if (question.ask === 'number')
    return (
      <Dialog open title="What you can do" intro={question.prompt} onClose={onClose}>
        <TypedNumber question={question} onChoose={onChoose} />
      </Dialog>
    );
  const { min, max } = question;
  const single = max === 1;
  const answers = question.options.map((option, answer) => ({ answer, words: label(option) }));
  const pick = (answer: number) => {
    if (single) onChoose([answer]);
    else
      setPicks(
        picks.includes(answer) ? picks.filter((each) => each !== answer) : [...picks, answer],
      );
  };
  const enough = picks.length >= min && picks.length <= max;
  return (
    <Dialog
      open
      title="What you can do"
      intro={question.prompt}
      onClose={onClose}
      actions={
        picks.length === 0 && min === 0 ? (
          <Button onClick={() => onChoose([])}>{none}</Button>
        ) : (
          !single && (
            <Button tone="primary" disabled={!enough} onClick={() => onChoose(picks)}>
              Confirm {picks.length} of {max}
            </Button>
          )
        )
      }
    >
      <ol
        className="choice-panel"
        onKeyDown={({ key }) => {
          const found = answers[Number(key) - 1];
          if (key !== ' ' && found) pick(found.answer);
        }}
      >
        {answers.map(({ answer, words }, place) => (
          <li key={answer}>
            <Button
              aria-pressed={single ? undefined : picks.includes(answer)}
              onClick={() => pick(answer)}
            >
              {place < 9 && <kbd>{place + 1}</kbd>}
              {words}
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** A number, set and answered without the table. */
function TypedNumber({
  question,
  onChoose,
}: {
  question: AskedNumber;
  onChoose: (picks: Picks) => void;
}) {
  const [amount, setAmount] = useState(question.min);
  return (
    <NumberChoice
      question={question}
      amount={amount}
      onAmount={setAmount}
      onChoose={() => isAnswer(question, amount) && onChoose([amount])}
    />
  );
}

import type { AskedPick, Picks } from '@cardscape/kernel';
import { useState } from 'react';
import { Button } from '../../look/control/Button.tsx';
import { Dialog } from '../../look/control/Dialog.tsx';
import './ChoicePanel.css';

/** Every legal option as a button, in words: the way to play that needs no table. */
export function ChoicePanel({
  decision,
  labels,
  none = 'Choose none',
  onChoose,
  onClose,
}: {
  decision: AskedPick;
  /** The options in words, in their order. */
  labels: readonly string[];
  /** What choosing none of them does, as a deed. */
  none?: string;
  onChoose: (picks: Picks) => void;
  onClose: () => void;
}) {
  const [picks, setPicks] = useState<Picks>([]);
  const single = decision.max === 1;
  const pick = (place: number) => {
    if (single) onChoose([place]);
    else
      setPicks(picks.includes(place) ? picks.filter((each) => each !== place) : [...picks, place]);
  };
  const enough = picks.length >= decision.min && picks.length <= decision.max;
  return (
    <Dialog
      open
      title="What you can do"
      intro={decision.prompt}
      onClose={onClose}
      actions={
        picks.length === 0 && decision.min === 0 ? (
          <Button onClick={() => onChoose([])}>{none}</Button>
        ) : (
          !single && (
            <Button tone="primary" disabled={!enough} onClick={() => onChoose(picks)}>
              Confirm {picks.length} of {decision.max}
            </Button>
          )
        )
      }
    >
      <ol
        className="choice-panel"
        onKeyDown={({ key }) => {
          const place = Number(key) - 1;
          if (key !== ' ' && place >= 0 && place < labels.length) pick(place);
        }}
      >
        {labels.map((label, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place in the list
          <li key={place}>
            <Button
              aria-pressed={single ? undefined : picks.includes(place)}
              onClick={() => pick(place)}
            >
              {place < 9 && <kbd>{place + 1}</kbd>}
              {label}
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

import { Button } from '../../look/control/Button.tsx';
import { Dialog } from '../../look/control/Dialog.tsx';

/** Asks about an attack once more, for who set that in the settings. */
export function SureDialog({
  words,
  onDecide,
}: {
  /** The attack as it is offered. */
  words: string;
  onDecide: (sure: boolean) => void;
}) {
  return (
    <Dialog
      open
      title="Attack?"
      intro={`${words}.`}
      onClose={() => onDecide(false)}
      actions={
        <>
          <Button onClick={() => onDecide(false)}>Think again</Button>
          <Button tone="primary" onClick={() => onDecide(true)}>
            Attack
          </Button>
        </>
      }
    />
  );
}

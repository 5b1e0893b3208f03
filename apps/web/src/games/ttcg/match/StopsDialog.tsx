import { Button } from '../../../look/control/Button.tsx';
import { Dialog } from '../../../look/control/Dialog.tsx';
import { StopsForm } from './StopsForm.tsx';
import type { Stops } from './stops.ts';

/** When the person wants to be asked; everywhere else they pass by themselves. */
export function StopsDialog({
  stops,
  onChange,
  onClose,
}: {
  stops: Stops;
  onChange: (stops: Stops) => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      title="When you are asked"
      intro="Where you do not stop, you pass. Where you could only pass, you are never asked."
      onClose={onClose}
      actions={
        <Button tone="primary" onClick={onClose}>
          Play on
        </Button>
      }
    >
      <StopsForm stops={stops} onChange={onChange} />
    </Dialog>
  );
}

import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';

/** Asks before a new match takes the place of one that waits. */
export function LeaveMatch({
  open,
  onGoOn,
  onStart,
  onClose,
}: {
  open: boolean;
  /** Continues the one that waits. */
  onGoOn: () => void;
  /** Starts the new one. */
  onStart: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={open}
      title="A match is waiting"
      intro="Leave it? It cannot be continued once a new one starts."
      onClose={onClose}
      actions={
        <>
          <Button tone="danger" onClick={onStart}>
            Start a new one
          </Button>
          <Button tone="primary" onClick={onGoOn}>
            Continue it
          </Button>
        </>
      }
    />
  );
}

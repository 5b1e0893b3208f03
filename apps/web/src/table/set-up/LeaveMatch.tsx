import { Button } from '../../look/control/Button.tsx';
import { Dialog } from '../../look/control/Dialog.tsx';
import type { StuckMatch } from '../kept/keeper.ts';
import { useWatching } from '../screen/CannotGoOn.tsx';

/** Asks before a new match takes the place of one that waits. */
export function LeaveMatch({
  open,
  stuck,
  onGoOn,
  onStart,
  onClose,
}: {
  open: boolean;
  /** The one that waits, if it cannot go on. */
  stuck: StuckMatch | undefined;
  /** Continues the one that waits. */
  onGoOn: () => void;
  /** Starts the new one. */
  onStart: () => void;
  onClose: () => void;
}) {
  const onWatch = useWatching();
  return (
    <Dialog
      open={open}
      title={stuck ? 'Your last match cannot go on' : 'A match is waiting'}
      intro={
        stuck
          ? 'It can still be watched, until a new one starts.'
          : 'Leave it? It cannot be continued once a new one starts.'
      }
      onClose={onClose}
      actions={
        <>
          <Button tone="danger" onClick={onStart}>
            Start a new one
          </Button>
          <Button tone="primary" onClick={stuck ? () => onWatch(stuck.record) : onGoOn}>
            {stuck ? 'Watch it' : 'Continue it'}
          </Button>
        </>
      }
    />
  );
}

import { Button } from '../../look/control/Button.tsx';

/** The ways on from a finished match. */
export interface EndDeeds {
  onRematch: () => void;
  /** Watches the match, from this step on. */
  onReplay: (step?: number) => void;
  /** Back to the set-up, to change these. */
  changes: string;
  onChange: () => void;
}

/** The ways on as buttons: on the end screen, and on the message line once that is closed. */
export function EndButtons({ onRematch, onReplay, changes, onChange }: EndDeeds) {
  return (
    <>
      <Button onClick={() => onReplay()}>Watch the replay</Button>
      <Button onClick={onChange}>Change {changes}</Button>
      <Button tone="primary" onClick={onRematch}>
        Play a rematch
      </Button>
    </>
  );
}

import type { MatchRecord } from '@cardscape/kernel';
import type { ReactNode } from 'react';
import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { saveRecordFile } from './recordFile.ts';

/** How a match ended, and what to do next. */
export function EndScreen({
  title,
  intro,
  record,
  onRematch,
  onReplay,
  onChange,
  onClose,
  children,
}: {
  title: string;
  intro: string;
  record: () => MatchRecord;
  onRematch: () => void;
  onReplay: () => void;
  /** Back to the set-up. */
  onChange: () => void;
  onClose: () => void;
  /** The result in detail. */
  children: ReactNode;
}) {
  return (
    <Dialog
      open
      title={title}
      intro={intro}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => saveRecordFile(record())}>Save the record</Button>
          <Button onClick={onReplay}>Watch the replay</Button>
          <Button onClick={onChange}>Change characters</Button>
          <Button tone="primary" onClick={onRematch}>
            Play a rematch
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

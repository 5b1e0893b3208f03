import type { MatchRecord } from '@cardscape/kernel';
import type { ReactNode } from 'react';
import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { EndButtons, type EndDeeds } from './EndDeeds.tsx';
import { saveRecordFile } from './recordFile.ts';

/** How a match ended, and what to do next. */
export function EndScreen({
  title,
  intro,
  record,
  deeds,
  onClose,
  children,
}: {
  title: string;
  intro: string;
  record: () => MatchRecord;
  deeds: EndDeeds;
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
          <EndButtons {...deeds} />
        </>
      }
    >
      {children}
    </Dialog>
  );
}

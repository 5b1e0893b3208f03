import type { MatchRecord } from '@cardscape/kernel';
import { type ReactNode, useState } from 'react';
import { Button } from '../../look/control/Button.tsx';
import { Dialog } from '../../look/control/Dialog.tsx';
import { saveRecordFile } from '../kept/recordFile.ts';
import { EndButtons, type EndDeeds } from './EndDeeds.tsx';
import './EndScreen.css';

/** How a match ended, and what to do next, until it is closed. */
export function EndScreen({
  title,
  intro,
  record,
  deeds,
  children,
}: {
  title: string;
  intro: string;
  record: () => MatchRecord;
  deeds: EndDeeds;
  /** The result in detail. */
  children: ReactNode;
}) {
  const [closed, setClosed] = useState(false);
  return (
    <Dialog
      open={!closed}
      unasked
      title={title}
      intro={intro}
      onClose={() => setClosed(true)}
      actions={
        <>
          <Button onClick={() => saveRecordFile(record())}>Save the record</Button>
          <EndButtons {...deeds} />
        </>
      }
    >
      <div className="end-screen">{children}</div>
    </Dialog>
  );
}

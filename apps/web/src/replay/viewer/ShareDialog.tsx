import { addressHash, writeLink } from '@cardscape/games';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../look/control/Button.tsx';
import { Dialog } from '../../look/control/Dialog.tsx';
import { useToast } from '../../look/feedback/Toast.tsx';
import { saveRecordFile } from '../../table/kept/recordFile.ts';
import type { Replay } from '../opening/loadReplay.ts';
import { fileName } from './fileName.ts';
import './dialogs.css';

/** Hands the match on: as a link that holds all of it, or as a file. */
export function ShareDialog({
  replay: { match, record },
  at,
  onClose,
}: {
  replay: Replay;
  at: number;
  onClose: () => void;
}) {
  const say = useToast();
  const field = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(false);
  const link = useMemo(() => {
    const letters = writeLink(record, match.opened);
    return `${location.origin}/replay#${addressHash(letters, at)}`;
  }, [match, record, at]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say('The link is copied.');
      onClose();
    } catch {
      // Browsers may refuse, and have no clipboard at all on plain http.
      field.current?.select();
      setRefused(true);
    }
  };
  return (
    <Dialog
      open
      title="Share this match"
      intro={`The link holds the whole match and opens it at step ${at}. Nothing is stored anywhere else.`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => saveRecordFile(record, fileName(record, match.sides))}>
            Download the file
          </Button>
          <Button tone="primary" onClick={copy}>
            Copy the link
          </Button>
        </>
      }
    >
      <label className="replay-dialog__text">
        Link
        <textarea
          ref={field}
          className="replay-dialog__link"
          rows={4}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      </label>
      {refused && (
        <p role="alert">
          Your browser did not let us copy. The link is selected: press Ctrl+C, or hold it and
          choose Copy.
        </p>
      )}
    </Dialog>
  );
}

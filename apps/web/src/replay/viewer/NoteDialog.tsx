import { LONGEST_NOTE, type Note } from '@cardscape/kernel';
import { Button } from '../../look/control/Button.tsx';
import { Dialog } from '../../look/control/Dialog.tsx';
import { useDraft } from '../../look/control/useDraft.ts';
import './dialogs.css';

/** Words at the step that is shown. They travel with the link and the file. */
export function NoteDialog({
  match,
  notes,
  at,
  onNotes,
  onClose,
}: {
  /** Tells one match from another. */
  match: string;
  notes: readonly Note[];
  at: number;
  onNotes: (notes: readonly Note[]) => void;
  onClose: () => void;
}) {
  const kept = notes.find(({ step }) => step === at)?.text;
  const { text, write, used } = useDraft(`note ${match} ${at}`, kept);
  const save = () => {
    const others = notes.filter(({ step }) => step !== at);
    const words = text.trim();
    used();
    onNotes(words === '' ? others : [...others, { step: at, text: words }]);
    onClose();
  };
  return (
    <Dialog
      open
      title={`Note at step ${at}`}
      intro="It is shown in the log and on the timeline, and goes along when you share the match."
      onClose={onClose}
      actions={
        <Button tone="primary" onClick={save}>
          Keep the note
        </Button>
      }
    >
      <label className="replay-dialog__text">
        What is there to say?
        <textarea
          rows={4}
          maxLength={LONGEST_NOTE}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
      </label>
    </Dialog>
  );
}

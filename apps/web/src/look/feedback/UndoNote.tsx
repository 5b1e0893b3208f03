import './UndoNote.css';

/** What was just done, with a way back; nothing while there is no note. */
export function UndoNote({ note, onUndo }: { note: string | undefined; onUndo: () => void }) {
  return (
    <div className="undo-note" role="status">
      {note && (
        <p>
          {note}{' '}
          <button type="button" onClick={onUndo}>
            Undo
          </button>
        </p>
      )}
    </div>
  );
}

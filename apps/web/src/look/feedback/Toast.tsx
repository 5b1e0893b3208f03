import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './Toast.css';

interface Note {
  id: number;
  text: string;
}

const ToastContext = createContext<(text: string) => void>(() => undefined);
const staysFor = 5000;

/** Shows short notes at the edge of the page, and reads them out. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const count = useRef(0);
  const say = useCallback((text: string) => {
    count.current += 1;
    const id = count.current;
    setNotes((before) => [...before.slice(-2), { id, text }]);
    setTimeout(() => setNotes((before) => before.filter((note) => note.id !== id)), staysFor);
  }, []);
  return (
    <ToastContext value={say}>
      {children}
      {/* Beside the page, as dialogs are: what stands within it lies under their veil. */}
      {createPortal(
        <div className="toasts" role="status" aria-live="polite">
          {notes.map((note) => (
            <p key={note.id} className="toast" data-toast>
              {note.text}
            </p>
          ))}
        </div>,
        document.body,
      )}
    </ToastContext>
  );
}

/** Says something that needs no answer: "Copied." */
export function useToast(): (text: string) => void {
  return useContext(ToastContext);
}
